import { accountPaths } from '@campus/contract/paths/account.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { appWords } from '@campus/web/app/words.ts'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectAtLogin } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

test('a link asks for the login and then leads to where it pointed, parameters and all', async ({ device }) => {
  const page = await device({ language: 'en_US' })
  await page.goto(`/#${shellPaths.openLocation.address}?latitude=30.5&longitude=114.3&name=North+Gate+%26+Co`)
  await expectAtLogin(page)
  await expect(page.getByRole('status').filter({ hasText: 'Log in to open' })).toBeVisible()
  await atLogin(page, 'en_US').logInByPassword(demoPerson('student'))
  await expectAt(page, shellPaths.openLocation)
  await expect(page.getByRole('heading', { name: 'North Gate & Co' })).toBeVisible()
})

test('a return address cannot lead out of the app', async ({ device }) => {
  const page = await device()
  await page.goto(`/#${accountPaths.login.address}?back=${encodeURIComponent('//evil.example/steal')}`)
  await atLogin(page, 'zh_CN').logInByPassword(demoPerson('teacher'))
  await expect(page).toHaveURL(/\/#\/pages\/sys\/home\/index/)
})

test('an unknown address shows an error and a way back', async ({ device, student }) => {
  const person = student()
  const page = await device({ as: person, language: 'zh_TW' })
  const { text, button } = reading(page, 'zh_TW')
  await page.goto('/#/pages/sys/nowhere')
  await expect(text(appWords.noSuchPage)).toBeVisible()
  await expectSound(page, 'steps/no-such-page')
  await button(appWords.goOn).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
})
