import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { changeOwnConfig } from '@campus/contract/people/own-config.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { generalWords } from '@campus/web/features/people/general/words.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'

const dark = ['data-prefers-color-scheme', 'dark'] as const
const light = ['data-prefers-color-scheme', 'light'] as const

test('the language changes at once, without a reload, and stays', async ({ device, student }) => {
  const page = await device({ as: student() })
  await page.goto(`/#${peoplePaths.general.address}`)
  await page.evaluate(() => Object.assign(window, { wasHereBefore: true }))
  await reading(page, 'zh_CN').choose(generalWords.language, 'English')
  await expect(page.getByText(reading(page, 'en_US').t(generalWords.everywhere))).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await reading(page, 'en_US').choose(generalWords.language, '繁體中文')
  await expect(page.getByText(reading(page, 'zh_TW').t(generalWords.everywhere))).toBeVisible()
  expect(await page.evaluate(() => 'wasHereBefore' in window)).toBe(true)

  await page.reload()
  await expect(page.getByText(reading(page, 'zh_TW').t(generalWords.everywhere))).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
})

test('the login page speaks another language without losing what was typed', async ({ device }) => {
  const page = await device()
  await page.goto('/')
  await reading(page, 'zh_CN').field(loginWords.account).fill('100001')
  await page.getByRole('combobox').selectOption('en_US')
  await expect(page.getByLabel(reading(page, 'en_US').t(loginWords.account), { exact: true })).toHaveValue('100001')
})

test('the school is named in the language of the reader', async ({ device, student }) => {
  const page = await device({ as: student() })
  await page.goto(`/#${peoplePaths.general.address}`)
  await reading(page, 'zh_CN').choose(generalWords.language, 'English')
  await page.goto(`/#${messagesPaths.home.address}`)
  await expect(page.getByText('Demo University')).toBeVisible()
})

test('colours and language stay, also on my other devices, and one chosen before the login is kept', async ({
  device,
  studentWithPassword,
}) => {
  const person = await studentWithPassword()
  const page = await device({ as: person, language: 'en_US' })
  const { choose } = reading(page, 'en_US')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto(`/#${peoplePaths.general.address}`)
  const light = await background()
  const isKept = page.waitForResponse((response) => response.url().endsWith(changeOwnConfig.path))
  await choose(generalWords.display, generalWords.dark)
  await expect(page.locator('html')).toHaveAttribute(...dark)
  expect(await background()).not.toBe(light)
  await isKept
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute(...dark)

  const isSent = page.waitForResponse((response) => response.url().endsWith('/lang/zh_TW'))
  await choose(generalWords.language, '繁體中文')
  await isSent
  const other = await device({ accountLanguage: null })
  await other.goto('/')
  await atLogin(other, 'zh_CN').logInByPassword(person)
  await expect(other.locator('html')).toHaveAttribute(...dark)
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-TW')

  const third = await device({ accountLanguage: null })
  await third.goto('/')
  await third.getByRole('combobox').selectOption('en_US')
  const isKeptByAccount = third.waitForResponse(async (response) => {
    const { authorization } = await response.request().allHeaders()
    return response.url().endsWith('/lang/en_US') && authorization !== undefined
  })
  await atLogin(third, 'en_US').logInByPassword(person)
  await isKeptByAccount
  await expect(third.locator('html')).toHaveAttribute('lang', 'en')
  await other.reload()
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
})

test('who does not choose gets what the system shows', async ({ device, student }) => {
  const page = await device({ as: student() })
  await page.goto(`/#${peoplePaths.general.address}`)
  await expect(page.locator('html')).toHaveAttribute(...light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute(...dark)
})
