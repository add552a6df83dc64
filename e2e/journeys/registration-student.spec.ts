import { randomUUID } from 'node:crypto'
import type { Language } from '@campus/contract/language.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { authRefusals } from '@campus/contract/refusals/common.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { passwordWords } from '@campus/web/domain/password/words.ts'
import { basicInfoWords } from '@campus/web/features/account/basic-info/words.ts'
import { accountWords } from '@campus/web/features/registration/account/words.ts'
import { matchWords } from '@campus/web/features/registration/match/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectHome, putOffPhoto } from '../people/arrival.ts'
import { expect, test } from '../people/device.ts'
import { codeSentTo } from '../people/outbox.ts'
import { idCardOf } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { fillIn } from '../people/registering.ts'

const ways: readonly (readonly [Language, 'phone' | 'email'])[] = [
  ['zh_CN', 'phone'],
  ['en_US', 'email'],
]

for (const [language, channel] of ways)
  test(`a new student proves by a code to the known ${channel} and is in (${language})`, async ({ device, student }) => {
    const person = student()
    const page = await device({ language })
    const { t, button, field } = reading(page, language)
    await fillIn(page, language, { userType: 'student', name: person.name, number: person.number, idCard: idCardOf(person) })

    await expectAt(page, registrationPaths.match)
    await expect(page.getByRole('heading', { name: t(matchWords.title) })).toBeVisible()
    await expect(page.getByText(person.number, { exact: true }), 'what the record says is masked').toHaveCount(0)
    await expectSound(page, `steps/registration-match-${language}`)
    await page.getByRole('button', { name: t(matchWords[channel]) }).click()
    const code = await codeSentTo(person[channel], () => button(codeWords.get).click())
    await field(codeWords.code).fill(code)
    await expectSound(page, `steps/registration-code-way-${language}`)
    await button(matchWords.confirm).click()

    await expectAt(page, registrationPaths.account)
    await page.reload()
    await field(passwordWords.fresh).fill('quiet meadow 31')
    await field(passwordWords.again).fill('quiet meadow 31')
    await expectSound(page, `steps/registration-account-${language}`)
    await button(accountWords.finish).click()
    await expectAt(page, accountPaths.basicInfo)
    await field(basicInfoWords.nickname).fill('newcomer')
    await button(basicInfoWords.save).click()
    await putOffPhoto(page, language)
    await expectHome(page, person)
  })

test('a stranger with a guessed address sees nothing of a registration', async ({ device }) => {
  const page = await device({ language: 'zh_CN' })
  const { t } = reading(page, 'zh_CN')
  for (const path of [registrationPaths.match, registrationPaths.material, registrationPaths.account]) {
    await page.goto(`/#${path.address}?id=${randomUUID()}`)
    await expect(page.getByText(t(authRefusals.not_found))).toBeVisible()
  }
  await page.goto(`/#${registrationPaths.progress.address}?uuid=${randomUUID()}`)
  await expect(page.getByText(t(authRefusals.not_found))).toBeVisible()
  await expectSound(page, 'steps/registration-guessed')
})
