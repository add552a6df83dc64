import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { PrintAttribute } from './print-attributes.ts'

/** What waits to be put on paper: a certificate, or a file of one's own. */
export const PrintKind = z.enum(['certificate', 'cloud'])
export type PrintKind = z.infer<typeof PrintKind>

export const PrintItem = Titled.extend({
  id: Id,
  kind: PrintKind,
  /** The application or the print task it comes from. */
  subjectId: Id,
  part: z.enum(['owner', 'delegate']),
  /** Whose it is, masked, where I fetch it for somebody. */
  ownerName: z.string(),
  copies: z.number().int(),
  copiesPrinted: z.number().int(),
  pagesPerCopy: z.number().int(),
  /** What still comes out, after a jam as well. */
  pagesLeft: z.number().int(),
  attribute: PrintAttribute,
  state: z.enum(['waiting', 'printing', 'printed', 'over']),
  expiresAt: Instant.nullable(),
})
export type PrintItem = z.infer<typeof PrintItem>

export const ownPrintItems = call({
  method: 'GET',
  path: '/my/print-items',
  who: 'user',
  says: 'What I can print at a terminal now: my own and what I fetch for others, the newest first.',
  query: PageQuery,
  output: pageOf(PrintItem),
})

export const ownPrintItem = call({
  method: 'GET',
  path: '/my/print-items/{id}',
  who: 'user',
  says: 'One thing that I can print, and how far it is.',
  params: z.object({ id: Id }),
  output: PrintItem,
})

export const pickUpRefusals = ['document_not_ready', 'document_over', 'picked_up_already', 'not_accepted_yet'] as const

export const PickUpCode = z.object({ qrAddress: z.string(), code: z.string(), expiresAt: Instant })

export const printItemCode = call({
  method: 'POST',
  path: '/my/print-items/code',
  who: 'user',
  says: 'A pick-up code for what I can print: as a QR without personal data and as figures to type, for 24 hours and one print. The one before ends.',
  body: z.object({ itemId: Id }),
  output: PickUpCode,
  refusals: pickUpRefusals,
})

export const PrintProgress = z.object({
  jobId: Id,
  itemId: Id,
  state: z.enum(['queued', 'printing', 'stopped', 'done', 'failed', 'unsure']),
  pagesOut: z.number().int(),
  pagesDue: z.number().int(),
  /** Why it does not go on, in the reader's language. */
  reason: z.string(),
})
export type PrintProgress = z.infer<typeof PrintProgress>

export const printHere = call({
  method: 'POST',
  path: '/my/print-items/print',
  who: 'user',
  says: 'Prints without touching the terminal: what I chose on my phone comes out where I scanned the code on the screen.',
  body: z.object({ itemId: Id, terminalCode: z.string().min(10).max(100) }),
  output: PrintProgress,
  refusals: [...pickUpRefusals, 'scan_code_expired', 'terminal_unavailable', 'terminal_cannot', 'being_printed'],
  idempotency: 'required',
})

export const printProgress = call({
  method: 'GET',
  path: '/my/print-jobs/{id}',
  who: 'user',
  says: 'How far a print of mine is, page by page.',
  params: z.object({ id: Id }),
  output: PrintProgress,
})
