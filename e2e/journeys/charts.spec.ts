import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { chartWords } from '@campus/web/domain/chart/words.ts'
import { statisticsWords } from '@campus/web/features/statistics/console/words.ts'
import { expectSound } from '../checks/sound.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const kilobyte = 1024

test('a chart is walked by keyboard, read as a table, kept as a file, and a mark opens its rows', async ({ device }) => {
  const language = 'zh_CN'
  const page = await device({ as: demoPerson('admin'), size: 'wide', language })
  const { t } = reading(page, language)
  const chart = page.getByRole('region', { name: t(statisticsWords.logins), exact: true })
  const loggedIn = chart.getByRole('link', { name: /登录：[1-9]/ }).last()
  // Rows are counted once a minute.
  await expect(async () => {
    await page.goto('about:blank')
    await atConsole(page, language).open(statisticsPaths.visits)
    await expect(loggedIn).toBeAttached({ timeout: 10_000 })
  }).toPass({ timeout: 150_000 })

  const chartBytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\/chart-[^/]+\.js$/.test(name))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
  )
  expect(chartBytes).toBeGreaterThan(5 * kilobyte)
  expect(chartBytes).toBeLessThanOrEqual(25 * kilobyte)

  await chart.getByRole('button', { name: t(chartWords.downloadAs('CSV')) }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  const heard = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const today = await heard()
  await page.keyboard.press('ArrowLeft')
  const yesterday = await heard()
  expect(yesterday).not.toEqual(today)
  await page.keyboard.press('ArrowRight')
  expect(await heard()).toEqual(today)
  await expectSound(page, 'steps/chart-by-keyboard')

  const saved = page.waitForEvent('download')
  await chart.getByRole('button', { name: t(chartWords.downloadAs('PNG')) }).click()
  expect((await saved).suggestedFilename()).toMatch(/^登录次数 \d{4}-\d\d-\d\d\.png$/)

  await chart.getByRole('button', { name: t(chartWords.table), exact: true }).click()
  await expect(page).toHaveURL(/table=logins/)
  await expect(chart.getByRole('columnheader', { name: '登录', exact: true })).toBeVisible()
  await expectSound(page, 'steps/chart-as-table')
  await chart.getByRole('button', { name: t(chartWords.chart), exact: true }).click()

  await loggedIn.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/login_log\?.*outcome=in.*from=.*until=/)
})
