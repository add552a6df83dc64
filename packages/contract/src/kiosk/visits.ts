import { z } from 'zod'
import { call, Done } from '../call.ts'
import { PrintApply, PrintQuote, quoteRefusals } from '../cloudprint/print-choices.ts'
import { Id, Instant } from '../fields.ts'
import { PrintConsent, PrintItemHere, PrintProgress, printRefusals } from '../printing/items.ts'
import { TerminalName } from '../terminals/terminal-states.ts'

/** How long a visit lasts while nobody touches the screen; each action restarts it. */
export const visitSeconds = 90

const VisitFile = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['document', 'photo_sheet']),
  pages: z.number().int(),
  createdAt: Instant,
})

const Visit = z.object({
  id: Id,
  /** `shown`: the code on the screen waits for a phone. */
  state: z.enum(['shown', 'open', 'over']),
  /** Who is here, masked; nobody where a pick-up code opened it, or a phone for one print alone. */
  personName: z.string(),
  /** Whether files of one's own can be chosen and paid: only where a person came in, not a code and not one print alone. */
  mayChoose: z.boolean(),
  isByCode: z.boolean(),
  items: z.array(PrintItemHere),
  files: z.array(VisitFile),
  /** The print that runs or ran last in this visit. */
  job: PrintProgress.nullable(),
  /** An order of this visit that waits for its payment, with the address a phone opens to pay it. */
  order: z.object({ id: Id, total: z.number().int(), payAddress: z.string() }).nullable(),
  /** What can be printed of the last order of this visit, once it is paid. */
  paid: z.object({ orderId: Id, itemId: Id }).nullable(),
  endsAt: Instant,
})
export type Visit = z.infer<typeof Visit>

const ByVisit = z.object({ id: Id })
const visitOver = ['visit_over'] as const

export const beginVisit = call({
  method: 'POST',
  path: '/terminal/visits',
  who: ['terminal'],
  part: 'screen',
  summary:
    'Open a visit at the terminal with a pick-up code or the login code of a phone, scanned or typed. Wrong digits are counted; too many block typing for a while and are reported. QR content cannot be guessed and is always accepted for checking.',
  body: z.object({ code: z.string().trim().min(6).max(400) }),
  output: Visit,
  refusals: ['pickup_code_wrong', 'pickup_code_expired', 'typing_shut', 'terminal_unavailable', 'account_disabled'],
})

export const showVisit = call({
  method: 'POST',
  path: '/terminal/visits/show',
  who: ['terminal'],
  part: 'screen',
  summary: 'A code for the screen that a phone scans to open a visit; valid for one minute.',
  output: z.object({ id: Id, qrAddress: z.string(), expiresAt: Instant }),
  refusals: ['terminal_unavailable'],
})

export const visit = call({
  method: 'GET',
  path: '/terminal/visits/{id}',
  who: ['terminal'],
  part: 'screen',
  summary: 'The status of a visit at this terminal.',
  params: ByVisit,
  output: Visit,
})

export const printInVisit = call({
  method: 'POST',
  path: '/terminal/visits/{id}/print',
  who: ['terminal'],
  part: 'screen',
  summary: 'Print something of this visit here and now.',
  params: ByVisit,
  body: PrintConsent.extend({ itemId: Id }),
  output: PrintProgress,
  refusals: [...visitOver, ...printRefusals],
  idempotency: 'required',
})

export const quoteInVisit = call({
  method: 'POST',
  path: '/terminal/visits/{id}/quote',
  who: ['terminal'],
  part: 'screen',
  summary: 'Quote for printing a file of the visitor.',
  params: ByVisit,
  body: PrintApply,
  output: PrintQuote,
  refusals: [...visitOver, ...quoteRefusals],
})

export const orderInVisit = call({
  method: 'POST',
  path: '/terminal/visits/{id}/order',
  who: ['terminal'],
  part: 'screen',
  summary:
    'Order a print of a file of the visitor, and pay it with beans if chosen and sufficient; otherwise a phone pays at the address that the visit shows.',
  params: ByVisit,
  body: PrintApply.extend({ expectedTotal: z.number().int().min(0), paysWithBeans: z.boolean() }),
  output: z.object({ orderId: Id, isPaid: z.boolean(), itemId: Id.nullable() }),
  refusals: [...visitOver, ...quoteRefusals, 'price_changed', 'not_enough_beans'],
  idempotency: 'required',
})

export const keepVisit = call({
  method: 'POST',
  path: '/terminal/visits/{id}/keep',
  who: ['terminal'],
  part: 'screen',
  summary: 'Report activity on the screen; extends the visit.',
  params: ByVisit,
  output: Done,
  refusals: visitOver,
})

export const endVisit = call({
  method: 'POST',
  path: '/terminal/visits/{id}/end',
  who: ['terminal'],
  part: 'screen',
  summary: 'End a visit; the terminal deletes its data.',
  params: ByVisit,
  output: Done,
})

export const reverseScanCode = call({
  method: 'GET',
  path: '/tcyApi/api/getReverseScanCode',
  who: 'user',
  summary:
    'A one-time code, valid for 60 seconds, that my phone shows to the scanner of a terminal; it opens a visit there but no session.',
  output: z.object({ code: z.string(), expiresIn: z.number().int() }),
  changesState: true,
})

export const scanTerminal = call({
  method: 'GET',
  path: '/my/terminals/scan',
  who: 'user',
  summary:
    'Report that my phone scanned the code on a terminal; returns the terminal and what I can print there. With `open` the terminal shows it.',
  query: z.object({ code: z.string().min(10).max(100), decision: z.enum(['look', 'open']).default('look') }),
  output: z.object({ terminal: TerminalName.extend({ id: Id, number: z.string() }), items: z.array(PrintItemHere), expiresAt: Instant }),
  refusals: ['scan_code_expired', 'scan_code_taken', 'terminal_unavailable'],
  changesState: true,
})
