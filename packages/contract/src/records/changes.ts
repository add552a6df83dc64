import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { dayFilter } from '../list-filter.ts'
import { PageQuery, pageOf } from '../page.ts'
import { HistoryField } from './student-fields.ts'

const who = ['admin', 'manager'] as const

/** One field before and after: a word of its list, a name of a unit, a date, a text. */
const FieldChange = z.object({ field: HistoryField, before: z.string(), after: z.string() })

export const changeStates = ['pending', 'applied', 'approved', 'refused', 'withdrawn'] as const
export const ChangeState = z.enum(changeStates)
export type ChangeState = z.infer<typeof ChangeState>

export const changeStateNames: Record<ChangeState, Phrase> = {
  pending: ['等待确认', 'Waiting', '等待確認'],
  applied: ['已修改', 'Changed', '已修改'],
  approved: ['已确认', 'Confirmed', '已確認'],
  refused: ['未通过', 'Rejected', '未通過'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
}

export const RecordChange = z.object({
  id: Id,
  recordId: Id,
  person: z.object({ id: Id, name: z.string(), number: z.string() }),
  changes: z.array(FieldChange),
  reason: z.string(),
  state: ChangeState,
  askedBy: z.string(),
  createdAt: Instant,
  decidedBy: z.string(),
  decidedAt: Instant.nullable(),
  notes: z.string(),
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
})
export type RecordChange = z.infer<typeof RecordChange>

export const RecordChangeFilter = z.object({
  state: ChangeState.default('pending'),
  words: z.string().trim().max(60).optional(),
  ...dayFilter,
})

export const recordChanges = call({
  method: 'GET',
  path: '/console/records/changes',
  who,
  summary: 'What was changed in records in my scope and what waits for a second person, the newest first.',
  /** With an id that one alone, whatever became of it. */
  query: PageQuery.extend(RecordChangeFilter.shape).extend({ id: Id.optional() }),
  output: pageOf(RecordChange),
  changesState: true,
})

export const decideRecordChange = call({
  method: 'POST',
  path: '/console/records/changes/decide',
  who,
  summary:
    'Confirm or reject a change that someone else requested; a confirmed change takes effect immediately, and the student is notified.',
  body: z.object({ id: Id, verdict: z.enum(['approved', 'refused']), notes: z.string().trim().min(1).max(500) }),
  output: Done,
  refusals: ['already_decided', 'second_person_needed', 'record_outdated'],
  idempotency: 'required',
})

export const withdrawRecordChange = call({
  method: 'POST',
  path: '/console/records/changes/withdraw',
  who,
  summary: 'Withdraw a change that I requested, before it is decided.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['already_decided'],
  idempotency: 'accepted',
})

export const recordHistory = call({
  method: 'GET',
  path: '/console/records/history',
  who,
  summary: 'Every change of a student’s fields, the newest first: before and after, by whom, why.',
  query: PageQuery.extend({ personId: Id }),
  output: pageOf(
    FieldChange.extend({
      id: Id,
      at: Instant,
      /** Empty where the value came with an import or was changed by the student. */
      askedBy: z.string(),
      confirmedBy: z.string(),
      reason: z.string(),
    }),
  ),
  changesState: true,
})

export const hiddenFields = ['phone', 'email', 'idCard'] as const

export const revealField = call({
  method: 'POST',
  path: '/console/records/reveal',
  who,
  summary: 'Show one masked field of one person of my scope, with a reason that is kept; the person is notified. At most 30 an hour.',
  body: z.object({ personId: Id, field: z.enum(hiddenFields), reason: z.string().trim().min(5).max(500) }),
  output: z.object({ value: z.string() }),
  refusals: ['reveal_limit'],
})
