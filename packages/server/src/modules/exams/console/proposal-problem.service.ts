import type { InputOf } from '@campus/contract/call.ts'
import type { proposeExams, SoftCounts } from '@campus/contract/exams/console.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayAfter } from '../../../platform/time/zoned-day.ts'
import { timesOnDays } from '../../schedule/calendar/term.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listCandidates } from '../exams/candidates.repository.ts'
import { type ExamRow, listOfTerm } from '../exams/exam.repository.ts'
import * as writing from '../exams/exam-writing.repository.ts'
import { todayOf } from '../exams/own-exam.service.ts'
import type { Slot } from '../proposal/proposal.rules.ts'
import { countSoft, type TimedExam } from '../proposal/soft-counts.rules.ts'
import { capacityOf } from '../seats/seat-plan.rules.ts'
import { listTeachersIn, listTerms } from './choice.repository.ts'

type Taking = Pick<TimedExam, 'candidates' | 'extraMinutes'>

const dayMs = 86_400_000
const maxDays = 30

/** Candidates by exam, and how much longer some of them may write. */
export const candidatesBy = async (ctx: CallerCtx, rows: readonly ExamRow[]) => {
  const listed = await listCandidates(
    ctx.sql,
    rows.map(({ id }) => id),
    await todayOf(ctx),
  )
  const groups = Map.groupBy(listed, ({ exam_id }) => exam_id)
  return (id: string): Taking => {
    const own = groups.get(id) ?? []
    return {
      candidates: own.map(({ person_id }) => person_id),
      extraMinutes: new Map(
        own.flatMap(({ person_id, extra_minutes }) => (extra_minutes > 0 ? [[person_id, extra_minutes] as const] : [])),
      ),
    }
  }
}

/** Days are counted by the clock of the school. */
export const timedFrom =
  (timeZone: string, takingOf: (id: string) => Taking) =>
  (id: string, startsAt: number, minutes: number): TimedExam => {
    const local = new Date(startsAt).toLocaleDateString('en-CA', { timeZone })
    return { startsAt, endsAt: startsAt + minutes * 60_000, day: Date.parse(local) / dayMs, ...takingOf(id) }
  }

export const softCountsOf = async (ctx: CallerCtx, termId: string): Promise<SoftCounts> => {
  const { schoolId } = ctx.caller
  const rows = await listOfTerm(ctx.sql, schoolId, termId, await todayOf(ctx))
  const timed = timedFrom((await readSettings(ctx.sql, schoolId)).timeZone, await candidatesBy(ctx, rows))
  return countSoft(rows.flatMap(({ id, starts_at, minutes }) => (starts_at ? [timed(id, starts_at.getTime(), minutes)] : [])))
}

/** The times ahead that were given, on days of the term that are no holidays. */
export const slotsOf = async (ctx: CallerCtx, { termId, from, until, times }: InputOf<typeof proposeExams>): Promise<Slot[]> => {
  const { schoolId } = ctx.caller
  const term = (await listTerms(ctx.sql, schoolId)).find(({ id }) => id === termId)
  if (!term) throw refuse('not_found')
  const length = (Date.parse(until) - Date.parse(from)) / dayMs + 1
  if (length < 1 || length > maxDays || from < term.first_day || until > term.last_day) throw refuse('exam_days_wrong')
  const days = Array.from({ length }, (_, at) => dayAfter(from, at))
  const slots = (await timesOnDays(ctx, schoolId, days, times.toSorted())).filter(({ startsAt }) => startsAt > ctx.now())
  if (slots.length === 0) throw refuse('exam_days_wrong')
  return slots.map(({ day, startsAt }) => ({ startsAt: startsAt.getTime(), day: Date.parse(day) / dayMs }))
}

/** When rooms and teachers have something else. */
export const readResources = async (ctx: CallerCtx, slots: readonly Slot[], replanned: readonly ExamRow[]) => {
  const { schoolId } = ctx.caller
  const starts = slots.map(({ startsAt }) => startsAt)
  const [from, until] = [new Date(Math.min(...starts)), new Date(Math.max(...starts) + dayMs)]
  const taken = await writing.listBusy(
    ctx.sql,
    schoolId,
    from,
    until,
    replanned.map(({ id }) => id),
  )
  const bySubject = Map.groupBy(taken, ({ subject_id }) => subject_id)
  const busyOf = (id: string) =>
    (bySubject.get(id) ?? []).map(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()] as const)
  const rooms = (await writing.findRooms(ctx.sql, schoolId)).map(({ id, seat_rows, seat_columns }) => ({
    id,
    busy: busyOf(id),
    capacity: (papers: number) => capacityOf(seat_rows, seat_columns, papers),
  }))
  const staff = (await listTeachersIn(ctx.sql, schoolId, await scopeOf(ctx))).map(({ id }) => ({ id, busy: busyOf(id) }))
  return { rooms, staff }
}
