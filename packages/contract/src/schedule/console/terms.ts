import { z } from 'zod'
import { call, Done } from '../../call.ts'
import { Id } from '../../fields.ts'
import { Day, Period, PeriodSet, Term } from '../terms.ts'
import { maxWeeks } from '../weeks.ts'

const TermGiven = z
  .object({
    id: Id.optional(),
    academicYear: z.string().regex(/^\d{4}-\d{4}$/, 'wrong'),
    semester: z.number().int().min(1).max(3),
    firstMonday: Day,
    weeks: z.number().int().min(1).max(maxWeeks),
  })
  .refine(({ academicYear }) => Number(academicYear.slice(5)) === Number(academicYear.slice(0, 4)) + 1, {
    message: 'wrong',
    path: ['academicYear'],
  })
  .refine(({ firstMonday }) => new Date(firstMonday).getUTCDay() === 1, { message: 'not_a_monday', path: ['firstMonday'] })

const PeriodsGiven = PeriodSet.extend({ periods: z.array(Period).min(1, 'required').max(20) }).refine(
  ({ periods }) =>
    periods.every(({ number, starts, ends }, at) => number === at + 1 && ends > starts && (periods[at - 1]?.ends ?? '') <= starts),
  { message: 'hours_overlap', path: ['periods'] },
)

export const consoleTerms = call({
  method: 'GET',
  path: '/console/schedule/terms',
  who: ['manager', 'admin', 'auditor'],
  summary: 'Terms with their numbers, and make-up days without a date to follow.',
  output: z.object({
    terms: z.array(Term.extend({ sections: z.number().int(), lessons: z.number().int(), isOver: z.boolean() })),
    periodSets: z.array(PeriodSet),
    makeUpDays: z.array(z.object({ day: Day, follows: Day.nullable(), lessons: z.number().int() })),
    holidays: z.array(z.object({ day: Day, cancelled: z.number().int() })),
    mayChange: z.boolean(),
  }),
})

export const saveTerm = call({
  method: 'POST',
  path: '/console/schedule/terms',
  who: ['manager', 'admin'],
  summary: 'Add or change a term; its lessons follow. Only who looks after the whole school may.',
  body: TermGiven,
  output: z.object({ id: Id }),
  refusals: ['term_overlaps', 'term_taken', 'term_has_lessons', 'term_closed', 'plan_clashes', 'time_missing'],
  idempotency: 'accepted',
})

export const closeTerm = call({
  method: 'POST',
  path: '/console/schedule/terms/close',
  who: ['manager', 'admin'],
  summary: 'Close a term that is over: nothing of it changes any more.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['term_not_over', 'term_has_objections'],
  idempotency: 'accepted',
})

export const savePeriods = call({
  method: 'POST',
  path: '/console/schedule/periods',
  who: ['manager', 'admin'],
  summary: 'The hours of a school day from a date on; lessons ahead follow.',
  body: PeriodsGiven,
  output: Done,
  refusals: ['period_in_use', 'plan_clashes', 'time_missing'],
  idempotency: 'accepted',
})

export const followDate = call({
  method: 'POST',
  path: '/console/schedule/make-up-days',
  who: ['manager', 'admin'],
  summary: 'Which date a make-up day follows; lessons of a holiday move there and keep their ids.',
  body: z.object({ day: Day, follows: Day.nullable() }),
  output: Done,
  refusals: ['not_a_make_up_day', 'date_followed_already', 'plan_clashes', 'time_missing'],
  idempotency: 'accepted',
})
