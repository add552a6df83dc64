import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { InsteadOf, PickUpCode, pickUpRefusals } from '../printing/items.ts'
import { Titled } from '../school/schools.ts'
import { TerminalName } from '../terminals/terminal-states.ts'

export const pickupHours = 24

export const pickupCode = call({
  method: 'GET',
  path: '/tcyApi/api/getEncryptPickupCode',
  who: 'user',
  summary:
    'The pick-up code of a paper certificate of mine, or of one that I collect for someone: as a QR without personal data and as digits to type. It is valid for 24 hours and one print and stays the same until then; naming a code replaces it with a new one.',
  query: z.object({ applicationId: Id, insteadOf: InsteadOf }),
  output: PickUpCode,
  refusals: pickUpRefusals,
  changesState: true,
})

const PaperRow = Titled.extend({
  applicationId: Id,
  copies: z.number().int(),
  printed: z.number().int(),
  state: z.enum(['to_print', 'printed', 'refunded']),
  /** Where copies came out last. */
  place: TerminalName.nullable(),
  at: Instant,
})

export const terminalPrints = call({
  method: 'GET',
  path: '/tcyApi/api/terminal_list',
  who: 'user',
  summary: 'My certificates on paper: those waiting at the terminals, and those printed with place and time, newest first.',
  query: PageQuery.extend({ state: z.enum(['to_print', 'printed', 'refunded']).optional() }),
  output: pageOf(PaperRow),
})

const Entrusted = Titled.extend({
  applicationId: Id,
  /** Mine, which somebody fetches for me, or somebody's, which I fetch. */
  part: z.enum(['owner', 'delegate']),
  /** The other one, with the name masked. */
  person: z.object({ name: z.string(), number: z.string() }),
  copies: z.number().int(),
  printed: z.number().int(),
  state: z.enum(['waiting', 'done', 'over']),
  since: Instant,
})

export const entrustedApplications = call({
  method: 'GET',
  path: '/tcyApi/api/getApplyEntrustList',
  who: 'user',
  summary: 'Paper certificates that someone collects for me, and those that I collect for others: only what is needed for that.',
  query: PageQuery,
  output: pageOf(Entrusted),
})

export const setApplyEntrust = call({
  method: 'POST',
  path: '/tcyApi/api/setApplyEntrust',
  who: 'user',
  summary: 'Name the person who fetches a paper certificate of mine, by number, or revoke that; an issued code ends at once.',
  body: z.object({ applicationId: Id, delegateNumber: z.string().trim().max(50) }),
  output: Done,
  refusals: ['delegate_unknown', 'delegate_self', 'picked_up_already', 'document_over', 'way_not_offered', 'try_later'],
  idempotency: 'accepted',
})
