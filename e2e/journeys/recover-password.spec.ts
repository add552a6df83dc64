import type { Language } from '@campus/contract/language.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { passwordWords } from '@campus/web/domain/password/words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { recoveryWords } from '@campus/web/features/account/recovery/words.ts'
import { schoolWords } from '@campus/web/features/account/school/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectAtLogin, expectHome } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { codeSentTo } from '../people/outbox.ts'
import { idCardOf } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const ways = { phone: recoveryWords.byPhone, email: recoveryWords.byEmail, idCard: recoveryWords.byIdCard }
const labels = { phone: recoveryWords.phone, email: recoveryWords.email, idCard: recoveryWords.idCard }

const journeys: readonly { readonly way: keyof typeof ways; readonly language: Language }[] = [
  { way: 'phone', language: 'zh_CN' },
  { way: 'email', language: 'en_US' },
  { way: 'idCard', language: 'zh_TW' },
]

for (const { way, language } of journeys)
  test(`a forgotten password is reset by ${way}, and all sessions end (${language})`, async ({ device, student }) => {
    const person = student()
    const known = { ...person, idCard: idCardOf(person) }
    const channel = way === 'email' ? 'email' : 'phone'
    // By the other channel, so that the code of the recovery is the only one there.
    const lost = await device({ as: person, by: channel === 'email' ? 'phone' : 'email', language })
    await lost.goto(`/#${accountPaths.security.address}`)
    await expectAt(lost, accountPaths.security)

    const page = await device({ language })
    const { t, button, field, link, choose, toast, proveByDevice } = reading(page, language)
    await page.goto('/')
    await link(loginWords.forgot).click()
    await choose(schoolWords.iAm, userTypeNames.student)
    await choose(recoveryWords.way, ways[way])
    await page.getByRole('textbox', { name: t(labels[way]) }).fill(known[way])
    await proveByDevice()
    const code = await codeSentTo(person[channel], () => button(recoveryWords.next).click())
    await expectAt(page, channel === 'email' ? accountPaths.emailCode : accountPaths.phoneCode)
    await expectSound(page, `steps/recovery-code-${way}-${language}`)
    await page.goBack()
    // An ID number is not kept on a device, as little as a password is.
    await expect(page.getByRole('textbox', { name: t(labels[way]) })).toHaveValue(way === 'idCard' ? '' : known[way])
    await page.goForward()
    await field(codeWords.code).fill(code)
    await button(recoveryWords.check).click()

    await expectAt(page, accountPaths.newPassword)
    await expectSound(page, `steps/recovery-password-${way}-${language}`)
    await field(passwordWords.fresh).fill('winter orchard 77')
    await field(passwordWords.again).fill('winter orchard 77')
    await button(passwordWords.save).click()
    await expect(toast(recoveryWords.loggedIn)).toBeVisible()
    await expectHome(page, person)

    await lost.goto(`/#${accountPaths.devices.address}`)
    await expectAtLogin(lost)
  })
