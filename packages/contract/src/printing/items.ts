import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { TerminalAbility, TerminalName } from '../terminals/terminal-states.ts'
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
  /** What still comes out for me, after a jam as well; not what others fetch for me. */
  pagesLeft: z.number().int(),
  /** Copies of mine that others fetch and have not fetched yet, by masked names. */
  entrustedTo: z.array(z.object({ name: z.string(), copies: z.number().int() })),
  attribute: PrintAttribute,
  state: z.enum(['waiting', 'printing', 'printed', 'over']),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
})
export type PrintItem = z.infer<typeof PrintItem>

/** The same at one terminal. */
export const PrintItemHere = PrintItem.extend({
  isPossible: z.boolean(),
  /** What the terminal lacks to print it as it was ordered. What is possible all the same comes out without it: a certificate in grey. */
  lacks: z.array(TerminalAbility),
})
export type PrintItemHere = z.infer<typeof PrintItemHere>

/** What is not done unasked. */
export const PrintConsent = z.object({
  /** A certificate with colours may come out grey where there are none. */
  acceptsGrey: z.boolean().default(false),
  /** Where only copies are left that others were to fetch: they are taken back from them. */
  takesEntrusted: z.boolean().default(false),
})
export type PrintConsent = z.infer<typeof PrintConsent>

export const ownPrintItems = call({
  method: 'GET',
  path: '/my/print-items',
  who: 'user',
  summary: 'What I can print at a terminal now: my own and what I fetch for others, newest first.',
  query: PageQuery,
  output: pageOf(PrintItem),
})

export const ownPrintItem = call({
  method: 'GET',
  path: '/my/print-items/{id}',
  who: 'user',
  summary: 'One printable item and its progress.',
  params: z.object({ id: Id }),
  output: PrintItem,
})

export const pickUpRefusals = ['document_not_ready', 'document_over', 'picked_up_already', 'not_accepted_yet'] as const

export const printRefusals = [
  ...pickUpRefusals,
  'terminal_unavailable',
  'terminal_cannot',
  'only_grey_here',
  'copies_entrusted',
  'being_printed',
] as const

export const PickUpCode = Titled.extend({
  id: Id,
  itemId: Id,
  /** The application or the print task it comes from; the item again where I fetch it for somebody. */
  subjectId: Id,
  /** Whose it is, masked, where I fetch it for somebody. */
  ownerName: z.string(),
  /** What comes out with it. */
  copies: z.number().int(),
  qrAddress: z.string(),
  code: z.string(),
  expiresAt: Instant,
})
export type PickUpCode = z.infer<typeof PickUpCode>

/** The code that is to be replaced, as it is shown: asked for on two screens at once, one other takes its place. */
export const InsteadOf = Id.optional()

export const printItemCode = call({
  method: 'POST',
  path: '/my/print-items/code',
  who: 'user',
  summary:
    'My pick-up code for what I can print: as a QR without personal data and as digits to type, valid for 24 hours and one print. It stays the same until then; naming a code replaces it with a new one.',
  body: z.object({ itemId: Id, insteadOf: InsteadOf }),
  output: PickUpCode,
  refusals: pickUpRefusals,
  idempotency: 'accepted',
})

export const ownPickUpCodes = call({
  method: 'GET',
  path: '/my/pick-up-codes',
  who: 'user',
  summary: 'My valid pick-up codes, for offline use.',
  output: z.array(PickUpCode),
})

export const PrintProgress = z.object({
  jobId: Id,
  itemId: Id,
  state: z.enum(['queued', 'printing', 'stopped', 'done', 'failed', 'unsure']),
  pagesOut: z.number().int(),
  pagesDue: z.number().int(),
  /** Paper for all pages that are due: fewer sheets than pages where both sides are printed. */
  sheetsDue: z.number().int(),
  /** Why it does not go on, in the reader's language. */
  reason: z.string(),
})
export type PrintProgress = z.infer<typeof PrintProgress>

export const pickUpProgress = call({
  method: 'GET',
  path: '/my/pick-up-codes/{id}/progress',
  who: 'user',
  summary: 'The print that a pick-up code of mine started, and the terminal where it comes out; null until there is one.',
  params: z.object({ id: Id }),
  output: PrintProgress.extend({ terminal: TerminalName }).nullable(),
})

export const printHere = call({
  method: 'POST',
  path: '/my/print-items/print',
  who: 'user',
  summary:
    'Print without touching the terminal: the items chosen on my phone are printed at the terminal whose code I scanned, which shows only this print.',
  body: PrintConsent.extend({ itemId: Id, terminalCode: z.string().min(10).max(100) }),
  output: PrintProgress,
  refusals: [...printRefusals, 'scan_code_expired', 'scan_code_taken'],
  idempotency: 'required',
})

export const printProgress = call({
  method: 'GET',
  path: '/my/print-jobs/{id}',
  who: 'user',
  summary: 'The progress of a print of mine, page by page.',
  params: z.object({ id: Id }),
  output: PrintProgress,
})
