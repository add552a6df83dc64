import { randomInt } from 'node:crypto'
import type { SelfRegistering } from '@campus/contract/account/registration.ts'
import type { Language, Phrase } from '@campus/contract/language.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { consentFieldWords } from '@campus/web/domain/consent/consent-field-words.ts'
import { passwordWords } from '@campus/web/domain/password/words.ts'
import { basicInfoWords } from '@campus/web/features/account/basic-info/words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { registrationWords } from '@campus/web/features/account/registration/words.ts'
import type { z } from 'zod'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectHome } from '../people/arrival.ts'
import { test } from '../people/device.ts'
import { codeSentTo } from '../people/outbox.ts'
import { reading } from '../people/reading.ts'

interface Newcomer {
  readonly userType: z.infer<typeof SelfRegistering>
  readonly channel: 'phone' | 'email'
  readonly language: Language
  readonly name: string
}

const newcomers: readonly Newcomer[] = [
  { userType: 'visitor', channel: 'phone', language: 'zh_CN', name: '叶知秋' },
  { userType: 'family', channel: 'email', language: 'en_US', name: 'Grace Lin' },
  { userType: 'visitor', channel: 'email', language: 'zh_TW', name: '蘇曉彤' },
]

/** A number and an address that nobody at the demo school has. */
const reach = () => {
  const serial = String(randomInt(1_000_000)).padStart(6, '0')
  return { phone: `15499${serial}`, email: `newcomer-${serial}@demo.campus.example` }
}

for (const { userType, channel, language, name } of newcomers)
  test(`a ${userType} registers by ${channel} and is asked for the basics first (${language})`, async ({ device }) => {
    const target = reach()[channel]
    const page = await device({ language })
    const { t, button, field, link, choose, proveByDevice } = reading(page, language)
    const tick = (label: Phrase) => page.getByRole('checkbox', { name: t(label) }).check()
    await page.goto('/')
    await link(loginWords.register).click()
    await page.getByRole('button', { name: t(userTypeNames[userType]) }).click()

    await expectAt(page, accountPaths.privacyNotice)
    await expectSound(page, `steps/registration-notice-${language}`)
    await tick(registrationWords.noticeTick)
    await button(registrationWords.goOn).click()

    await expectAt(page, accountPaths.registration)
    await expectSound(page, `steps/registration-form-${language}`)
    await field(registrationWords.name).fill(name)
    await choose(registrationWords.channel, registrationWords[channel])
    await page.getByRole('textbox', { name: t(registrationWords[channel]) }).fill(target)
    await proveByDevice()
    await tick(consentFieldWords.agreeTo)
    const code = await codeSentTo(target, () => button(registrationWords.sendCode).click())
    await expectAt(page, accountPaths.registrationCode)
    await expectSound(page, `steps/registration-code-${language}`)
    await field(codeWords.code).fill(code)
    await field(passwordWords.fresh).fill('quiet meadow 31')
    await field(passwordWords.again).fill('quiet meadow 31')
    await button(registrationWords.finish).click()

    await expectAt(page, accountPaths.basicInfo)
    await expectSound(page, `steps/basic-info-${language}`)
    await field(basicInfoWords.nickname).fill('newcomer')
    await button(basicInfoWords.save).click()
    await expectHome(page, { name })
  })
