import { z } from 'zod'
import { call, Done } from '../../call.ts'
import { Id } from '../../fields.ts'
import { Titled } from '../schools.ts'

/** At most so many lead a unit, and at most so many hold a post. */
export const maxLeaders = 20
export const maxHolders = 500

const Day = z.iso.date('calendar_day')

/** From when, and until which day, that day included. */
const Term = z.object({ personId: Id, startsOn: Day, endsOn: Day.nullable() })
const isInOrder = ({ startsOn, endsOn }: z.infer<typeof Term>) => endsOn === null || endsOn >= startsOn
const inOrder = { message: 'ends_before', path: ['endsOn'] }

const LeaderGiven = Term.refine(isInOrder, inOrder)
export const AppointmentGiven = Term.extend({ unitId: Id.nullable() }).refine(isInOrder, inOrder)

const Appointment = Term.extend({
  id: Id,
  name: z.string(),
  number: z.string(),
  unitId: Id.nullable(),
  unitName: z.string(),
  /** Disabled people are appointed, but nobody is sent to them. */
  isActive: z.boolean(),
})
export type Appointment = z.infer<typeof Appointment>

const Appointments = z.object({
  /** Goes back with a change, so that of two editors the second notices. */
  revision: z.number().int(),
  /** Now or later, in their order. */
  current: z.array(Appointment),
  /** The last ones that ended, the latest first. */
  former: z.array(Appointment),
})

export const unitLeaders = call({
  method: 'GET',
  path: '/console/school/leaders',
  who: ['admin', 'manager'],
  summary: 'Who leads a unit of my school or scope, now or later, and who did before.',
  query: z.object({ unitId: Id }),
  output: Appointments,
})

export const saveLeaders = call({
  method: 'POST',
  path: '/console/school/leaders',
  who: ['admin'],
  summary: 'Set who leads a unit, in their order. Who is left out and had begun ended yesterday.',
  body: z.object({ unitId: Id, revision: z.number().int(), leaders: z.array(LeaderGiven).max(maxLeaders) }),
  output: Appointments,
  refusals: ['appointments_changed', 'appointment_twice', 'appointee_unfit'],
  idempotency: 'accepted',
})

const PostGiven = Titled.extend({
  code: z
    .string()
    .trim()
    .min(1)
    .max(30)
    .regex(/^[0-9A-Za-z-]+$/, 'unit_code'),
  name: z.string().trim().min(1).max(60),
  nameEn: z.string().trim().min(1).max(120),
  nameTw: z.string().trim().min(1).max(60),
})

export const posts = call({
  method: 'GET',
  path: '/console/school/posts',
  who: ['admin', 'manager'],
  summary: 'All posts of my school, each with the number of its holders in my scope.',
  output: z.array(PostGiven.extend({ id: Id, holders: z.number().int() })),
})

export const savePost = call({
  method: 'POST',
  path: '/console/school/posts',
  who: ['admin'],
  summary: 'Add a post, or change its code and names.',
  body: PostGiven.extend({ id: Id.optional() }),
  output: z.object({ id: Id }),
  refusals: ['post_code_taken'],
  idempotency: 'accepted',
})

export const deletePost = call({
  method: 'POST',
  path: '/console/school/posts/delete',
  who: ['admin'],
  summary: 'Remove a post that no one holds now or later.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['post_held', 'post_in_use'],
  idempotency: 'accepted',
})

export const postHolders = call({
  method: 'GET',
  path: '/console/school/posts/holders',
  who: ['admin', 'manager'],
  summary: 'Who holds a post, now or later, and who did before; a manager sees those for units of their scope.',
  query: z.object({ postId: Id }),
  output: Appointments,
})

export const saveHolders = call({
  method: 'POST',
  path: '/console/school/posts/holders',
  who: ['admin'],
  summary: 'Set who holds a post, each for a unit or for the whole school. Who is left out and had begun ended yesterday.',
  body: z.object({ postId: Id, revision: z.number().int(), holders: z.array(AppointmentGiven).max(maxHolders) }),
  output: Appointments,
  refusals: ['appointments_changed', 'appointment_twice', 'appointee_unfit', 'unit_unknown'],
  idempotency: 'accepted',
})
