import { accountPaths } from '@campus/contract/paths/account.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { formWords } from '@campus/ui/form/words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { layoutWords } from '@campus/web/layout/words.ts'
import { expectAt } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

test('a keyboard user logs in, reads the notices and finds My', async ({ device, studentWithPassword }) => {
  const person = await studentWithPassword()
  const page = await device({ size: 'wide', language: 'en_US' })
  const { t, button } = reading(page, 'en_US')
  const login = atLogin(page, 'en_US')
  await page.goto('/')
  await login.account.focus()
  await page.keyboard.type(person.number)
  await page.keyboard.press('Tab')
  await expect(login.password).toBeFocused()
  await page.keyboard.type(person.password)
  for (const next of [formWords.showPassword, loginWords.remember, loginWords.forgot]) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(t(next))
  }
  await page.keyboard.press('Tab')
  await expect(login.consent).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expectAt(page, accountPaths.basicInfo)

  const tabOf = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}\\b`) })
  // The screen that has just come takes the focus to its title, at a moment of its own: between two of the tabs as well.
  await expect(async () => {
    await button(layoutWords.skip).focus()
    for (const name of ['Home', 'Workbench', 'Contacts', 'Messages', 'Me']) {
      await page.keyboard.press('Tab')
      await expect(tabOf(name)).toBeFocused({ timeout: 500 })
    }
  }).toPass()
  await page.keyboard.press('Enter')
  await expectAt(page, peoplePaths.my)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(personNameIn(person, 'en_US'))
})
