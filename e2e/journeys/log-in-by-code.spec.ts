import { say } from '@campus/contract/language.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { accountRefusals } from '@campus/contract/refusals/account.ts'
import { languagesOf } from '../browser/looks.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { codeSentTo } from '../people/outbox.ts'

/** Six digits that are certainly not the code. */
const anotherThan = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))

for (const language of languagesOf(import.meta.url))
  for (const way of ['phone', 'email'] as const)
    test(`a student logs in by a code to the ${way}, after a wrong one (${language})`, async ({ device, student }) => {
      const person = student()
      const page = await device({ language })
      const login = atLogin(page, language)
      await page.goto('/')
      await login.chooseType('student')
      await login.chooseWay(way)
      await login[way].fill(person[way])
      const code = await codeSentTo(person[way], login.sendCode)

      await login.consent.check()
      await login.code.fill(anotherThan(code))
      await login.submit()
      await expect(login.form.getByRole('alert')).toHaveText(say(accountRefusals.code_wrong, language))
      await expect(login[way]).toHaveValue(person[way])
      await expect(login.consent).toBeChecked()

      await expectSound(page, `steps/login-code-${way}-${language}`)
      await login.code.fill(code)
      await login.submit()
      await expectAt(page, accountPaths.basicInfo)
    })
