import { z } from 'zod'
import { Score } from '../academics/scores.ts'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { Titled } from '../school/schools.ts'
import { Mark, Part, Remark } from './parts.ts'

export const appealStates = ['open', 'proposed', 'upheld', 'changed'] as const
export type AppealState = (typeof appealStates)[number]

export const appealStateNames: Record<AppealState, Phrase> = {
  open: ['待复核', 'Waiting for review', '待複核'],
  proposed: ['待第二人确认', 'Waiting for a second reviewer', '待第二人確認'],
  upheld: ['维持原成绩', 'Score upheld', '維持原成績'],
  changed: ['成绩已更正', 'Score corrected', '成績已更正'],
}

/** A document that names the mark before it was corrected. */
export const NamingDocument = Titled.extend({ id: Id, serial: z.string(), issuedAt: Instant.nullable() })

const OwnAppeal = z.object({
  id: Id,
  /** Who decides on it is not told before it is decided. */
  state: z.enum(['open', 'upheld', 'changed']),
  reason: z.string(),
  createdAt: Instant,
  notes: z.string(),
  decidedAt: Instant.nullable(),
  markBefore: Mark.nullable(),
})

export const Grade = z.object({
  score: Score,
  recordId: Id,
  publishedAt: Instant,
  remark: Remark,
  parts: z.array(Part.extend({ mark: Mark.nullable() })),
  /** Every published attempt of the same course, this one too, newest term first. */
  attempts: z.array(Score),
  people: z.number().int(),
  /** Empty among fewer than ten. */
  spread: z.array(z.object({ from: z.number().int(), to: z.number().int(), people: z.number().int(), isMine: z.boolean() })),
  appeal: OwnAppeal.nullable(),
  /** The last moment for an appeal, where there was none yet and the score came by a sheet. */
  appealUntil: Instant.nullable(),
  mayAppeal: z.boolean(),
  /** Family members read it without appeal and documents. */
  isOwn: z.boolean(),
  documents: z.array(NamingDocument),
})
export type Grade = z.infer<typeof Grade>

export const gradeDetail = call({
  method: 'GET',
  path: '/schedule/grades/{scoreId}',
  who: ['student', 'family'],
  summary: 'One published score by its id or that of its section: parts, attempts, spread and appeal.',
  params: z.object({ scoreId: Id }),
  output: Grade,
})

export const sharedGrades = call({
  method: 'GET',
  path: '/schedule/grades',
  who: ['family'],
  summary: 'The published scores of a student who shares them with me, newest term first.',
  query: z.object({ studentId: Id }),
  output: z.array(Score),
})

export const appealGrade = call({
  method: 'POST',
  path: '/schedule/grade-appeals',
  who: ['student'],
  summary: 'Ask for a score of mine to be reviewed, once and within ten working days of its publication.',
  body: z.object({ scoreId: Id, reason: z.string().trim().min(10).max(1000) }),
  output: z.object({ id: Id }),
  refusals: ['grade_appealed', 'grade_appeal_over'],
  idempotency: 'required',
})
