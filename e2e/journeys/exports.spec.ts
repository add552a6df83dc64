import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { exportStateNames, exportTitles } from '@campus/contract/logs/exports.ts'
import { schoolOrders } from '@campus/contract/orders/console.ts'
import { orderStateNames } from '@campus/contract/orders/orders.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
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

test('an administrator exports the filtered orders with a reason, fetches the file, and finds its hash among the exports', async ({
  device,
  network,
}) => {
  const language = 'en_US'
  const admin = demoPerson('admin')
  const state = 'finished'
  const page = await device({ as: admin, size: 'wide', language })
  const { t, button, text } = reading(page, language)
  const console = atConsole(page, language)
  await console.open(consolePaths.orders, { state })
  await expect(page.getByRole('combobox', { name: t(filterWords.state) })).toHaveValue(state)
  await button(exportWords.export).click()
  const dialog = console.dialog(exportWords.title(t(exportTitles.orders)))
  await dialog.getByRole('checkbox', { name: 'Items' }).uncheck()
  await dialog.getByRole('combobox', { name: t(exportWords.format) }).selectOption('csv')
  await console.box(exportWords.reason, dialog).fill('end-of-term accounts')
  await expectSound(page, 'exports/ask')
  await dialog.getByRole('button', { name: t(exportWords.start) }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t(exportWords.download) }).click()
  const bytes = await readFile(await (await download).path())
  const lines = bytes.toString().trim().split('\r\n')
  const { data } = await askServer(schoolOrders, { state }, network, { token: await tokenOf(admin, network) })
  expect(lines.length).toBe(data.total + 1)
  expect(lines[0]).toContain('Order number,Number,Name,Status,Total (CNY)')
  for (const { number } of data.rows) expect(bytes.includes(number)).toBe(true)

  await dialog.getByRole('link', { name: t(exportWords.toExports) }).click()
  const card = page.getByRole('article').first()
  await expect(card).toContainText(t(exportStateNames.ready))
  await expect(card).toContainText('end-of-term accounts')
  await expect(card).toContainText(`Status: ${t(orderStateNames[state])}`)
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
  await expect(phone.getByText(reader.t(exportStateNames.cancelled))).toBeVisible()
})
