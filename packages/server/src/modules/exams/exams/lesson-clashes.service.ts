import type { LessonClashes } from '@campus/contract/exams/console.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { listLessonsDuring, presentClash } from '../../schedule/slots/clash.service.ts'
import { listCandidates } from './candidates.repository.ts'
import { todayOf } from './own-exam.service.ts'

interface TimedExam {
  readonly id: string
  readonly starts_at: Date | null
  readonly minutes: number
}

const maxListed = 100

/** Candidates who have a lesson while they sit the exam: who was granted more time sits longer. */
export const readLessonClashes = async (ctx: CallerCtx, { id, starts_at, minutes }: TimedExam): Promise<LessonClashes> => {
  if (starts_at === null) return { total: 0, clashes: [] }
  const candidates = await listCandidates(ctx.sql, [id], await todayOf(ctx))
  const people = candidates.map(({ person_id, extra_minutes }) => ({
    personId: person_id,
    endsAt: later(starts_at, (minutes + extra_minutes) * 60),
  }))
  const rows = await listLessonsDuring(ctx, { people, startsAt: starts_at })
  return { total: rows.length, clashes: rows.slice(0, maxListed).map((row) => presentClash(row, ctx.language)) }
}

/** They are named before anything is kept, and pass with a reason. */
export const requireClashReason = async (ctx: CallerCtx, exam: TimedExam, reason: string) => {
  if (reason !== '') return
  const { total, clashes } = await readLessonClashes(ctx, exam)
  if (total > 0) throw refuse('student_clashes', { facts: { total, clashes } })
}
