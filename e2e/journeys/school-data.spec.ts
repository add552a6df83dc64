import { randomInt } from 'node:crypto'
import { dataHeadings } from '@campus/contract/exchange/import-fields.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { exchangeTexts } from '@campus/demo/exchange/exchange-rows.ts'
import { importRowWords } from '@campus/web/console/import/row-words.ts'
import { importWords } from '@campus/web/console/import/words.ts'
import { scoreWords } from '@campus/web/domain/score/words.ts'
import { dataImportWords } from '@campus/web/features/exchange/console/imports/words.ts'
import { missingWords } from '@campus/web/features/exchange/console/missing/words.ts'
import { sourceWords } from '@campus/web/features/exchange/console/sources/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const language = 'zh_CN'

const tableOf = (headings: readonly string[], ...lines: readonly (readonly string[])[]) =>
  Buffer.from(`\uFEFF${[headings, ...lines].map((cells) => cells.join()).join('\r\n')}`)

const upload = async (page: Page, kind: 'courses' | 'scores', buffer: Buffer) => {
  await page.goto(`/#${consolePaths.exchangeImports.address}`)
  await page.getByRole('group', { name: dataImportWords.kind[0] }).locator('label').filter({ hasText: dataImportWords[kind][0] }).click()
  await page.getByLabel(dataImportWords.file[0], { exact: true }).setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer })
  await expectAt(page, consolePaths.exchangeImport)
}

test('a course and its scores are imported, and the student sees the score', async ({ device, student }) => {
  const learner = student({ years: 1 })
  const page = await device({ as: demoPerson('admin'), size: 'wide', language })
  const { t, button, text, confirm } = reading(page, language)
  const console = atConsole(page, language)
  const run = async () => {
    await button(importWords.run).click()
    await confirm(importWords.run)
    await expect(text(dataImportWords.doneText(1, 0, 0))).toBeVisible()
  }
  const code = `JN${randomInt(100_000_000)}`
  const { courses, scores } = dataHeadings
  await console.open(consolePaths.exchangeImports)
  await expect(page.getByRole('rowheader', { name: exchangeTexts[1] })).toBeVisible()
  await expectSound(page, 'steps/data-imports')
  await upload(page, 'courses', tableOf([t(courses.code), t(courses.name), t(courses.credit)], [code, `数据导入 ${code}`, '2']))
  await run()

  const headings = [scores.number, scores.source, scores.course, scores.academicYear, scores.semester, scores.mark].map(t)
  const line = (mark: string) => [learner.number, 'undergraduate', code, '2023-2024', '1', mark]
  await upload(page, 'scores', tableOf(headings, line('A+')))
  await page.getByRole('button', { name: `1 ${t(importWords.wrong)}`, exact: true }).click()
  await expect(console.row(t(dataImportWords.lineNumber('', 2)))).toContainText('优秀')
  await expect(button(importWords.run)).toBeDisabled()
  await expectSound(page, 'steps/data-import-wrong')
  await upload(page, 'scores', tableOf(headings, line('优秀')))
  await run()

  const phone = await device({ as: learner, language })
  await phone.goto(`/#${documentsPaths.grades.address}`)
  await phone.getByRole('heading', { name: t(scoreWords.term('2023-2024', 1)) }).click()
  await expect(phone.getByText(`数据导入 ${code}`).first()).toBeVisible()
})

test('a connection shows what differs before anything changes, and missing scores are listed', async ({ device }) => {
  const page = await device({ as: demoPerson('admin'), size: 'wide', language: 'en_US' })
  const { t, button } = reading(page, 'en_US')
  const console = atConsole(page, 'en_US')
  await console.open(consolePaths.exchangeSources)
  await button(sourceWords.map).click()
  await expect(page.getByRole('combobox', { name: t(sourceWords.ourOf('KCH')) })).toHaveValue('code')
  await expect(page.getByRole('combobox', { name: t(sourceWords.valueOf('KCXZ', '1')) })).toHaveValue('required')
  await expectSound(page, 'steps/exchange-mapping')
  await page.keyboard.press('Escape')
  await expectSound(page, 'steps/exchange-sources')
  await button(sourceWords.check).click()
  await expectAt(page, consolePaths.exchangeImport)
  await page.getByRole('button', { name: new RegExp(`^1 ${t(importRowWords.change)}$`) }).click()
  await expect(page.getByText(t(dataHeadings.courses.hours), { exact: true })).toBeVisible()
  await expectSound(page, 'steps/exchange-differences')
  await button(importWords.cancel).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(importWords.cancel) })
    .click()
  await expect(page.getByText(t(dataImportWords.cancelledText))).toBeVisible()

  await console.open(consolePaths.exchangeMissing)
  await expect(page.getByText(t(missingWords.lead)).first()).toBeVisible()
  await expectSound(page, 'steps/exchange-missing')
})
