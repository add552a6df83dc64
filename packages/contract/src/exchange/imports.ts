import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { ImportView, importLineOf, tableUpload } from '../import-shapes.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'
import { dataTables } from './import-fields.ts'

/** One table by hand, or all of a connection at once. */
export const dataImportKinds = [...dataTables, 'exchange'] as const

export const dataImportKindNames: Record<(typeof dataImportKinds)[number], Phrase> = {
  units: ['院系与部门', 'Organisation', '院系與部門'],
  courses: ['课程', 'Courses', '課程'],
  records: ['学籍', 'Study records', '學籍'],
  scores: ['成绩', 'Scores', '成績'],
  exchange: ['数据交换', 'Data exchange', '資料交換'],
}
const who = ['admin'] as const

export const DataImport = ImportView.extend({
  kind: z.enum(dataImportKinds),
  /** The connection that it came through. */
  sourceId: Id.nullable(),
  /** What the school has and the file does not name; it stays. */
  gone: z.number().int(),
  /** Whether scores are shown to students at once. */
  publishes: z.boolean(),
})

export const dataTemplate = call({
  method: 'GET',
  path: '/console/exchange/import-template',
  who,
  summary: 'An empty table with the columns that an import of school data understands and one example line.',
  query: z.object({ kind: z.enum(dataTables), format: z.enum(['csv', 'xlsx']).default('xlsx') }),
  output: { raw: 'bytes' },
})

export const startDataImport = call({
  method: 'POST',
  path: '/console/exchange/imports',
  who,
  summary: 'Upload units, courses, study records or scores (CSV, XLSX) and check them; nothing changes before it is confirmed.',
  body: z.object({
    kind: z.enum(dataTables),
    /** Where a line does not say whether its score is published. */
    publishes: z.enum(['yes', 'no']).default('yes'),
  }),
  file: {
    ...tableUpload,
    kinds: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  output: z.object({ id: Id }),
  refusals: ['file_kind', 'too_large'],
})

export const dataImports = call({
  method: 'GET',
  path: '/console/exchange/imports',
  who,
  summary: 'The imports of school data, newest first; those of one connection on request.',
  query: PageQuery.extend({ sourceId: Id.optional() }),
  output: pageOf(DataImport),
})

/** While it works, the socket sends `dataImport` with the same shape to the person who started it. */
export const dataImport = call({
  method: 'GET',
  path: '/console/exchange/imports/{id}',
  who,
  summary: 'One import of school data: its state and what it will do or did.',
  params: z.object({ id: Id }),
  output: DataImport,
})

const Action = z.enum(['add', 'change', 'same', 'gone', 'wrong'])

export const dataImportLines = call({
  method: 'GET',
  path: '/console/exchange/imports/{id}/lines',
  who,
  summary: 'The lines of an import of school data with what each will do, or what is wrong with it.',
  params: z.object({ id: Id }),
  query: PageQuery.extend({ action: Action.optional() }),
  output: pageOf(importLineOf(Action)),
})

export const runDataImport = call({
  method: 'POST',
  path: '/console/exchange/imports/{id}/run',
  who,
  summary: 'Run a checked import of school data, all or nothing; lines with errors stop it unless they are to be skipped.',
  params: z.object({ id: Id }),
  body: z.object({ skipsWrong: z.boolean().default(false) }),
  output: Done,
  refusals: ['exchange_preview_old', 'import_has_wrong_lines', 'import_not_ready'],
  idempotency: 'required',
})

export const cancelDataImport = call({
  method: 'POST',
  path: '/console/exchange/imports/{id}/cancel',
  who,
  summary: 'Discard a checked import of school data.',
  params: z.object({ id: Id }),
  output: Done,
  refusals: ['import_not_ready'],
  idempotency: 'accepted',
})
