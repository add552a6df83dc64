import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { ImportView, importLineOf, tableUpload } from '../import-shapes.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'
import { scheduleTables } from './import-fields.ts'

export const scheduleImportKinds = [...scheduleTables, 'oneroster'] as const

export const scheduleImportKindNames: Record<(typeof scheduleImportKinds)[number], Phrase> = {
  rooms: ['教室', 'Rooms', '教室'],
  sections: ['教学班', 'Sections', '教學班'],
  rosters: ['名单', 'Rosters', '名單'],
  times: ['排课', 'Weekly times', '排課'],
  oneroster: ['OneRoster', 'OneRoster', 'OneRoster'],
}
const who = ['manager', 'admin'] as const

const ScheduleImport = ImportView.extend({
  kind: z.enum(scheduleImportKinds),
  termId: Id.nullable(),
  toRemove: z.number().int(),
  removesMissing: z.boolean(),
})

export const scheduleTemplate = call({
  method: 'GET',
  path: '/console/schedule/import-template',
  who,
  summary: 'An empty table with the columns that an import of the plan understands and one example line.',
  query: z.object({ kind: z.enum(scheduleTables), format: z.enum(['csv', 'xlsx']).default('xlsx') }),
  output: { raw: 'bytes' },
})

export const startScheduleImport = call({
  method: 'POST',
  path: '/console/schedule/imports',
  who,
  summary:
    'Upload rooms, sections, rosters or weekly times (CSV, XLSX) or a OneRoster ZIP and check it; nothing changes before it is confirmed.',
  body: z
    .object({
      kind: z.enum(scheduleImportKinds),
      /** Which term; rooms belong to none. */
      termId: Id.optional(),
      /** Whether weekly times and students of the sections in the file go where the file does not name them. */
      missing: z.enum(['keep', 'remove']).default('keep'),
    })
    .refine(({ kind, termId }) => kind === 'rooms' || termId !== undefined, { message: 'required', path: ['termId'] }),
  file: {
    ...tableUpload,
    kinds: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip'],
  },
  output: z.object({ id: Id }),
  refusals: ['file_kind', 'too_large', 'term_closed'],
})

export const scheduleImports = call({
  method: 'GET',
  path: '/console/schedule/imports',
  who,
  summary: 'The imports of the plan of my school, newest first.',
  query: PageQuery,
  output: pageOf(ScheduleImport),
})

/** While it works, the socket sends `scheduleImport` with the same shape to the person who started it. */
export const scheduleImport = call({
  method: 'GET',
  path: '/console/schedule/imports/{id}',
  who,
  summary: 'One import of the plan: its state and what it will do or did.',
  params: z.object({ id: Id }),
  output: ScheduleImport,
})

const Action = z.enum(['add', 'change', 'same', 'remove', 'wrong'])

export const scheduleImportLines = call({
  method: 'GET',
  path: '/console/schedule/imports/{id}/lines',
  who,
  summary: 'The lines of an import of the plan with what each will do, or what is wrong with it.',
  params: z.object({ id: Id }),
  query: PageQuery.extend({ action: Action.optional() }),
  output: pageOf(importLineOf(Action)),
})

export const runScheduleImport = call({
  method: 'POST',
  path: '/console/schedule/imports/{id}/run',
  who,
  summary: 'Run a checked import of the plan, all or nothing; lines with errors stop it unless they are to be skipped.',
  params: z.object({ id: Id }),
  body: z.object({ skipsWrong: z.boolean().default(false) }),
  output: Done,
  refusals: ['import_has_wrong_lines', 'import_not_ready'],
  idempotency: 'required',
})

export const cancelScheduleImport = call({
  method: 'POST',
  path: '/console/schedule/imports/{id}/cancel',
  who,
  summary: 'Discard a checked import of the plan.',
  params: z.object({ id: Id }),
  output: Done,
  refusals: ['import_not_ready'],
  idempotency: 'accepted',
})
