import { z } from 'zod'
import { call } from '../../call.ts'
import { Id } from '../../fields.ts'
import { dayFilter } from '../../list-filter.ts'
import { PageQuery, pageOf } from '../../page.ts'
import { ChangeState, LessonChange } from '../lesson-change.ts'
import { Clash } from './slots.ts'

const ReviewedChange = LessonChange.extend({
  mayDecide: z.boolean(),
  /** What it would break now; found while it waits for the manager. */
  clashes: z.array(Clash),
})
export type ReviewedChange = z.infer<typeof ReviewedChange>

export const LessonChangeFilter = z.object({ state: ChangeState.optional(), ...dayFilter })

export const consoleChanges = call({
  method: 'GET',
  path: '/console/schedule/changes',
  who: ['manager', 'admin', 'auditor'],
  summary: 'Changes of lessons that teachers asked for, in the units that I look after, newest first.',
  query: PageQuery.extend(LessonChangeFilter.shape),
  output: pageOf(ReviewedChange).extend({ waiting: z.number().int() }),
})

export const decideChange = call({
  method: 'POST',
  path: '/console/schedule/changes/decide',
  who: ['manager', 'admin'],
  summary:
    'Approve or refuse a change. An approved change takes effect immediately and everyone affected is notified; if its lesson has changed in the meantime, it ends as outdated.',
  body: z
    .object({ id: Id, verdict: z.enum(['approve', 'refuse']), notes: z.string().trim().max(200).default('') })
    .refine(({ verdict, notes }) => verdict === 'approve' || notes.length > 0, { message: 'required', path: ['notes'] }),
  output: z.object({ state: ChangeState }),
  refusals: ['change_over', 'change_own', 'plan_clashes', 'student_clashes', 'room_closed', 'room_too_small', 'term_closed'],
  idempotency: 'required',
})
