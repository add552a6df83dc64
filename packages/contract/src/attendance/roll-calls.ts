import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { leaveKinds } from '../leave/leave-requests.ts'
import { LessonAtSchool } from './lessons.ts'
import { AttendanceState, Doubt, purposes } from './states.ts'

const Counts = z.object({ all: z.number().int(), came: z.number().int(), toConfirm: z.number().int(), absent: z.number().int() })

export const rollCallStates = ['none', 'open', 'closed'] as const

const RollCallRow = z.object({
  lesson: LessonAtSchool,
  state: z.enum(rollCallStates),
  /** From when the roll may be called. */
  opensAt: Instant,
  mayOpen: z.boolean(),
  counts: Counts,
})
export type RollCallRow = z.infer<typeof RollCallRow>

export const rollCalls = call({
  method: 'GET',
  path: '/schedule/roll-calls',
  who: ['teacher', 'manager', 'auditor'],
  summary: 'My lessons of some days and how far their roll calls are; for managers and auditors also the lessons in their scope.',
  query: z.object({
    from: z.iso.date('calendar_day').optional(),
    until: z.iso.date('calendar_day').optional(),
    whose: z.enum(['mine', 'scope']).default('mine'),
  }),
  output: z.object({
    today: z.iso.date(),
    rows: z.array(RollCallRow),
    /** There are more lessons in these days than are listed. */
    isCut: z.boolean(),
  }),
  refusals: ['attendance_span_long'],
})

export const RollPerson = z.object({
  id: Id,
  name: z.string(),
  number: z.string(),
  unitName: z.string(),
  portrait: z.string(),
  state: AttendanceState.nullable(),
  isDoubtful: z.boolean(),
  doubts: z.array(Doubt),
  leaveKind: z.enum(leaveKinds).nullable(),
  signedAt: Instant.nullable(),
  signedOutAt: Instant.nullable(),
  isMarked: z.boolean(),
})
export type RollPerson = z.infer<typeof RollPerson>

export const RollCall = z.object({
  lesson: LessonAtSchool,
  state: z.enum(rollCallStates),
  opensAt: Instant,
  /** When the rest is marked absent by itself. */
  closesAt: Instant,
  withSignOut: z.boolean(),
  /** From when to when codes for signing out are taken. */
  outFrom: Instant,
  outUntil: Instant,
  mayOpen: z.boolean(),
  mayMark: z.boolean(),
  /** Until when a mark may be changed with a reason. */
  changeableUntil: Instant,
  /** For the screen that shows the code; null for those who do not teach the lesson. */
  code: z.object({ tag: z.string(), key: z.string(), address: z.string() }).nullable(),
  now: Instant,
  people: z.array(RollPerson),
})
export type RollCall = z.infer<typeof RollCall>

export const rollCall = call({
  method: 'GET',
  path: '/schedule/roll-calls/{lessonId}',
  who: ['teacher', 'manager', 'auditor'],
  summary: 'The roll of a lesson, with the state of each person.',
  params: z.object({ lessonId: Id }),
  output: RollCall,
})

export const openRollCall = call({
  method: 'POST',
  path: '/schedule/roll-calls/open',
  who: ['teacher'],
  summary: 'Open the roll call of a lesson of mine; opening it again changes its code.',
  body: z.object({ lessonId: Id, withSignOut: z.boolean().optional() }),
  output: Done,
  refusals: ['roll_call_too_early', 'roll_call_over', 'roll_call_cancelled'],
  idempotency: 'accepted',
})

export const closeRollCall = call({
  method: 'POST',
  path: '/schedule/roll-calls/close',
  who: ['teacher'],
  summary: 'Close the roll call of a lesson of mine: all who are not there are marked absent.',
  body: z.object({ lessonId: Id }),
  output: Done,
  refusals: ['roll_call_not_open'],
  idempotency: 'accepted',
})

/** What a teacher says about somebody: a state, that a sign is right, or nothing any more. */
export const Mark = z.object({
  personId: Id,
  state: z.union([AttendanceState.exclude(['leave']), z.literal('confirm'), z.null()]),
  at: Instant,
})
export type Mark = z.infer<typeof Mark>

export const markRoll = call({
  method: 'POST',
  path: '/schedule/roll-calls/mark',
  who: ['teacher'],
  summary: 'Mark people of a lesson of mine by name; after closing with a reason, for seven days.',
  body: z.object({ lessonId: Id, marks: z.array(Mark).min(1, 'required').max(500), reason: z.string().trim().max(200).default('') }),
  output: z.array(RollPerson),
  refusals: [
    'roll_call_not_open',
    'attendance_reason_needed',
    'attendance_change_late',
    'attendance_fixed',
    'not_in_lesson',
    'nothing_to_confirm',
  ],
  idempotency: 'accepted',
})

export const markByCard = call({
  method: 'POST',
  path: '/schedule/roll-calls/card',
  who: ['teacher'],
  summary: 'Mark the owner of a card as present in a lesson of mine whose roll is open; who came already stays as recorded, without doubt.',
  body: z.object({ lessonId: Id, text: z.string().min(1).max(4000) }),
  output: RollPerson,
  refusals: ['card_unknown', 'roll_call_not_open', 'not_in_lesson'],
})

export const spotCheck = call({
  method: 'POST',
  path: '/schedule/roll-calls/spot-check',
  who: ['teacher'],
  summary: 'Draw some of those who signed in, doubtful ones rather than others, to be called by name.',
  body: z.object({ lessonId: Id, count: z.number().int().min(1).max(20).default(3) }),
  output: z.object({ personIds: z.array(Id) }),
  refusals: ['roll_call_not_open'],
})

/** What is pushed to the teachers while people sign: topic `roll_call`. */
export const RollChange = z.object({
  lessonId: Id,
  purpose: z.enum(purposes).optional(),
  people: z.array(RollPerson.pick({ id: true, state: true, isDoubtful: true, doubts: true, signedAt: true, signedOutAt: true })),
})
