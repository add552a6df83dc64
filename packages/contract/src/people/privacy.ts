import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { requestFilter } from '../list-filter.ts'
import { CursorQuery, logOf, PageQuery, pageOf } from '../page.ts'
import { cardAudiences, cardFields } from './directory.ts'

const CardPrivacy = z.record(z.enum(cardFields), z.enum(cardAudiences))

export const cardPrivacy = call({
  method: 'GET',
  path: '/my/privacy/card',
  who: 'user',
  summary: 'Who may see which field of my card in the address book.',
  output: CardPrivacy,
})

export const changeCardPrivacy = call({
  method: 'POST',
  path: '/my/privacy/card',
  who: 'user',
  summary: 'Change who may see one field of my card.',
  body: z.object({ field: z.enum(cardFields), audience: z.enum(cardAudiences) }),
  output: Done,
})

export const heldData = call({
  method: 'GET',
  path: '/my/privacy/data',
  who: 'user',
  summary: 'What the school holds about me: each kind of data, how much of it, why and for how long.',
  output: z.array(z.object({ kind: z.string(), title: z.string(), purpose: z.string(), keptFor: z.string(), count: z.number().int() })),
})

export const profileViews = call({
  method: 'GET',
  path: '/my/privacy/views',
  who: 'user',
  summary: 'The log of views of my card and my record.',
  query: CursorQuery,
  output: logOf(
    z.object({
      id: Id,
      viewer: z.string(),
      role: z.string(),
      what: z.enum(['card', 'record', 'export', 'search', 'photo', 'photo_search', 'scores', 'field', 'log']),
      at: Instant,
    }),
  ),
})

const DataRequest = z.object({
  id: Id,
  kind: z.enum(['export', 'deletion']),
  state: z.enum(['pending', 'ready', 'failed', 'done', 'refused', 'withdrawn', 'expired']),
  reason: z.string(),
  notes: z.string(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
})

export const dataRequests = call({
  method: 'GET',
  path: '/my/privacy/requests',
  who: 'user',
  summary: 'My requests to export or to delete my data, newest first.',
  output: z.array(DataRequest),
})

export const askForData = call({
  method: 'POST',
  path: '/my/privacy/requests',
  who: 'user',
  summary: 'Request a copy of all my data, which is prepared at once, or its deletion, which the school decides.',
  body: z.object({
    kind: z.enum(['export', 'deletion']),
    reason: z.string().trim().max(500).default(''),
    /** A person whose account is closed with the deletion loses print beans that cannot be paid out. */
    givesUpBeans: z.boolean().default(false),
  }),
  output: DataRequest,
  refusals: ['request_pending', 'money_moving', 'certificate_to_come', 'beans_left', 'beans_lapse'],
  idempotency: 'accepted',
})

export const withdrawDataRequest = call({
  method: 'POST',
  path: '/my/privacy/requests/withdraw',
  who: 'user',
  summary: 'Withdraw an undecided request.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['already_decided'],
  idempotency: 'accepted',
})

export const downloadData = call({
  method: 'GET',
  path: '/my/privacy/export/{id}',
  who: 'user',
  summary: 'The prepared copy of my data; available for seven days.',
  params: z.object({ id: Id }),
  output: { raw: 'bytes' },
  changesState: true,
})

export const DeletionFilter = z.object({ state: z.enum(['pending', 'done', 'refused', 'withdrawn']).default('pending'), ...requestFilter })

export const deletionsToDecide = call({
  method: 'GET',
  path: '/console/people/deletions',
  who: ['admin'],
  summary: 'Requests of people of my school to delete their data, by state, person and day.',
  query: PageQuery.extend(DeletionFilter.shape),
  output: pageOf(DataRequest.extend({ person: z.object({ id: Id, name: z.string(), number: z.string() }) })),
  changesState: true,
})

export const decideDeletion = call({
  method: 'POST',
  path: '/console/people/deletions/decide',
  who: ['admin'],
  summary: 'Delete the data of a person as far as the law allows, or refuse with a reason; the person is notified.',
  body: z.object({ id: Id, verdict: z.enum(['done', 'refused']), notes: z.string().trim().min(1).max(500) }),
  output: Done,
  refusals: ['already_decided', 'own_request', 'holder_has_money', 'holder_awaits_certificate'],
  idempotency: 'required',
})
