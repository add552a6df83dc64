import { beginPcLogin } from '@campus/contract/account/pc-login.ts'
import type { Language } from '@campus/contract/language.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { accountRefusals } from '@campus/contract/refusals/account.ts'
import { pcLoginWords } from '@campus/web/features/account/pc-login/words.ts'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAtLogin } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

const Shown = z.object({ data: beginPcLogin.output })

/** Opens the login page on a computer and gives the address inside its code, as a camera would read it. */
const showCode = async (computer: Page, language: Language) => {
  let url = ''
  await computer.route(`**${beginPcLogin.path}`, async (route) => {
    const response = await route.fetch()
    url = Shown.parse(await response.json()).data.url
    await route.fulfill({ response })
  })
  await computer.goto('/')
  await expect(computer.getByRole('img', { name: reading(computer, language).t(pcLoginWords.codeLabel) })).toBeVisible()
  return url
}

for (const language of languagesOf(import.meta.url))
  test(`a computer is logged in once the phone has confirmed (${language})`, async ({ device, student }) => {
    const person = student()
    const computer = await device({ size: 'wide', language })
    const phone = await device({ as: person, language })
    const onPhone = reading(phone, language)
    await phone.goto(await showCode(computer, language))
    await expect(phone.getByText('Chrome')).toBeVisible()
    await expect(phone.getByText(person.number)).toBeVisible()
    await expect(reading(computer, language).text(pcLoginWords.scanned)).toBeVisible()
    await expectSound(phone, `steps/scan-question-${language}`)
    await onPhone.button(pcLoginWords.confirm).click()
    await expect(onPhone.text(pcLoginWords.confirmed)).toBeVisible()
    await expectSound(phone, `steps/scan-confirmed-${language}`)
    await expect(computer.getByText(personNameIn(person, language))).toBeVisible()
  })

test('where no websocket gets through the computer asks, and is in all the same', async ({ device, student }) => {
  const person = student()
  const computer = await device({ size: 'wide' })
  await computer.routeWebSocket(/\/ws$/, (socket) => socket.close())
  const phone = await device({ as: person })
  await phone.goto(await showCode(computer, 'zh_CN'))
  await reading(phone, 'zh_CN').button(pcLoginWords.confirm).click()
  await expect(computer.getByText(person.name)).toBeVisible()
})

test('a refusal on the phone leaves the computer logged out, with a new code', async ({ device, student }) => {
  const computer = await device({ size: 'wide', language: 'en_US' })
  const phone = await device({ as: student(), language: 'en_US' })
  const onComputer = reading(computer, 'en_US')
  await phone.goto(await showCode(computer, 'en_US'))
  await reading(phone, 'en_US').button(pcLoginWords.refuse).click()
  await expect(onComputer.text(pcLoginWords.refused)).toBeVisible()
  await onComputer.button(pcLoginWords.refresh).click()
  await expect(computer.getByRole('img', { name: onComputer.t(pcLoginWords.codeLabel) })).toBeVisible()
  await expectAtLogin(computer)
})

test('a code that somebody else has scanned does not log in a second person', async ({ device, student }) => {
  const computer = await device({ size: 'wide' })
  const [first, second] = [await device({ as: student() }), await device({ as: student() })]
  const url = await showCode(computer, 'zh_CN')
  await first.goto(url)
  await expect(reading(first, 'zh_CN').button(pcLoginWords.confirm)).toBeVisible()
  await second.goto(url)
  await expect(reading(second, 'zh_CN').text(accountRefusals.scan_code_taken)).toBeVisible()
})

test('after a minute the code expires, and a new one is available', async ({ device, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  const computer = await device({ size: 'wide' })
  const { text, button } = reading(computer, 'zh_CN')
  // The server's minute has not passed: the page has to know by its own clock.
  await computer.route('**/watch', (route) => route.abort())
  await computer.clock.install()
  await showCode(computer, 'zh_CN')
  await computer.clock.runFor(61_000)
  await expect(text(pcLoginWords.expired)).toBeVisible()
  await button(pcLoginWords.refresh).click()
  await expect(text(pcLoginWords.left(60))).toBeVisible()
})

test('a phone that scans a code of yesterday sees what to do', async ({ device, student }) => {
  const phone = await device({ as: student(), language: 'zh_TW' })
  await phone.goto(`/#${messagesPaths.scanLogin.address}?code=${'x'.repeat(43)}`)
  await expect(reading(phone, 'zh_TW').text(accountRefusals.scan_code_expired)).toBeVisible()
})
