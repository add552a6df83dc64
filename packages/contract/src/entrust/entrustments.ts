import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'
import { PrintKind } from '../printing/items.ts'
import { Titled } from '../school/schools.ts'
import { TerminalName } from '../terminals/terminal-states.ts'

export const entrustStates = ['in_progress', 'cancelled', 'finished'] as const
export const EntrustState = z.enum(entrustStates)
export type EntrustState = z.infer<typeof EntrustState>

export const entrustStateNames: Record<EntrustState, Phrase> = {
  in_progress: ['进行中', 'In progress', '進行中'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
  finished: ['已完成', 'Completed', '已完成'],
}

export const longestEntrustDays = 30

const Entrustment = Titled.extend({
  id: Id,
  itemId: Id,
  kind: PrintKind,
  part: z.enum(['owner', 'delegate']),
  /** The other one, with the name masked. */
  person: z.object({ name: z.string(), number: z.string() }),
  copies: z.number().int(),
  printed: z.number().int(),
  state: EntrustState,
  /** Whether the delegate has accepted; until then there is no code. */
  isAccepted: z.boolean(),
  /** Why it was cancelled: by its owner, by the delegate, by its deadline, with the document, or because all of it was printed. */
  ending: z.enum(['', 'withdrawn', 'declined', 'expired', 'over', 'printed']),
  /** When the last of it was fetched, or when it was cancelled. */
  endedAt: Instant.nullable(),
  since: Instant,
  deadline: Instant,
  /** When and where it was fetched. */
  fetched: z.array(z.object({ at: Instant, place: TerminalName, copies: z.number().int() })),
})
export type Entrustment = z.infer<typeof Entrustment>

export const entrustments = call({
  method: 'GET',
  path: '/tcyApi/entrustLog/queryEntrustLogList',
  who: 'user',
  summary: 'Entrustments for fetching paper that I gave or received, with only the data needed for it.',
  query: PageQuery.extend({ part: z.enum(['owner', 'delegate']).optional(), state: EntrustState.optional() }),
  output: pageOf(Entrustment),
})

export const entrustment = call({
  method: 'GET',
  path: '/my/entrustments/{id}',
  who: 'user',
  summary: 'One entrustment that I gave or was given.',
  params: z.object({ id: Id }),
  output: Entrustment,
})

export const entrustable = call({
  method: 'GET',
  path: '/tcyApi/entrustLog/queryBusTemplateUserType',
  who: 'user',
  summary: 'My waiting prints that someone else could collect, with the number of unassigned copies.',
  output: z.array(Titled.extend({ itemId: Id, kind: PrintKind, copiesLeft: z.number().int(), latest: Instant })),
})

export const saveEntrustment = call({
  method: 'POST',
  path: '/tcyApi/entrustLog/saveEntrustLog',
  who: 'user',
  summary: 'Ask someone at my school, found by number, to collect copies of mine by a given day; they get their own code when they accept.',
  body: z.object({
    itemId: Id,
    delegateNumber: z.string().trim().min(1, 'required').max(50),
    copies: z.number().int().min(1).max(50, 'too_many_copies'),
    deadline: Instant,
  }),
  output: Entrustment,
  refusals: [
    'delegate_unknown',
    'delegate_self',
    'picked_up_already',
    'document_over',
    'entrusted_already',
    'entrust_deadline',
    'not_so_many_copies',
    'try_later',
  ],
  idempotency: 'required',
})

export const cancelEntrustment = call({
  method: 'POST',
  path: '/tcyApi/entrustLog/cancelEntrustLog',
  who: 'user',
  summary: "Revoke an entrustment of mine; the delegate's code becomes invalid at once. A print in progress continues.",
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['entrust_over'],
  idempotency: 'accepted',
})

export const answerEntrustment = call({
  method: 'POST',
  path: '/my/entrustments/answer',
  who: 'user',
  summary: 'Accept or decline an entrustment.',
  body: z.object({ id: Id, accepts: z.boolean() }),
  output: Done,
  refusals: ['entrust_over'],
  idempotency: 'accepted',
})
