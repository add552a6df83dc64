import { readFile } from 'node:fs/promises'
import type { Language } from '@campus/contract/language.ts'
import { type ExportSourceName, exportTitles } from '@campus/contract/logs/exports.ts'
import { exportWords } from '@campus/web/console/export/words.ts'
import type { Page } from '@playwright/test'
import { atConsole } from './at-console.ts'
import { reading } from './reading.ts'

/** The lines of the file that the list on the screen becomes, without its headings. */
export const exportHere = async (page: Page, language: Language, source: ExportSourceName): Promise<string[]> => {
  const { t, button } = reading(page, language)
  const console = atConsole(page, language)
  await button(exportWords.export).click()
  const dialog = console.dialog(exportWords.title(t(exportTitles[source])))
  await dialog.getByRole('combobox', { name: t(exportWords.format) }).selectOption('csv')
  await console.box(exportWords.reason, dialog).fill('yearly check')
  await dialog.getByRole('button', { name: t(exportWords.start) }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t(exportWords.download) }).click()
  const [, ...lines] = (await readFile(await (await download).path())).toString().trim().split('\r\n')
  return lines
}
