import { setImmediate } from 'node:timers/promises'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { proposeExams } from '@campus/contract/exams/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { listLessonsDuring } from '../../schedule/slots/clash.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { type ExamRow, listOfTerm, lockExams } from '../exams/exam.repository.ts'
import * as writing from '../exams/exam-writing.repository.ts'
import { todayOf } from '../exams/own-exam.service.ts'
import { type Placed, proposeByStep } from '../proposal/proposal.rules.ts'
import { countSoft, endFor } from '../proposal/soft-counts.rules.ts'
import { candidatesBy, readResources, slotsOf, timedFrom } from './proposal-problem.service.ts'
import { refuseTaken } from './taken.ts'

type Given = InputOf<typeof proposeExams>

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

/** What was planned before and finds no place now has none any more: its rooms may be taken by others. */
const applyPlan = async (ctx: CallerCtx, planned: readonly ExamRow[], placed: readonly Placed[]) => {
  const { schoolId } = ctx.caller
  const now = ctx.now()
  const ids = planned.map(({ id }) => id)
  if (ids.length === 0) return
  await writing.deleteSittings(ctx.sql, ids)
  for (const { id, starts_at } of planned) if (starts_at) await writing.updateExam(ctx.sql, id, { starts_at: null, changed_at: now })
  try {
    for (const { id, startsAt, until, roomIds, invigilatorIds } of placed) {
      await writing.updateExam(ctx.sql, id, { starts_at: new Date(startsAt), changed_at: now })
      for (const [at, roomId] of roomIds.entries())
        await writing.insertSitting(ctx.sql, {
          schoolId,
          examId: id,
          roomId,
          startsAt: new Date(startsAt),
          minutes: (until - startsAt) / 60_000,
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
const clashingIn = async (
  ctx: CallerCtx,
  rows: readonly ExamRow[],
  placed: readonly Placed[],
  takingOf: Awaited<ReturnType<typeof candidatesBy>>,
) => {
  const clashing: OutputOf<typeof proposeExams>['clashing'] = []
  for (const { id, startsAt } of placed) {
    const row = rows.find((one) => one.id === id)
    if (!row) continue
    const { candidates, extraMinutes } = takingOf(id)
    const people = candidates.map((personId) => ({
      personId,
      endsAt: new Date(endFor(personId, startsAt + row.minutes * 60_000, extraMinutes)),
    }))
    const { length: lessons } = await listLessonsDuring(ctx, { people, startsAt: new Date(startsAt) })
    if (lessons > 0) clashing.push({ ...namedExam(row), lessons })
  }
  return clashing
}

/**
 * The exams of the term and which of them are planned. Before a plan is kept these are held and read again: somebody may have published or
 * fixed one meanwhile.
 */
const readExams = async (ctx: CallerCtx, { termId, apply }: Given) => {
  const scope = await scopeOf(ctx)
  const today = await todayOf(ctx)
  const read = async () => {
    const all = await listOfTerm(ctx.sql, ctx.caller.schoolId, termId, today)
    return { all, planned: all.filter((row) => row.state === 'draft' && !row.is_fixed && isInScope(scope, row.unit_id)) }
  }
  const found = await read()
  if (!apply || found.planned.length === 0) return found
  const ids = found.planned.map(({ id }) => id)
  await lockExams(ctx.sql, ids)
  const { all, planned } = await read()
  return { all, planned: planned.filter(({ id }) => ids.includes(id)) }
}

export const proposePlan = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof proposeExams>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const slots = await slotsOf(ctx, given)
    const { all, planned } = await readExams(ctx, given)
    const takingOf = await candidatesBy(ctx, all)
    const timed = timedFrom((await readSettings(ctx.sql, schoolId)).timeZone, takingOf)
    const fixed = all.flatMap((row) =>
      !planned.includes(row) && row.starts_at ? [timed(row.id, row.starts_at.getTime(), row.minutes)] : [],
    )
    const unplaced = planned.map(({ id, minutes, papers, teacher_ids }) => ({
      id,
      minutes,
      papers,
      teacherIds: teacher_ids,
      ...takingOf(id),
    }))
    const { placed, left } = await withPauses(proposeByStep({ unplaced, slots, fixed, ...(await readResources(ctx, slots, planned)) }))
    const clashing = await clashingIn(ctx, planned, placed, takingOf)
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
