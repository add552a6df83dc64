import { readFile } from 'node:fs/promises'
import type { CallShape, GivenTo } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { consoleRooms } from '@campus/contract/schedule/console/rooms.ts'
import { consoleSections } from '@campus/contract/schedule/console/sections.ts'
import { scheduleFields, scheduleHeadings } from '@campus/contract/schedule/import-fields.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { importRowWords } from '@campus/web/console/import/row-words.ts'
import { importWords } from '@campus/web/console/import/words.ts'
import { planImportWords } from '@campus/web/features/schedule/console/imports/words.ts'
import { planExportWords } from '@campus/web/features/schedule/exports/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const language = 'zh_CN'
const headings = scheduleFields('times')

/** Sunday evening of the last week, when nobody else teaches; the first line and one that may be wrong. */
const tableOf = (lines: readonly Readonly<Partial<Record<(typeof headings)[number], string>>>[]) =>
  Buffer.from(
    `\uFEFF${[headings.map((field) => scheduleHeadings.times[field][0]), ...lines.map((line) => headings.map((field) => line[field] ?? ''))]
      .map((cells) => cells.join())
      .join('\r\n')}`,
  )

const upload = async (page: Page, name: string, buffer: Buffer) => {
  await page.goto(`/#${consolePaths.scheduleImports.address}`)
  await page.getByLabel(planImportWords.file[0], { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer })
  await expectAt(page, consolePaths.scheduleImport)
}

test('weekly times of a file with a mistake are corrected, applied and seen in the timetable of the room', async ({ device, network }) => {
  const registrar = demoPerson('admin')
  const page = await device({ as: registrar, size: 'wide', language })
  const { t, button, text, confirm } = reading(page, language)
  const console = atConsole(page, language)
  const token = await tokenOf(registrar, network, language)
  const ask = async <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>) => (await askServer(call, given, network, { token })).data
  const { terms } = await ask(scheduleTerms, {})
  const term = terms.find(({ isCurrent }) => isCurrent)
  if (!term) throw new Error('the demo school is in no term')
  const pageSize = 20
  const { total } = await ask(consoleSections, { termId: term.id, pageSize })
  const { rows } = await ask(consoleSections, { termId: term.id, pageSize, pageNum: Math.ceil(total / pageSize) })
  const room = (await ask(consoleRooms, {})).rooms.at(-1)
  const section = rows.at(-1)
  if (!section || !room) throw new Error('the demo school has no sections')
  const line = {
    sections: section.code,
    weekday: '周日',
    weeks: String(term.weeks),
    clock: '20:10-21:40',
    teachers: section.teachers[0]?.number ?? '',
  }
  const good = { ...line, room: room.code }

  await console.open(consolePaths.scheduleImports)
  await expectSound(page, 'steps/plan-imports')
  const download = page.waitForEvent('download')
  await button(planImportWords.template('CSV')).click()
  const template = await readFile(await (await download).path(), 'utf8')
  expect(template.replace('\uFEFF', '').split('\r\n')[0]?.split(',')).toEqual(headings.map((field) => t(scheduleHeadings.times[field])))

  await upload(page, '排课.csv', tableOf([good, { ...line, room: 'ZZ-99', weeks: '16-1' }]))
  await page.getByRole('button', { name: `1 ${t(importWords.wrong)}`, exact: true }).click()
  await expect(console.row(t(planImportWords.lineNumber('', 3)))).toContainText('ZZ-99')
  await expect(button(importWords.run)).toBeDisabled()
  await expectSound(page, 'steps/plan-import-wrong')

  await upload(page, '排课-已修改.csv', tableOf([good]))
  await expect(page.getByRole('button', { name: `1 ${t(planImportWords.add)}`, exact: true })).toBeVisible()
  await button(importWords.run).click()
  await confirm(importWords.run)
  await expect(text(planImportWords.doneText(1, 0, 0, 0))).toBeVisible()
  await expectSound(page, 'steps/plan-import-done')

  await console.open(schedulePaths.timetableOf, { kind: 'room', id: room.id, week: String(term.weeks) })
  await expect(page.getByText(section.course.name).first()).toBeVisible()

  // The same file again has nothing to do; on a phone the report can be read as well.
  const phone = await device({ as: registrar, language, colours: 'dark' })
  await upload(phone, '排课-再次.csv', tableOf([good]))
  await expect(phone.getByRole('button', { name: `1 ${t(importRowWords.same)}`, exact: true })).toBeVisible()
  await expectSound(phone, 'steps/plan-import-phone')
  const sheet = page.waitForEvent('download')
  await console.open(consolePaths.scheduleSection, { id: section.id })
  await button(planExportWords.signSheet).click()
  expect((await readFile(await (await sheet).path())).subarray(0, 5).toString()).toBe('%PDF-')
})
