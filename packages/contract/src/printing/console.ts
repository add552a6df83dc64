import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { listFilter, personFilter } from '../list-filter.ts'
import { CursorQuery, logOf } from '../page.ts'
import { TerminalName } from '../terminals/terminal-states.ts'
import { PrintKind } from './items.ts'
import { PrintAttribute } from './print-attributes.ts'

const staff = ['admin', 'manager', 'auditor'] as const

export const JobState = z.enum(['queued', 'taken', 'printing', 'done', 'failed', 'unsure', 'cancelled'])

export const jobStateNames: Record<z.infer<typeof JobState>, Phrase> = {
  queued: ['排队中', 'Waiting', '排隊中'],
  taken: ['已领取', 'Sent to printer', '已領取'],
  printing: ['打印中', 'Printing', '列印中'],
  done: ['已完成', 'Done', '已完成'],
  failed: ['未完成', 'Not finished', '未完成'],
  unsure: ['待核实', 'Needs checking', '待核實'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
}

export const printKindNames: Record<PrintKind, Phrase> = {
  certificate: ['证明', 'Certificate', '證明'],
  cloud: ['文件', 'File', '檔案'],
}

export const PrintJobFilter = z.object({
  /** One print alone, such as the one that a message speaks of. */
  id: Id.optional(),
  state: JobState.optional(),
  kind: PrintKind.optional(),
  terminalId: Id.optional(),
  /** The number or the name of the person who printed. */
  words: z.string().trim().max(50).optional(),
  ...listFilter,
  ...personFilter,
})

export const printJobs = call({
  method: 'GET',
  path: '/console/printing/jobs',
  who: staff,
  summary: 'Prints at the terminals, newest first, by state, kind, terminal, person, unit and day; without the printed content.',
  query: CursorQuery.extend(PrintJobFilter.shape),
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
  changesState: true,
})

export const resolvePrintJob = call({
  method: 'POST',
  path: '/console/printing/settle',
  who: ['admin'],
  summary:
    'Resolve a print with unknown outcome after its terminal was lost: the administrator enters the pages found in the tray; the rest may be printed again.',
  body: z.object({ jobId: Id, pagesOut: z.number().int().min(0).max(100_000), reason: z.string().trim().min(2).max(200) }),
  output: Done,
  refusals: ['print_not_unsure', 'pages_wrong'],
  idempotency: 'required',
})
