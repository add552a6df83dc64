import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import { Day } from './terms.ts'

const changeKinds = ['move', 'swap', 'cancel', 'extra', 'room', 'substitute'] as const
export const ChangeKind = z.enum(changeKinds)
export type ChangeKind = z.infer<typeof ChangeKind>

export const changeStates = ['waiting_colleague', 'waiting_manager', 'approved', 'refused', 'withdrawn', 'outdated'] as const
export const ChangeState = z.enum(changeStates)
export type ChangeState = z.infer<typeof ChangeState>

export const Person = z.object({ id: Id, name: z.string() })
export const Room = z.object({ id: Id, name: z.string(), building: z.string() })

/** When, where and with whom a lesson is held, or that it is not. */
export const LessonPlace = z.object({
  day: Day,
  startsAt: Instant,
  endsAt: Instant,
  room: Room.nullable(),
  teachers: z.array(Person),
  isHeld: z.boolean(),
})
export type LessonPlace = z.infer<typeof LessonPlace>

/** What a change does to one lesson. */
export const ChangePart = z.object({
  /** None for an extra lesson until it is made. */
  lessonId: Id.nullable(),
  course: z.string(),
  sections: z.array(z.string()),
  before: LessonPlace.nullable(),
  after: LessonPlace,
})
export type ChangePart = z.infer<typeof ChangePart>

export const LessonChange = z.object({
  id: Id,
  kind: ChangeKind,
  state: ChangeState,
  lessonId: Id,
  parts: z.array(ChangePart),
  reason: z.string(),
  asker: Person,
  colleague: Person.nullable(),
  askedAt: Instant,
  answeredAt: Instant.nullable(),
  /** What the colleague wrote. */
  answerNotes: z.string(),
  decidedBy: z.string(),
  decidedAt: Instant.nullable(),
  notes: z.string(),
  isMine: z.boolean(),
  mayAnswer: z.boolean(),
  mayWithdraw: z.boolean(),
})
export type LessonChange = z.infer<typeof LessonChange>
