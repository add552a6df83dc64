import { accountPaths } from '@campus/contract/paths/account.ts'
import { accountRefusals } from '@campus/contract/refusals/account.ts'
import { captchaWords } from '@campus/web/domain/captcha/words.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

for (const language of languagesOf(import.meta.url))
  test(`three wrong passwords ask for a captcha, and the proof of work replaces it (${language})`, async ({
    device,
    studentWithPassword,
  }) => {
    const person = await studentWithPassword()
    const page = await device({ language })
    const login = atLogin(page, language)
    const { t, proveByDevice } = reading(page, language)
    const picture = page.getByRole('img', { name: t(captchaWords.picture) })
    await page.goto('/')
    for (const attempt of [1, 2, 3]) {
      await login.logInByPassword(person, `not the password ${attempt}`)
      await expect(login.form.getByRole('alert')).toHaveText(t(accountRefusals.wrong_login))
      await expect(login.account).toHaveValue(person.number)
    }
    await expect(picture).toHaveCount(0)

    await login.password.fill(person.password)
    await login.submit()
    await expect(picture).toBeVisible()
    await expect(login.password).toHaveValue(person.password)

    await expectSound(page, `steps/login-captcha-${language}`)
    await proveByDevice()
    await login.submit()
    await expectAt(page, accountPaths.basicInfo)
  })
