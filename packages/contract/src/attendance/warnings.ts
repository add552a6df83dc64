import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'

export const warningKinds = ['consecutive', 'missed_first', 'missed_second', 'rate', 'failed_credits', 'gpa'] as const
export type WarningKind = (typeof warningKinds)[number]

export const warningKindNames: Record<WarningKind, Phrase> = {
  consecutive: ['连续缺勤', 'Absences in a row', '連續缺席'],
  missed_first: ['缺课提醒', 'Many hours missed', '缺課提醒'],
  missed_second: ['缺课严重', 'Too many hours missed', '缺課嚴重'],
  rate: ['出勤率不足', 'Attendance rate too low', '出席率不足'],
  failed_credits: ['不及格学分', 'Failed credits', '不及格學分'],
  gpa: ['绩点偏低', 'Low GPA', '績點偏低'],
}

/** What a person decided about a warning. Barring from an exam never happens by itself. */
export const handlings = ['talked', 'excused', 'barred'] as const
export const handlingNames: Record<(typeof handlings)[number], Phrase> = {
  talked: ['已谈话', 'Spoke with the student', '已談話'],
  excused: ['不予处理', 'No action needed', '不予處理'],
  barred: ['取消考试资格', 'Barred from the exam', '取消考試資格'],
}

export const warningStates = ['open', 'handled', 'withdrawn'] as const

export const warningStateNames: Readonly<Record<(typeof warningStates)[number], Phrase>> = {
  open: ['待处理', 'Open', '待處理'],
  handled: ['已处理', 'Handled', '已處理'],
  withdrawn: ['已解除', 'Withdrawn', '已解除'],
}

export const Warning = z.object({
  id: Id,
  kind: z.enum(warningKinds),
  course: z.string(),
  sectionId: Id.nullable(),
  /** What was counted, and the limit of the school; parts of one are in percent. */
  measured: z.number(),
  threshold: z.number(),
  /** Of the lessons, or of the scores, that led to it. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  raisedAt: Instant,
  withdrawnAt: Instant.nullable(),
  handling: z.enum(handlings).nullable(),
  notes: z.string(),
})
export type Warning = z.infer<typeof Warning>

export const ownWarnings = call({
  method: 'GET',
  path: '/schedule/warnings',
  who: ['student', 'family'],
  summary: 'Warnings about my attendance and my results, those that hold first.',
  query: z.object({ personId: Id.optional() }),
  output: z.array(Warning),
})
