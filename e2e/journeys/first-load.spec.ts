import { loginNotices } from '@campus/contract/account/notices.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Page } from '@playwright/test'
import { expectAt } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, type Journey, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'

const kilobyte = 1024

/** The bytes of the page, its scripts and its style sheets, as they travelled; the list of screens comes after the login page is shown. */
const loadedBytes = (page: Page) =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation'))
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, initiatorType }) => initiatorType === 'navigation' || /\/assets\/.*\.(js|css)$/.test(name))
    const listBegins = files.find(({ name }) => name.includes('/app-features-'))?.startTime ?? Number.POSITIVE_INFINITY
    const sum = (some: typeof files) => some.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
    return { beforeList: sum(files.filter(({ startTime }) => startTime < listBegins)), all: sum(files) }
  })

/** What shows the codes of printed papers comes to those alone who have something to collect. */
const codesArrived = (page: Page, timeout?: number) =>
  page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/home-codes-')),
    undefined,
    timeout === undefined ? {} : { timeout },
  )

/** The papers of the demo student are printed while the school is filled. */
const waitForPapers = async (device: Journey['device']) => {
  const page = await device({ as: demoPerson('student') })
  await expect(async () => {
    await page.goto('/')
    await codesArrived(page, 5_000)
  }).toPass({ timeout: 60_000 })
}

test('the login page loads at most 143 KB, and home after it at most 77 KB more', async ({ device }) => {
  await waitForPapers(device)
  const page = await device()
  await page.goto('/')
  const login = atLogin(page, 'zh_CN')
  await expect(login.account).toBeVisible()
  const { beforeList: first } = await loadedBytes(page)
  expect(first).toBeGreaterThan(50 * kilobyte)
  expect(first).toBeLessThanOrEqual(143 * kilobyte)

  // The last thing that a login loads; whether there are any to show depends on what this student has read elsewhere.
  const notices = page.waitForResponse(
    (response) => response.url().includes(loginNotices.path) && 'authorization' in response.request().headers(),
  )
  await login.logInByPassword(demoPerson('student'))
  await expectAt(page, messagesPaths.home)
  await (await notices).finished()
  await codesArrived(page)
  await page.waitForLoadState('networkidle')
  const { all } = await loadedBytes(page)
  // Half of it is the list of screens and tiles, which grows with every area; a third is for the codes of this student.
  expect(all - first).toBeLessThanOrEqual(77 * kilobyte)
})

test('the page shows the name of the product before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByText('智慧校园', { exact: true })).toBeVisible()
  await context.close()
})
