import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { Clash } from './console/slots.ts'
import { ChangeKind, ChangeState, LessonChange, Person, Room } from './lesson-change.ts'
import { Day, TimeOfDay } from './terms.ts'
import { Lesson } from './timetable.ts'

export const ownChanges = call({
  method: 'GET',
  path: '/schedule/changes',
  who: ['teacher'],
  summary: 'The last hundred changes of lessons that I asked for or was asked to agree to, newest first.',
  output: z.array(LessonChange),
})

const Wanted = z.object({
  day: Day.optional(),
  fromPeriod: z.number().int().min(1).max(20).optional(),
  toPeriod: z.number().int().min(1).max(20).optional(),
  starts: TimeOfDay.optional(),
  ends: TimeOfDay.optional(),
  /** Left out, the lesson keeps its room; null is a lesson without a room. */
  roomId: Id.nullable().optional(),
  otherLessonId: Id.optional(),
  colleagueId: Id.optional(),
})

export const askChange = call({
  method: 'POST',
  path: '/schedule/changes',
  who: ['teacher'],
  summary: 'Ask to move, swap or cancel a lesson of mine, for an extra lesson like it, another room or a substitute.',
  body: Wanted.extend({ lessonId: Id, kind: ChangeKind, reason: z.string().trim().min(2, 'required').max(200) })
    .refine(({ kind, day }) => (kind !== 'move' && kind !== 'extra') || day !== undefined, { message: 'required', path: ['day'] })
    .refine(
      ({ kind, fromPeriod, starts }) => (kind !== 'move' && kind !== 'extra') || (fromPeriod === undefined) !== (starts === undefined),
      {
        message: 'required',
        path: ['fromPeriod'],
      },
    )
    .refine(({ fromPeriod, toPeriod }) => (fromPeriod === undefined) === (toPeriod === undefined) && (toPeriod ?? 0) >= (fromPeriod ?? 0), {
      message: 'ends_before',
      path: ['toPeriod'],
    })
    .refine(({ starts, ends }) => (starts === undefined) === (ends === undefined) && (starts === undefined || (ends ?? '') > starts), {
      message: 'ends_before',
      path: ['ends'],
    })
    .refine(({ kind, otherLessonId }) => kind !== 'swap' || otherLessonId !== undefined, { message: 'required', path: ['otherLessonId'] })
    .refine(({ kind, colleagueId }) => kind !== 'substitute' || colleagueId !== undefined, { message: 'required', path: ['colleagueId'] })
    .refine(({ kind, roomId }) => kind !== 'room' || typeof roomId === 'string', { message: 'required', path: ['roomId'] }),
  output: z.object({ id: Id, state: ChangeState }),
  refusals: [
    'lesson_over',
    'lesson_not_held',
    'change_open',
    'change_day_off',
    'change_nothing',
    'room_too_small',
    'room_closed',
    'plan_clashes',
    'term_closed',
    'period_unknown',
    'time_missing',
    'weeks_outside_term',
  ],
  idempotency: 'required',
})

export const timeReasons = ['all_free', 'some_taken', 'same_week', 'same_hours', 'keeps_room', 'near_room', 'no_room'] as const
export const roomReasons = ['same_building', 'walk', 'same_kind'] as const
export const colleagueReasons = ['same_course', 'knows_students', 'same_unit'] as const

const PeriodInAddress = z.coerce.number().int().min(1).max(20).optional()

export const changeOptions = call({
  method: 'GET',
  path: '/schedule/changes/options',
  who: ['teacher'],
  summary:
    'Ranked proposals for a change of a lesson of mine within three weeks, each with its reasons; for a time of my own choice, what it would break.',
  query: z
    .object({
      lessonId: Id,
      kind: ChangeKind,
      /** A time of one's own choice: a day with periods, or with times by the clock. */
      day: Day.optional(),
      fromPeriod: PeriodInAddress,
      toPeriod: PeriodInAddress,
      starts: TimeOfDay.optional(),
      ends: TimeOfDay.optional(),
    })
    .refine(
      ({ day, fromPeriod, toPeriod, starts, ends }) => {
        const [byPeriods, byClock] = [fromPeriod !== undefined, starts !== undefined]
        const isPaired = byPeriods === (toPeriod !== undefined) && byClock === (ends !== undefined)
        return isPaired && (day === undefined ? !byPeriods && !byClock : byPeriods !== byClock)
      },
      { message: 'required', path: ['fromPeriod'] },
    )
    .refine(({ fromPeriod = 0, toPeriod = 0 }) => toPeriod >= fromPeriod, { message: 'ends_before', path: ['toPeriod'] })
    .refine(({ starts, ends }) => starts === undefined || (ends ?? '') > starts, { message: 'ends_before', path: ['ends'] }),
  output: z.object({
    /** A time that was asked for: who and what is taken then, and the free rooms with enough seats. */
    chosen: z
      .object({
        keepsRoom: z.boolean(),
        clashes: z.array(Clash),
        studentClashes: z.number().int(),
        rooms: z.array(Room.extend({ seats: z.number().int() })),
      })
      .nullable(),
    times: z.array(
      z.object({
        day: Day,
        startsAt: Instant,
        endsAt: Instant,
        fromPeriod: z.number().int().nullable(),
        toPeriod: z.number().int().nullable(),
        starts: TimeOfDay,
        ends: TimeOfDay,
        room: Room.nullable(),
        /** How many students have another lesson then. */
        studentClashes: z.number().int(),
        reasons: z.array(z.enum(timeReasons)),
      }),
    ),
    rooms: z.array(Room.extend({ seats: z.number().int(), walkMinutes: z.number().int(), reasons: z.array(z.enum(roomReasons)) })),
    colleagues: z.array(Person.extend({ lessonsThatDay: z.number().int(), reasons: z.array(z.enum(colleagueReasons)) })),
    lessons: z.array(z.object({ lesson: Lesson, isOwn: z.boolean(), studentClashes: z.number().int() })),
  }),
  refusals: ['change_day_off', 'period_unknown', 'time_missing', 'weeks_outside_term', 'lesson_over'],
})

export const answerChange = call({
  method: 'POST',
  path: '/schedule/changes/answer',
  who: ['teacher'],
  summary: 'Agree to a swap or to stand in, or decline. A manager decides afterwards.',
  body: z.object({ id: Id, verdict: z.enum(['accept', 'decline']), notes: z.string().trim().max(200).default('') }),
  output: z.object({ state: ChangeState }),
  refusals: ['change_over'],
  idempotency: 'required',
})

export const withdrawChange = call({
  method: 'POST',
  path: '/schedule/changes/withdraw',
  who: ['teacher'],
  summary: 'Withdraw a change that is not decided yet.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['change_over'],
  idempotency: 'accepted',
})
