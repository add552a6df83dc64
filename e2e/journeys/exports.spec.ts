import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { exportStateNames, exportTitles } from '@campus/contract/logs/exports.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { terminalEventNames, terminalEvents } from '@campus/contract/terminals/console.ts'
import { dayAfter, dayIn } from '@campus/server/platform/time/zoned-day.ts'
import { exportWords } from '@campus/web/console/export/words.ts'
import { filterWords } from '@campus/web/console/filters/words.ts'
import { exportsWords } from '@campus/web/features/logs/console/exports/words.ts'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

test('an administrator exports the events of terminals with a reason, fetches the file, and finds its hash among the exports', async ({
  device,
  network,
}) => {
  const language = 'en_US'
  const admin = demoPerson('admin')
  // What is over does not change while others use the demo school.
  const until = dayAfter(dayIn('Asia/Shanghai', new Date()), -1)
  const page = await device({ as: admin, size: 'wide', language })
  const { t, button, text } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.terminalEvents, { until })
  await expect(page.getByLabel(t(filterWords.until))).toHaveValue(until)
  await button(exportWords.export).click()
  const dialog = console.dialog(exportWords.title(t(exportTitles.terminal_events)))
  await dialog.getByRole('checkbox', { name: 'Details' }).uncheck()
  await dialog.getByRole('combobox', { name: t(exportWords.format) }).selectOption('csv')
  await console.box(exportWords.reason, dialog).fill('end-of-term accounts')
  await expectSound(page, 'exports/ask')
  await dialog.getByRole('button', { name: t(exportWords.start) }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t(exportWords.download) }).click()
  const bytes = await readFile(await (await download).path())
  const lines = bytes.toString().trim().split('\r\n')
  const { data } = await askServer(terminalEvents, { until }, network, { token: await tokenOf(admin, network) })
  expect(data.total).toBeGreaterThan(0)
  expect(lines.length).toBe(data.total + 1)
  expect(lines[0]).toContain('Time,Terminal,Terminal name,Event')
  for (const [at, { kind }] of data.rows.entries()) expect(lines[at + 1]).toContain(t(terminalEventNames[kind]))

  await dialog.getByRole('link', { name: t(exportWords.toExports) }).click()
  const card = page.getByRole('article').first()
  await expect(card).toContainText(t(exportStateNames.ready))
  await expect(card).toContainText('end-of-term accounts')
  await expect(card).toContainText(`Until: ${until}`)
  await expect(card.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible()
  await expectSound(page, 'exports/own')
  await page.getByRole('combobox', { name: t(exportsWords.which) }).selectOption('waiting')
  await expect(text(exportsWords.noneWaiting)).toBeVisible()

  const phone = await device({ as: admin, language: 'zh_CN' })
  const reader = reading(phone, 'zh_CN')
  await atConsole(phone, 'zh_CN').open(consolePaths.logExports)
  await expectSound(phone, 'exports/phone')
  await reader.button(exportWords.remove).first().click()
  await reader.confirm(exportWords.remove)
  await expect(phone.getByRole('article').first()).toContainText(reader.t(exportStateNames.cancelled))
})
