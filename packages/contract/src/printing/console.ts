import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { CursorQuery, logOf } from '../page.ts'
import { TerminalName } from '../terminals/terminal-states.ts'
import { PrintKind } from './items.ts'
import { PrintAttribute } from './print-attributes.ts'

const staff = ['admin', 'manager', 'auditor'] as const

export const JobState = z.enum(['queued', 'taken', 'printing', 'done', 'failed', 'unsure', 'cancelled'])

const Day = z.iso.date('wrong').refine((day) => day >= '2000' && day < '2100', 'wrong')

export const printJobs = call({
  method: 'GET',
  path: '/console/printing/jobs',
  who: staff,
  summary: 'Prints at the terminals, newest first, by state, terminal, person and day; nothing of what is on the paper.',
  query: CursorQuery.extend({
    /** One print alone, such as the one that a message speaks of. */
    id: Id.optional(),
    state: JobState.optional(),
    terminalId: Id.optional(),
    /** The number or the name of whoever printed. */
    words: z.string().trim().max(50).optional(),
    /** The first and the last day, by the clocks of the school. */
    from: Day.optional(),
    until: Day.optional(),
  }),
  output: logOf(
    z.object({
      id: Id,
      terminal: TerminalName.extend({ id: Id, number: z.string() }),
      kind: PrintKind,
      personName: z.string(),
      personNumber: z.string(),
      attribute: PrintAttribute,
      pagesDue: z.number().int(),
      pagesOut: z.number().int(),
      state: JobState,
      reason: z.string(),
      at: Instant,
      endedAt: Instant.nullable(),
    }),
  ),
})

export const resolvePrintJob = call({
  method: 'POST',
  path: '/console/printing/settle',
  who: ['admin'],
  summary:
    'Decides a print of which nobody knows what came out, because its terminal was lost: an administrator looks at the tray and tells the pages that are there; the rest may be printed again.',
  body: z.object({ jobId: Id, pagesOut: z.number().int().min(0).max(100_000), reason: z.string().trim().min(2).max(200) }),
  output: Done,
  refusals: ['print_not_unsure', 'pages_wrong'],
  idempotency: 'required',
})
