import assert from 'node:assert/strict'
import type { GivenTo } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { type ScheduleField, type ScheduleTable, scheduleFields, scheduleHeadings } from '@campus/contract/schedule/import-fields.ts'
import {
  runScheduleImport,
  scheduleImport,
  type scheduleImportKinds,
  scheduleImportLines,
  startScheduleImport,
} from '@campus/contract/schedule/imports.ts'
import { writeTable } from '../platform/tables/write-table.ts'
import { asker } from './ask.ts'
import { eventually } from './eventually.ts'
import { uploadTo } from './upload.ts'

/** A table of the plan in English; the first row says which columns there are. */
export const planTable = async <Kind extends ScheduleTable>(
  kind: Kind,
  rows: readonly Readonly<Partial<Record<ScheduleField<Kind>, string>>>[],
  format: 'csv' | 'xlsx' = 'csv',
): Promise<Buffer> => {
  const fields = scheduleFields(kind).filter((field) => rows[0]?.[field] !== undefined)
  const headings: Readonly<Record<string, Parameters<typeof say>[0]>> = scheduleHeadings[kind]
  const table = [
    fields.map((field) => say(headings[field] ?? ['', '', ''], 'en_US')),
    ...rows.map((row) => fields.map((field) => row[field] ?? '')),
  ]
  return Buffer.from(await writeTable(table, format))
}

interface GivenFile {
  readonly kind: (typeof scheduleImportKinds)[number]
  readonly bytes: Buffer
  readonly termId?: string
  readonly missing?: 'keep' | 'remove'
}

/** Brings files of the plan as somebody, and reads what they would do. */
export const planImporter = (url: string, { token }: { readonly token: string }) => {
  const ask = asker(url)
  const upload = ({ kind, bytes, termId, missing = 'keep' }: GivenFile) =>
    uploadTo(url, startScheduleImport, token, bytes, 'plan.csv', { kind, missing, ...(termId === undefined ? {} : { termId }) })
  const until = (id: string, ...states: readonly string[]) =>
    eventually(async () => {
      const { data } = await ask(scheduleImport, { id }, { token, language: 'en_US' })
      return states.includes(data.state) ? data : undefined
    })
  const read = async (file: GivenFile) => {
    const answer = await upload(file)
    assert.equal(answer.error, undefined)
    const shown = await until(startScheduleImport.output.parse(answer.data).id, 'preview', 'unreadable', 'failed')
    const { rows } = (await ask(scheduleImportLines, { id: shown.id, pageSize: 100 }, { token, language: 'en_US' })).data
    return { ...shown, lines: rows, counts: [shown.toAdd, shown.toChange, shown.toRemove, shown.unchanged, shown.wrong] }
  }
  const run = async (id: string, more: Partial<GivenTo<typeof runScheduleImport>> = {}) => {
    const { error } = await ask(runScheduleImport, { id, ...more }, { token })
    assert.equal(error, undefined)
    return until(id, 'done', 'failed')
  }
  return { upload, until, read, run }
}
