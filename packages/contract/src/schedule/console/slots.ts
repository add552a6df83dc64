import { z } from 'zod'
import { call, Done } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'
import { TimeOfDay } from '../terms.ts'
import { parseWeeks } from '../weeks.ts'

const weeksText = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((text) => parseWeeks(text) !== undefined, { message: 'weeks' })

const Slot = z.object({
  sectionIds: z.array(Id).min(1, 'required').max(20),
  teacherIds: z.array(Id).max(10),
  weekday: z.number().int().min(1).max(7),
  weeks: weeksText,
  fromPeriod: z.number().int().min(1).max(20).nullable().default(null),
  toPeriod: z.number().int().min(1).max(20).nullable().default(null),
  starts: TimeOfDay.nullable().default(null),
  ends: TimeOfDay.nullable().default(null),
  roomId: Id.nullable().default(null),
})

const checked = <Given extends typeof Slot>(given: Given) =>
  given
    .refine(({ fromPeriod, starts }) => (fromPeriod === null) !== (starts === null), { message: 'required', path: ['fromPeriod'] })
    .refine(({ fromPeriod, toPeriod }) => (fromPeriod === null) === (toPeriod === null) && (toPeriod ?? 0) >= (fromPeriod ?? 0), {
      message: 'ends_before',
      path: ['toPeriod'],
    })
    .refine(({ starts, ends }) => (starts === null) === (ends === null) && (starts === null || (ends ?? '') > starts), {
      message: 'ends_before',
      path: ['ends'],
    })

const SlotGiven = Slot.extend({ id: Id.optional() })
export type SlotGiven = z.output<typeof SlotGiven>

export const consoleSlots = call({
  method: 'GET',
  path: '/console/schedule/slots',
  who: ['manager', 'admin', 'auditor'],
  summary: 'The weekly times of a section.',
  query: z.object({ sectionId: Id }),
  output: z.array(
    Slot.extend({
      id: Id,
      weekBits: z.number().int(),
      room: z.object({ id: Id, name: z.string(), building: z.string() }).nullable(),
      teachers: z.array(z.object({ id: Id, name: z.string() })),
      sections: z.array(z.object({ id: Id, code: z.string() })),
      lessons: z.number().int(),
    }),
  ),
})

/** What a plan would break. */
export const Clash = z.object({
  kind: z.enum(['room', 'teacher', 'student']),
  name: z.string(),
  /** What is there already. */
  with: z.string(),
  startsAt: Instant,
  endsAt: Instant,
})
export type Clash = z.infer<typeof Clash>

export const findClashes = call({
  method: 'POST',
  path: '/console/schedule/clashes',
  who: ['manager', 'admin'],
  summary:
    'What a weekly time would break, without saving it: rooms and teachers who are taken, students with two lessons at once, rooms that are too small, walks that are too short.',
  body: checked(SlotGiven),
  output: z.object({
    clashes: z.array(Clash),
    /** At most a hundred are listed. */
    total: z.number().int(),
    lessons: z.number().int(),
    seatsMissing: z.number().int(),
    shortWalks: z.array(z.object({ startsAt: Instant, from: z.string(), minutes: z.number().int(), walkMinutes: z.number().int() })),
  }),
  refusals: ['term_closed', 'period_unknown', 'time_missing'],
})

export const saveSlot = call({
  method: 'POST',
  path: '/console/schedule/slots',
  who: ['manager', 'admin'],
  summary: 'Add or change a weekly time. Lessons ahead follow; those that were held or changed by hand stay.',
  /** Why students have two lessons at once. */
  body: checked(SlotGiven.extend({ clashReason: z.string().trim().max(200).default('') })),
  output: z.object({ id: Id, lessons: z.number().int() }),
  refusals: ['plan_clashes', 'student_clashes', 'room_closed', 'term_closed', 'period_unknown', 'time_missing', 'weeks_outside_term'],
  idempotency: 'accepted',
})

export const removeSlot = call({
  method: 'POST',
  path: '/console/schedule/slots/remove',
  who: ['manager', 'admin'],
  summary: 'Take a weekly time out of the plan: its lessons ahead are cancelled.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['term_closed'],
  idempotency: 'accepted',
})
