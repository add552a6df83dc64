import { loginWords } from '@campus/web/features/account/login/words.ts'
import { homeWords } from '@campus/web/features/home/words.ts'
import { myWords } from '@campus/web/features/my/words.ts'
import { messagesPaths } from '@campus/web/paths/messages.ts'
import { peoplePaths } from '@campus/web/paths/people.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const html = 'html'

test('the language changes at once, without a reload, and stays', async ({ device }) => {
  const page = await device({ as: demoPerson('student') })
  await page.goto(`/#${peoplePaths.my.address}`)
  await page.evaluate(() => Object.assign(window, { wasHereBefore: true }))
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(reading(page, 'en_US').button(myWords.logOut)).toBeVisible()
  await expect(page.locator(html)).toHaveAttribute('lang', 'en')
  await page.getByRole('radio', { name: '繁體中文' }).check()
  await expect(reading(page, 'zh_TW').button(myWords.logOut)).toBeVisible()
  expect(await page.evaluate(() => 'wasHereBefore' in window)).toBe(true)

  await page.reload()
  await expect(reading(page, 'zh_TW').button(myWords.logOut)).toBeVisible()
  await expect(page.locator(html)).toHaveAttribute('lang', 'zh-TW')
})

test('the login page speaks another language without losing what was typed', async ({ device }) => {
  const page = await device()
  await page.goto('/')
  await reading(page, 'zh_CN').field(loginWords.account).fill('100001')
  await page.getByRole('combobox').selectOption('en_US')
  await expect(page.getByLabel(reading(page, 'en_US').tell(loginWords.account), { exact: true })).toHaveValue('100001')
})

test('the school is named in the language of the reader', async ({ device }) => {
  const person = demoPerson('student')
  const page = await device({ as: person })
  await page.goto(`/#${peoplePaths.my.address}`)
  await page.getByRole('radio', { name: 'English' }).check()
  await page.goto(`/#${messagesPaths.home.address}`)
  await expect(page.getByText('Demo University')).toBeVisible()
  expect(Object.keys(homeWords)).toContain('goodMorning')
})

test('dark is dark, stays dark, and follows the system when asked to', async ({ device }) => {
  const page = await device({ as: demoPerson('student'), language: 'en_US' })
  const { choose } = reading(page, 'en_US')
  const brightness = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto(`/#${peoplePaths.my.address}`)
  const light = await brightness()
  await choose(myWords.display, myWords.dark)
  await expect(page.locator(html)).toHaveAttribute('data-prefers-color-scheme', 'dark')
  expect(await brightness()).not.toBe(light)
  await page.reload()
  await expect(page.locator(html)).toHaveAttribute('data-prefers-color-scheme', 'dark')

  await choose(myWords.display, myWords.system)
  await expect(page.locator(html)).toHaveAttribute('data-prefers-color-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator(html)).toHaveAttribute('data-prefers-color-scheme', 'dark')
})
