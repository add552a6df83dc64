import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { scheduleTables } from './import-fields.ts'

export const scheduleExport = call({
  method: 'GET',
  path: '/console/schedule/exports',
  who: ['manager', 'admin'],
  summary:
    'The plan as a table or as a OneRoster ZIP, for who looks after the whole school; a door sheet of a room and a sign sheet of a section as PDF, and calendars.',
  query: z
    .object({
      kind: z.enum([...scheduleTables, 'oneroster', 'door', 'signs', 'calendar']),
      format: z.enum(['csv', 'xlsx']).default('xlsx'),
      /** The term, for all but rooms; a sign sheet knows the term of its section. */
      termId: Id.optional(),
      /** Whose lessons a calendar has. */
      of: z.enum(['section', 'class', 'teacher', 'room']).optional(),
      /** The room or the section of a sheet, or whose calendar it is. */
      id: Id.optional(),
    })
    .refine(({ kind, id }) => (kind === 'door' || kind === 'signs' || kind === 'calendar') === (id !== undefined), {
      message: 'required',
      path: ['id'],
    })
    .refine(({ kind, of }) => (kind === 'calendar') === (of !== undefined), { message: 'required', path: ['of'] })
    .refine(({ kind, termId }) => kind === 'rooms' || kind === 'signs' || termId !== undefined, { message: 'required', path: ['termId'] }),
  output: { raw: 'bytes' },
  refusals: ['making_busy', 'making_failed', 'character_missing', 'export_too_large'],
  changesState: true,
})
