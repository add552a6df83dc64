import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { Day } from './terms.ts'

const changeKinds = ['move', 'swap', 'cancel', 'extra', 'room', 'substitute'] as const
export const ChangeKind = z.enum(changeKinds)
export type ChangeKind = z.infer<typeof ChangeKind>

export const changeKindNames: Record<ChangeKind, Phrase> = {
  move: ['换时间', 'Another time', '換時間'],
  swap: ['与另一次课对调', 'Swap with another lesson', '與另一次課對調'],
  room: ['换教室', 'Another room', '換教室'],
  substitute: ['请人代课', 'Substitute teacher', '請人代課'],
  cancel: ['停课', 'Cancel the lesson', '停課'],
  extra: ['加一次课', 'Extra lesson', '加一次課'],
}

export const changeStates = ['waiting_colleague', 'waiting_manager', 'approved', 'refused', 'withdrawn', 'outdated'] as const
export const ChangeState = z.enum(changeStates)
export type ChangeState = z.infer<typeof ChangeState>

export const changeStateNames: Record<ChangeState, Phrase> = {
  waiting_colleague: ['待同事同意', 'Waiting for your colleague', '待同事同意'],
  waiting_manager: ['待审批', 'Awaiting approval', '待審批'],
  approved: ['已通过', 'Approved', '已通過'],
  refused: ['未通过', 'Rejected', '未通過'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  outdated: ['已失效', 'No longer possible', '已失效'],
}

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
