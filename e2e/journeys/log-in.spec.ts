import { languages, say } from '@campus/contract/language.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { numberNames, roleNames } from '@campus/contract/roles.ts'
import { demoAccounts } from '@campus/demo/accounts.ts'
import { expectAt, expectAtLogin, expectHome } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { logOut } from '../people/leaving.ts'
import { demoPerson } from '../people/person.ts'

/** The visitor of the demo has never been in; that first visit is a journey of its own. */
const known = demoAccounts.filter(({ role }) => role !== 'visitor')

for (const [index, { role }] of known.entries()) {
  const language = languages[index % languages.length] ?? 'zh_CN'
  test(`the ${role} of the demo logs in by password, sees their own name, and leaves nothing behind (${language})`, async ({ device }) => {
    const person = demoPerson(role)
    const page = await device({ language })
    await page.goto('/')
    await atLogin(page, language).logInByPassword(person)
    await expectHome(page, person)

    await page.goto(`/#${peoplePaths.my.address}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(personNameIn(person, language))
    await expect(page.getByText(`${say(numberNames[person.userType], language)} ${person.number}`)).toBeVisible()

    await logOut(page, language)
    await page.goBack()
    // Where a notice was open, the app itself opened the typed address, and nothing of it lies behind the login page.
    await expect(page).toHaveURL(new RegExp(`^about:blank$|#${accountPaths.login.address}`))
    await expect(page.getByText(person.name)).toHaveCount(0)
    await page.goto(`/#${peoplePaths.my.address}`)
    await expectAtLogin(page)
    await expect(page.getByText(person.name)).toHaveCount(0)
  })
}

test('a tap on a demo account is enough', async ({ device }) => {
  const page = await device({ language: 'en_US' })
  await page.goto('/')
  await page.getByRole('button', { name: say(roleNames.admin, 'en_US') }).click()
  await expectHome(page, demoPerson('admin'))
})

test('a logged-in person does not see the login page again', async ({ device, student }) => {
  const person = student()
  const page = await device({ as: person })
  await page.goto(`/#${accountPaths.login.address}`)
  await expectHome(page, person)
})

test('nobody logs in without having agreed', async ({ device }) => {
  const { number, password = '' } = demoPerson('student')
  const page = await device({ language: 'en_US' })
  const login = atLogin(page, 'en_US')
  await page.goto('/')
  await login.account.fill(number)
  await login.password.fill(password)
  await login.submit()
  await expect(login.consent).toBeFocused()
  await expect(login.consent).toHaveAccessibleDescription(/agree/)
  await expectAt(page, accountPaths.login)
})
