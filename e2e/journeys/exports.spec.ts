import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { grantRoles } from '@campus/contract/administration/people.ts'
import { exportStateNames, exportTitles } from '@campus/contract/logs/exports.ts'
import { loginOutcomeNames } from '@campus/contract/logs/log-words.ts'
import { loginLog } from '@campus/contract/logs/login-log.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { countedRowsPath, statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { statisticRows } from '@campus/contract/statistics/rows.ts'
import { dayAfter, dayIn } from '@campus/server/platform/time/zoned-day.ts'
import { exportWords } from '@campus/web/console/export/words.ts'
import { exportsWords } from '@campus/web/features/logs/console/exports/words.ts'
import { logWords } from '@campus/web/features/logs/console/log/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { ownSchools } from '../school/own-schools.ts'

test('a night of refused logins is seen in a chart: the peak opens its hour, the rows are exported, and the auditor finds that', async ({
  device,
  network,
}) => {
  const language = 'en_US'
  const admin = demoPerson('admin')
  // The night of attacks in the demo; it is over, so nothing is added while others use the school.
  const night = dayAfter(dayIn('Asia/Shanghai', new Date()), -12)
  const page = await device({ as: admin, size: 'wide', language })
  const { t, button, text } = reading(page, language)
  const console = atConsole(page, language)
  const span = { from: dayAfter(night, -1), until: dayAfter(night) }
  const peak = page.getByRole('link', { name: /, Refused: 1[45]\d$/ }).first()
  // Rows are counted once a minute.
  await expect(async () => {
    await page.goto('about:blank')
    await console.open(statisticsPaths.explorer, { source: 'logins', outcome: 'refused', step: 'hour', ...span })
    await expect(peak).toBeAttached({ timeout: 10_000 })
  }).toPass({ timeout: 150_000 })
  const counted = (await peak.getAttribute('aria-label'))?.match(/\d+$/)?.[0] ?? ''
  await peak.focus()
  await page.keyboard.press('Enter')
  await expect(text(logWords.count(counted))).toBeVisible()
  const asked = Object.fromEntries(new URLSearchParams(page.url().split('?').at(-1)))
  // Who comes from that network is one click away.
  await expect(page.getByRole('link', { name: '203.0.113.77' }).first()).toHaveAttribute(
    'href',
    /operations\/sessions\?network=203\.0\.113\.77/,
  )
  await button(exportWords.export).click()
  const dialog = console.dialog(exportWords.title(t(exportTitles.login)))
  await dialog.getByRole('checkbox', { name: 'Device' }).uncheck()
  await dialog.getByRole('combobox', { name: t(exportWords.format) }).selectOption('csv')
  await console.box(exportWords.reason, dialog).fill('who tried so many passwords')
  await expectSound(page, 'exports/ask')
  await dialog.getByRole('button', { name: t(exportWords.start) }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t(exportWords.download) }).click()
  const bytes = await readFile(await (await download).path())
  const lines = bytes.toString().trim().split('\r\n')
  const { data } = await askServer(loginLog, asked, network, { token: await tokenOf(admin, network) })
  expect(lines.length).toBe(Number(counted) + 1)
  expect(lines[0]).toContain('Time,Person,Unit,Method,Outcome,Reason,Network')
  for (const [at, row] of data.rows.entries()) expect(lines[at + 1]).toContain(row.network)

  await dialog.getByRole('link', { name: t(exportWords.toExports) }).click()
  // Other journeys export in the name of the same administrator.
  const ownIn = (page: Page) => page.getByRole('article').filter({ hasText: 'who tried so many passwords' })
  const card = ownIn(page)
  await expect(card).toContainText(t(exportStateNames.ready))
  await expect(card).toContainText(t(loginOutcomeNames.refused))
  await expect(card.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible()
  await expectSound(page, 'exports/own')
  await page.getByRole('combobox', { name: t(exportsWords.which) }).selectOption('waiting')
  // One of the demo waits for a second administrator; what was asked for here needed none.
  await expect(page.getByRole('article').first()).toContainText(t(exportStateNames.waiting))
  await expect(ownIn(page)).toHaveCount(0)

  const auditor = await device({ as: demoPerson('auditor'), size: 'wide', language })
  await atConsole(auditor, language).open(logPaths.operations, { action: 'logs.export_made' })
  await expect(
    auditor
      .getByRole('row')
      .filter({ hasText: personNameIn(admin, language) })
      .first(),
  ).toContainText('Export finished')

  const phone = await device({ as: admin, language: 'zh_CN' })
  const reader = reading(phone, 'zh_CN')
  await atConsole(phone, 'zh_CN').open(consolePaths.logExports)
  await expectSound(phone, 'exports/phone')
  await ownIn(phone)
    .getByRole('button', { name: reader.t(exportWords.remove) })
    .click()
  await reader.confirm(exportWords.remove)
  await expect(ownIn(phone)).toContainText(reader.t(exportStateNames.cancelled))
})

