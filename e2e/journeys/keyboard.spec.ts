import { chromeWords } from '@campus/web/chrome/words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { peoplePaths } from '@campus/web/paths/people.ts'
import { expectAt, expectHome } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

test('who has only a keyboard logs in and finds My', async ({ device }) => {
  const person = demoPerson('student')
  const page = await device({ size: 'wide', language: 'en_US' })
  const { tell, button } = reading(page, 'en_US')
  const login = atLogin(page, 'en_US')
  await page.goto('/')
  await login.account.focus()
  await page.keyboard.type(person.number)
  await page.keyboard.press('Tab')
  await expect(login.password).toBeFocused()
  await page.keyboard.type(person.password ?? '')
  for (const next of [/show password/i, tell(loginWords.remember), tell(loginWords.forgot)]) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(next)
  }
  await page.keyboard.press('Tab')
  await expect(login.consent).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expectHome(page, person)

  await button(chromeWords.skip).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectAt(page, peoplePaths.my)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
})
