import { z } from 'zod'
import { call, Done } from '../call.ts'
import { PriceTable, SheetPrices } from '../cloudprint/prices.ts'
import { Id, Instant } from '../fields.ts'
import { CursorQuery, logOf } from '../page.ts'
import { PrintKind } from '../printing/items.ts'
import { PrintAttribute } from '../printing/print-attributes.ts'
import { TerminalName } from '../terminals/terminal-states.ts'

const staff = ['admin', 'manager', 'auditor'] as const

export const JobState = z.enum(['queued', 'taken', 'printing', 'done', 'failed', 'unsure', 'cancelled'])

export const printJobs = call({
  method: 'GET',
  path: '/console/printing/jobs',
  who: staff,
  says: 'Prints at the terminals, newest first; nothing of what is on the paper.',
  query: CursorQuery.extend({ state: JobState.optional(), terminalId: Id.optional() }),
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

export const settlePrintJob = call({
  method: 'POST',
  path: '/console/printing/settle',
  who: ['admin'],
  says: 'Decides a print of which nobody knows what came out, because its terminal was lost: an administrator looks at the tray and tells the pages that are there; the rest may be printed again.',
  body: z.object({ jobId: Id, pagesOut: z.number().int().min(0).max(100_000), reason: z.string().trim().min(2).max(200) }),
  output: Done,
  refusals: ['print_not_unsure', 'pages_wrong'],
  idempotency: 'required',
})

export const priceTables = call({
  method: 'GET',
  path: '/console/printing/prices',
  who: staff,
  says: 'The price tables of my school: what was, is and will be charged for a sheet.',
  output: z.array(PriceTable.extend({ isInForce: z.boolean(), madeBy: z.string() })),
})

export const addPriceTable = call({
  method: 'POST',
  path: '/console/printing/prices',
  who: ['admin'],
  says: 'Sets the prices from a moment on, now or later; what was ordered before keeps its price.',
  body: z.object({ validFrom: Instant, prices: SheetPrices, note: z.string().trim().max(200).default('') }),
  output: z.object({ id: Id }),
  refusals: ['time_past', 'price_time_taken'],
  idempotency: 'required',
})

export const dropPriceTable = call({
  method: 'POST',
  path: '/console/printing/prices/drop',
  who: ['admin'],
  says: 'Takes back prices that are not in force yet.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['price_in_force'],
})
