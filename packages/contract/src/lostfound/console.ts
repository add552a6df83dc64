import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { dayFilter } from '../list-filter.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Claim } from './claim.ts'
import { LostItem, LostItemRow } from './items.ts'
import { LostKind, LostSide, LostState, ReportReason } from './kinds.ts'

const staff = ['admin', 'manager'] as const

const Person = z.object({ id: Id, name: z.string(), number: z.string(), unitName: z.string() })

const CustodyRow = LostItemRow.extend({ author: Person, reports: z.number().int() })
export type CustodyRow = z.infer<typeof CustodyRow>

export const concerns = ['reported', 'custody', 'claimed', 'cards'] as const

export const CustodyFilter = z.object({
  state: LostState.optional(),
  side: LostSide.optional(),
  kind: LostKind.optional(),
  concern: z.enum(concerns).optional(),
  words: z.string().trim().max(50).optional(),
  ...dayFilter,
})

export const custodyItems = call({
  method: 'GET',
  path: '/console/schedule/lost-items',
  who: staff,
  summary: 'All posts of my school, newest first, with the number of those that wait for a decision.',
  query: PageQuery.extend(CustodyFilter.shape),
  output: pageOf(CustodyRow).extend({ waiting: z.number().int() }),
})

export const custodyActions = ['take', 'hide', 'show', 'give', 'renew', 'end'] as const
export type CustodyAction = (typeof custodyActions)[number]

export const CustodyItem = LostItem.extend({
  author: Person,
  reports: z.array(z.object({ reason: ReportReason, notes: z.string(), at: Instant })),
  claimants: z.array(Claim.extend({ person: Person })),
  /** What a card says, and whose it is where the school knows them. */
  card: z.object({ number: z.string(), name: z.string(), owner: Person.nullable() }).nullable(),
  returnedTo: Person.nullable(),
  mayDo: z.array(z.enum(custodyActions)),
})
export type CustodyItem = z.infer<typeof CustodyItem>

export const custodyItem = call({
  method: 'GET',
  path: '/console/schedule/lost-items/{id}',
  who: staff,
  summary: 'One post with its author, reports and claims, and what a card says.',
  params: z.object({ id: Id }),
  output: CustodyItem,
})

export const decideLostItem = call({
  method: 'POST',
  path: '/console/schedule/lost-items/decide',
  who: staff,
  summary: 'Take a thing into the office, hide or show a post, renew it, end it, or give the thing to its owner.',
  body: z
    .object({
      id: Id,
      action: z.enum(custodyActions),
      /** Where the office keeps it. */
      place: z.string().trim().max(50).default(''),
      /** Whom it was given to. */
      personNumber: z.string().trim().max(32).default(''),
      notes: z.string().trim().max(200).default(''),
    })
    .refine(({ action, place }) => action !== 'take' || place.length > 0, { message: 'required', path: ['place'] })
    .refine(({ action, personNumber }) => action !== 'give' || personNumber.length > 0, { message: 'required', path: ['personNumber'] })
    .refine(({ action, notes }) => (action !== 'hide' && action !== 'end') || notes.length > 0, { message: 'required', path: ['notes'] }),
  output: Done,
  refusals: ['lost_item_over', 'lost_item_renewed', 'lost_item_own', 'user_unknown', 'already_decided'],
  idempotency: 'required',
})
