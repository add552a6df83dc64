import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { tableUpload } from '../import-shapes.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'

export const importedKinds = ['student', 'teacher'] as const

/** What a line of an import can contain about a person; changes and problems refer to these names. */
export const importFields = ['number', 'name', 'unit', 'grade', 'phone', 'email', 'idCard', 'pinyin'] as const
const ImportField = z.enum(importFields)
export type ImportField = z.infer<typeof ImportField>

/** How the columns are headed; a cell that is left empty leaves what the school has. */
export const importHeadings: Record<ImportField, Phrase> = {
  number: ['学工号', 'Number', '學工號'],
  name: ['姓名', 'Name', '姓名'],
  unit: ['单位编码', 'Unit code', '單位編碼'],
  grade: ['年级', 'Year of entry', '年級'],
  phone: ['手机号', 'Phone', '手機號碼'],
  email: ['邮箱', 'Email', '電子信箱'],
  idCard: ['身份证号', 'ID number', '身分證號'],
  pinyin: ['姓名拼音', 'Name in pinyin', '姓名拼音'],
}

const PersonImport = z.object({
  id: Id,
  fileName: z.string(),
  kind: z.enum(importedKinds),
  state: z.enum(['reading', 'unreadable', 'preview', 'running', 'done', 'failed', 'cancelled']),
  /** Why it could not be read or carried out, or which columns were left out, in the reader's language. */
  problem: z.string(),
  total: z.number().int(),
  toCreate: z.number().int(),
  toChange: z.number().int(),
  unchanged: z.number().int(),
  wrong: z.number().int(),
  processed: z.number().int(),
  skipsWrong: z.boolean(),
  by: z.string(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
})

export const importTemplate = call({
  method: 'GET',
  path: '/console/people/import-template',
  who: ['admin'],
  summary: 'An empty table with the columns that an import understands and one example line.',
  query: z.object({ kind: z.enum(importedKinds), format: z.enum(['csv', 'xlsx']).default('xlsx') }),
  output: { raw: 'bytes' },
})

export const startImport = call({
  method: 'POST',
  path: '/console/people/imports',
  who: ['admin'],
  summary: 'Upload a table of people (CSV or XLSX) and start reading it; nothing changes before it is confirmed.',
  body: z.object({ kind: z.enum(importedKinds) }),
  file: {
    ...tableUpload,
    kinds: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  output: z.object({ id: Id }),
  refusals: ['file_kind', 'too_large'],
})

export const imports = call({
  method: 'GET',
  path: '/console/people/imports',
  who: ['admin'],
  summary: 'The imports of my school, newest first.',
  query: PageQuery,
  output: pageOf(PersonImport),
})

/** While it works, the socket sends `import` with the same shape to the person who started it. */
export const personImport = call({
  method: 'GET',
  path: '/console/people/imports/{id}',
  who: ['admin'],
  summary: 'One import: its progress and what it will do or did.',
  params: z.object({ id: Id }),
  output: PersonImport,
})

export const importLines = call({
  method: 'GET',
  path: '/console/people/imports/{id}/lines',
  who: ['admin'],
  summary: 'The lines of an import with what each will do, or what is wrong with it.',
  params: z.object({ id: Id }),
  query: PageQuery.extend({ action: z.enum(['create', 'change', 'same', 'wrong']).optional() }),
  output: pageOf(
    z.object({
      line: z.number().int(),
      action: z.enum(['create', 'change', 'same', 'wrong']),
      number: z.string(),
      name: z.string(),
      changes: z.array(ImportField),
      problems: z.array(z.object({ field: ImportField, text: z.string() })),
    }),
  ),
})

export const runImport = call({
  method: 'POST',
  path: '/console/people/imports/{id}/run',
  who: ['admin'],
  summary: 'Run a checked import, all or nothing; invalid lines stop it unless they are to be skipped.',
  params: z.object({ id: Id }),
  body: z.object({ skipsWrong: z.boolean().default(false) }),
  output: Done,
  refusals: ['import_has_wrong_lines', 'import_not_ready'],
  // It changes where codes are sent for many accounts at once.
  proof: 'fresh',
  idempotency: 'required',
})

export const cancelImport = call({
  method: 'POST',
  path: '/console/people/imports/{id}/cancel',
  who: ['admin'],
  summary: 'Discard a checked import.',
  params: z.object({ id: Id }),
  output: Done,
  refusals: ['import_not_ready'],
  idempotency: 'accepted',
})