test('the entries behind a number of a chart are exported as they are listed', async ({ device, network }) => {
  const language = 'zh_CN'
  const admin = demoPerson('admin')
  const page = await device({ as: admin, language })
  const { t, button } = reading(page, language)
  const console = atConsole(page, language)
  // Days that are over, so that nothing is added while others use the school.
  const today = dayIn('Asia/Shanghai', new Date())
  const asked = { source: 'signs', from: `${dayAfter(today, -14)}T00:00:00.000Z`, until: `${dayAfter(today, -7)}T00:00:00.000Z` } as const
  const { data } = await askServer(statisticRows, asked, network, { token: await tokenOf(admin, network) })
  expect(data.total).toBeGreaterThan(1)
  await console.open(countedRowsPath, asked)
  await button(exportWords.export).click()
  const dialog = console.dialog(exportWords.title(t(exportTitles.counted_rows)))
  await dialog.getByRole('combobox', { name: t(exportWords.format) }).selectOption('csv')
  await console.box(exportWords.reason, dialog).fill('核对图表中的数字')
  await expectSound(page, 'exports/counted-rows')
  await dialog.getByRole('button', { name: t(exportWords.start) }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t(exportWords.download) }).click()
  const lines = (await readFile(await (await download).path())).toString().trim().split('\r\n')
  expect(lines.length).toBe(data.total + 1)
  for (const [at, { person }] of data.rows.entries()) expect(lines[at + 1]).toContain(person?.number ?? '')
})

test('plain phone numbers are exported when a second administrator approves, not when the request is cancelled', async ({
  device,
  network,
}) => {
  const language = 'zh_CN'
  const { admin, teacher, student } = ownSchools.exports.people
  await askServer(grantRoles, { id: teacher.id, grants: [{ role: 'admin' }] }, network, { token: await tokenOf(admin, network) })
  const asker = await device({ as: admin, size: 'wide', language })
  const asking = reading(asker, language)
  const console = atConsole(asker, language)
  const dialog = console.dialog(exportWords.title(asking.t(exportTitles.people)))
  const askFor = async (reason: string) => {
    await console.open(consolePaths.people, { words: student.number })
    await asking.button(exportWords.export).click()
    await dialog.getByRole('checkbox', { name: asking.t(exportWords.unmasked('手机号')), exact: true }).check()
    await dialog.getByRole('combobox', { name: asking.t(exportWords.format) }).selectOption('csv')
    await console.box(exportWords.reason, dialog).fill(reason)
    await dialog.getByRole('button', { name: asking.t(exportWords.start) }).click()
    await expect(dialog.getByText(asking.t(exportWords.waits))).toBeVisible()
  }
  await askFor('不再需要')
  await dialog.getByRole('button', { name: asking.t(exportWords.cancel) }).click()
  await asking.confirm(exportWords.cancel)
  await expect(dialog.getByText(asking.t(exportStateNames.cancelled))).toBeVisible()
  await askFor('通知家长')
  await expectSound(asker, 'exports/waits')

  const approver = await device({ as: teacher, size: 'wide', language })
  const approving = reading(approver, language)
  await atConsole(approver, language).open(consolePaths.logExports)
  await approver.getByRole('combobox', { name: approving.t(exportsWords.which) }).selectOption('waiting')
  const card = approver.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('通知家长')
  await expect(card).toContainText(student.number)
  await expectSound(approver, 'exports/decide')
  await approving.button(exportsWords.approve).click()
  await approving.confirm(exportsWords.approve)
  await expect(approving.toast(exportsWords.approved)).toBeVisible()

  const download = asker.waitForEvent('download')
  await dialog.getByRole('button', { name: asking.t(exportWords.download) }).click()
  const [, ...lines] = (await readFile(await (await download).path())).toString().trim().split('\r\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(student.phone)
  await console.open(consolePaths.logExports)
  await expect(asker.getByRole('article').filter({ hasText: '不再需要' })).toContainText(asking.t(exportStateNames.cancelled))
})
