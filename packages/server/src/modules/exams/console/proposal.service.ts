import { setImmediate } from 'node:timers/promises'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { proposeExams, SoftCounts } from '@campus/contract/exams/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayAfter, startOfDay } from '../../../platform/time/zoned-day.ts'
import { record } from '../../audit/audit.service.ts'
import { listLessonsDuring } from '../../schedule/slots/clash.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listCandidates } from '../exams/candidates.repository.ts'
import { type ExamRow, listOfTerm, lockExams } from '../exams/exam.repository.ts'
import * as writing from '../exams/exam-writing.repository.ts'
import { todayOf } from '../exams/own-exam.service.ts'
import { type Placed, proposeByStep, type Slot } from '../proposal/proposal.rules.ts'
import { countSoft, type TimedExam } from '../proposal/soft-counts.rules.ts'
import { capacityOf } from '../seats/seat-plan.rules.ts'
import { listTeachersIn, listTerms } from './choice.repository.ts'
import { refuseTaken } from './taken.ts'

type Given = InputOf<typeof proposeExams>

const dayMs = 86_400_000
const maxDays = 30

/** Candidates by exam. */
const candidatesBy = async (ctx: CallerCtx, rows: readonly ExamRow[]) => {
  const listed = await listCandidates(
    ctx.sql,
    rows.map(({ id }) => id),
    await todayOf(ctx),
  )
  const groups = Map.groupBy(listed, ({ exam_id }) => exam_id)
  return (id: string) => (groups.get(id) ?? []).map(({ person_id }) => person_id)
}

/** Days are counted by the clock of the school. */
const timedFrom =
  (timeZone: string, candidatesOf: (id: string) => string[]) =>
  (id: string, startsAt: number, minutes: number): TimedExam => {
    const local = new Date(startsAt).toLocaleDateString('en-CA', { timeZone })
    return { startsAt, endsAt: startsAt + minutes * 60_000, day: Date.parse(local) / dayMs, candidates: candidatesOf(id) }
  }

export const softCountsOf = async (ctx: CallerCtx, termId: string): Promise<SoftCounts> => {
  const { schoolId } = ctx.caller
  const rows = await listOfTerm(ctx.sql, schoolId, termId, await todayOf(ctx))
  const timed = timedFrom((await readSettings(ctx.sql, schoolId)).timeZone, await candidatesBy(ctx, rows))
  return countSoft(rows.flatMap(({ id, starts_at, minutes }) => (starts_at ? [timed(id, starts_at.getTime(), minutes)] : [])))
}

const slotsOf = async (ctx: CallerCtx, { termId, from, until, times }: Given): Promise<Slot[]> => {
  const { schoolId } = ctx.caller
  const term = (await listTerms(ctx.sql, schoolId)).find(({ id }) => id === termId)
  if (!term) throw refuse('not_found')
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1
  if (days < 1 || days > maxDays || from < term.first_day || until > term.last_day) throw refuse('exam_days_wrong')
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  return Array.from({ length: days }, (_, at) => dayAfter(from, at)).flatMap((day) =>
    times.toSorted().map((time) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return { startsAt: startOfDay(timeZone, day).getTime() + (hours * 60 + minutes) * 60_000, day: Date.parse(day) / dayMs }
    }),
  )
}

/** When rooms and teachers have something else. */
const readResources = async (ctx: CallerCtx, slots: readonly Slot[], replanned: readonly ExamRow[]) => {
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

const sliceMs = 20

/** Others are answered between two slices of a long calculation. */
const withPauses = async <Result>(steps: Generator<void, Result>): Promise<Result> => {
  let until = performance.now() + sliceMs
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + sliceMs
  }
}

const applyPlan = async (ctx: CallerCtx, rows: readonly ExamRow[], placed: readonly Placed[]) => {
  const { schoolId } = ctx.caller
  const now = ctx.now()
  const ids = placed.map(({ id }) => id)
  if (ids.length === 0) return
  await writing.deleteSittings(ctx.sql, ids)
  try {
    for (const { id, startsAt, roomIds, invigilatorIds } of placed) {
      const minutes = rows.find((row) => row.id === id)?.minutes ?? 0
      await writing.updateExam(ctx.sql, id, { starts_at: new Date(startsAt), changed_at: now })
      for (const [at, roomId] of roomIds.entries())
        await writing.insertSitting(ctx.sql, {
          schoolId,
          examId: id,
          roomId,
          startsAt: new Date(startsAt),
          minutes,
          invigilatorIds: invigilatorIds[at] ?? [],
          now,
        })
    }
  } catch (error) {
    refuseTaken(error)
  }
}

const namedExam = (row: ExamRow) => ({
  id: row.id,
  course: { name: row.course_name, nameEn: row.course_name_en, nameTw: row.course_name_tw },
})

/** Exams during which candidates would have a lesson, and how many lessons would be missed. */
const clashingIn = async (ctx: CallerCtx, rows: readonly ExamRow[], placed: readonly Placed[], candidatesOf: (id: string) => string[]) => {
  const clashing: OutputOf<typeof proposeExams>['clashing'] = []
  for (const { id, startsAt } of placed) {
    const row = rows.find((one) => one.id === id)
    if (!row) continue
    const during = { startsAt: new Date(startsAt), endsAt: new Date(startsAt + row.minutes * 60_000) }
    const { length: lessons } = await listLessonsDuring(ctx, { ...during, personIds: candidatesOf(id) })
    if (lessons > 0) clashing.push({ ...namedExam(row), lessons })
  }
  return clashing
}

export const proposePlan = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof proposeExams>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const scope = await scopeOf(ctx)
    const slots = await slotsOf(ctx, given)
    const all = await listOfTerm(ctx.sql, schoolId, given.termId, await todayOf(ctx))
    const isPlanned = (row: ExamRow) => row.state === 'draft' && !row.is_fixed && isInScope(scope, row.unit_id)
    const planned = all.filter((row) => isPlanned(row))
    if (given.apply && planned.length > 0)
      await lockExams(
        ctx.sql,
        planned.map(({ id }) => id),
      )
    const candidatesOf = await candidatesBy(ctx, all)
    const timed = timedFrom((await readSettings(ctx.sql, schoolId)).timeZone, candidatesOf)
    const fixed = all.flatMap((row) => (!isPlanned(row) && row.starts_at ? [timed(row.id, row.starts_at.getTime(), row.minutes)] : []))
    const unplaced = planned.map(({ id, minutes, papers, teacher_ids }) => ({
      id,
      minutes,
      papers,
      teacherIds: teacher_ids,
      candidates: candidatesOf(id),
    }))
    const { placed, left } = await withPauses(proposeByStep({ unplaced, slots, fixed, ...(await readResources(ctx, slots, planned)) }))
    const clashing = await clashingIn(ctx, planned, placed, candidatesOf)
    if (given.apply && given.clashReason === '' && clashing.length > 0) throw refuse('student_clashes')
    if (given.apply) {
      await applyPlan(ctx, planned, placed)
      await record(ctx, {
        action: 'exams.propose',
        subjectKind: 'term',
        subjectId: given.termId,
        details: { placed: placed.length, clashReason: given.clashReason },
      })
    }
    const minutesOf = (id: string) => planned.find((row) => row.id === id)?.minutes ?? 0
    return {
      placed: placed.length,
      left: planned.filter(({ id }) => left.includes(id)).map(namedExam),
      clashing,
      counts: countSoft([...fixed, ...placed.map(({ id, startsAt }) => timed(id, startsAt, minutesOf(id)))]),
    }
  })
