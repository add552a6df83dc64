import { maskName } from '@campus/contract/masks.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { PickUpCode, printItemCode } from '@campus/contract/printing/items.ts'
import { printingRefusals } from '@campus/contract/refusals/printing.ts'
import { tradeRefusals } from '@campus/contract/refusals/trade.ts'
import { codeWords } from '@campus/kiosk/code/words.ts'
import { idleWords } from '@campus/kiosk/idle/words.ts'
import { delegateWords } from '@campus/web/domain/delegate/words.ts'
import { pickUpWords } from '@campus/web/domain/pick-up/words.ts'
import { eventLooks, timelineWords } from '@campus/web/features/certificates/application/timeline-words.ts'
import { addWords } from '@campus/web/features/entrust/add/words.ts'
import { entrustWords } from '@campus/web/features/entrust/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import type { Person } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { atKiosk } from '../terminals/at-kiosk.ts'
import { getPaper, type Paper, pagesOut } from '../terminals/paper.ts'
import { readCode } from '../terminals/shown-code.ts'
import { expect, type Terminal, test } from '../terminals/terminal.ts'

const language = 'zh_CN'

const entrustOneCopy = async (phone: Page, { item }: Paper, friend: Person) => {
  const { t, field, button } = reading(phone, language)
  await phone.goto(`/#${terminalsPaths.entrust.address}?itemId=${item.id}`)
  await field(delegateWords.number).fill(friend.number)
  await button(delegateWords.lookUp).click()
  await expect(phone.getByText(`${maskName(friend.name)} · `)).toBeVisible()
  await phone.getByRole('spinbutton', { name: t(addWords.copies) }).fill('1')
}

/** Says yes, and gets a code of their own. */
const acceptAndShow = async (phone: Page) => {
  const { button } = reading(phone, language)
  await button(entrustWords.accept).click()
  const press = () => button(entrustWords.code).click()
  return readCode(phone, { call: printItemCode, shape: PickUpCode, press })
}

/** On the keys of the screen, as people without a scanner do. */
const typeFigures = async (machine: Terminal, figures: string) => {
  const { t, button } = atKiosk(machine)
  await machine.screen.getByRole('button', { name: t(idleWords.type) }).click()
  for (const figure of figures) await machine.screen.getByRole('button', { name: figure, exact: true }).click()
  await button(codeWords.enter).click()
}

test('a friend accepts, prints with a code of their own, and the owner reads where; what is taken back is dead at once', async ({
  terminal,
  device,
  student,
  network,
}) => {
  const [owner, friend] = [student({ years: 1 }), student()]
  const paper = await getPaper(owner, 2, network)
  const { name, pagesPerCopy } = paper.item
  const machine = await terminal()
  const kiosk = atKiosk(machine)

  const ownPhone = await device({ as: owner, language })
  const own = reading(ownPhone, language)
  await ownPhone.goto(`/#${terminalsPaths.entrust.address}?itemId=${paper.item.id}`)
  await own.field(delegateWords.number).fill(owner.number)
  await own.button(delegateWords.lookUp).click()
  await expect(own.text(tradeRefusals.delegate_self)).toBeVisible()
  await entrustOneCopy(ownPhone, paper, friend)
  await expectSound(ownPhone, 'steps/entrust')
  await own.button(addWords.submit).click()
  await expectAt(ownPhone, terminalsPaths.entrusted)
  await expect(own.text(entrustWords.asked)).toBeVisible()
  await expectSound(ownPhone, 'steps/entrust-asked')

  const phone = await device({ as: friend, language })
  const { t, text } = reading(phone, language)
  await phone.goto(`/#${terminalsPaths.entrusted.address}`)
  await expect(text(entrustWords.request(maskName(owner.name), 1))).toBeVisible()
  await expect(phone.getByText(owner.name)).toHaveCount(0)
  await expectSound(phone, 'steps/entrusted-request')
  const { code } = await acceptAndShow(phone)
  await expect(phone.getByRole('dialog', { name: t(pickUpWords.title) })).toBeVisible()

  await typeFigures(machine, code)
  await expectSound(machine.screen, 'steps/kiosk-entrusted')
  await expect(machine.screen.getByText(owner.name)).toHaveCount(0)
  await kiosk.print(name)
  await kiosk.expectDone(pagesPerCopy)
  await kiosk.finish()
  expect(pagesOut(machine)).toBe(pagesPerCopy)

  await expect(own.text(entrustWords.fetchedLine(1, t(machine.name)))).toBeVisible()
  await expectSound(ownPhone, 'steps/entrust-fetched')
  await ownPhone.goto(`/#${messagesPaths.messages.address}`)
  await expect(ownPhone.getByRole('link').filter({ hasText: maskName(friend.name) })).toContainText(name)

  await entrustOneCopy(ownPhone, paper, friend)
  await own.button(addWords.submit).click()
  await expectAt(ownPhone, terminalsPaths.entrusted)
  await phone.goto(`/#${messagesPaths.home.address}`)
  await phone.goto(`/#${terminalsPaths.entrusted.address}`)
  const second = await acceptAndShow(phone)
  await own.button(entrustWords.takeBack).click()
  await own.confirm(entrustWords.takeBack)
  await expect(own.toast(entrustWords.takenBack)).toBeVisible()
  await expect(own.fact(entrustWords.why)).toHaveText(own.t(entrustWords.withdrawnBy(undefined)))
  await expect(own.fact(entrustWords.endedAt)).toHaveText(/\d\d:\d\d$/)
  await expectSound(ownPhone, 'steps/entrust-taken-back')
  await machine.scan(second.qrAddress)
  await expect(kiosk.complaint).toHaveText(kiosk.t(printingRefusals.pickup_code_expired))
  await typeFigures(machine, second.code)
  await expect(kiosk.complaint).toHaveText(kiosk.t(printingRefusals.pickup_code_expired))
  await expectSound(machine.screen, 'steps/kiosk-code-refused')
  expect(pagesOut(machine)).toBe(pagesPerCopy)

  await ownPhone.goto(`/#${certificatesPaths.application.address}?id=${paper.applicationId}`)
  const timeline = ownPhone.getByRole('region', { name: t(timelineWords.title) })
  for (const kind of ['delegated', 'delegate_accepted', 'code_given', 'printed', 'delegate_removed'] as const)
    await expect(timeline.getByText(t(eventLooks[kind].t)).first()).toBeVisible()
})
