import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../../context/context.ts'
import type { Problem } from '../../../../platform/tables/outcome.ts'
import { dayIn } from '../../../../platform/time/zoned-day.ts'
import { readSettings } from '../../../school/school/school-settings.ts'
import { lastDayOf } from '../../calendar/calendar.rules.ts'
import { causeNames } from '../../slots/clash.service.ts'
import { takenBy as sayTaken, texts } from '../lines/problem-texts.ts'
import { listLessonsAhead, listPlacesOfTerm } from '../lines/references.repository.ts'
import type { ImportTask } from '../lines/task.ts'
import { type FoundClash, findClashes, openSectionOverlaps, spanOf, type Taken } from './overlaps.rules.ts'
import { type PlannedTime, takenBy } from './planned-time.rules.ts'
import { listBusy, listCourseNames, listSubjectNames } from './time-clashes.repository.ts'

const describe = async (ctx: Ctx, { schoolId }: ImportTask, clashes: readonly FoundClash[]) => {
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const lessons = clashes.flatMap(({ with: { cause } }) => (cause?.kind === 'lesson' ? [cause.id] : []))
  const courses = await listCourseNames(ctx.sql, lessons)
  const subjects = await listSubjectNames(
    ctx.sql,
    clashes.map(({ subjectId }) => subjectId),
  )
  const whatOf = ({ cause }: Taken): Phrase => {
    if (!cause || cause.kind === 'lesson') return courses.get(cause?.id ?? '') ?? ['课', 'Lesson', '課']
    return causeNames[cause.kind]
  }
  return clashes.map((clash): { line: number; problem: Problem } => {
    const { kind = 'room', name = '' } = subjects.get(clash.subjectId) ?? {}
    const { line } = clash.with
    const by = line === undefined ? { what: whatOf(clash.with), day: dayIn(timeZone, new Date(clash.at.from)) } : { line }
    return { line: clash.line, problem: { field: kind === 'room' ? 'room' : 'teachers', text: sayTaken(kind, name, by) } }
  })
}

/** What stands, read once: rooms and teachers who are taken, lessons ahead of all sections, and who attends which. */
const readStanding = async (ctx: Ctx, task: ImportTask, times: readonly PlannedTime[]) => {
  const subjects = [...new Set(times.flatMap((time) => takenBy(time).map(({ subjectId }) => subjectId)))]
  const { first_monday: firstMonday, weeks, id } = task.term
  const busy = await listBusy(ctx.sql, subjects, { from: firstMonday, to: lastDayOf({ firstMonday, weeks }) })
  const places = (await listPlacesOfTerm(ctx.sql, id)).filter(({ kind, has_left }) => kind === 'regular' && !has_left)
  return {
    busy: busy.map((row) => ({
      subjectId: row.subject_id,
      span: spanOf(row.starts_at, row.ends_at),
      cause: { kind: row.cause, id: row.cause_id },
    })),
    lessons: await listLessonsAhead(ctx.sql, id, ctx.now()),
    sectionsOf: Map.groupBy(places, ({ person_id }) => person_id),
    peopleOf: Map.groupBy(places, ({ section_id }) => section_id),
  }
}

type Standing = Awaited<ReturnType<typeof readStanding>>

/** Lines after which students would have two lessons at once, and that give no reason. An earlier line wins over a later one. */
const findStudentClashes = (
  times: readonly PlannedTime[],
  { lessons, sectionsOf, peopleOf }: Standing,
  moved: ReadonlySet<string>,
  now: number,
): number[] => {
  const aheadOf = ({ spans }: PlannedTime, sectionIds: readonly string[]) =>
    spans.filter(({ span }) => span.from > now).map(({ span }) => ({ sectionIds, span }))
  const nameOf = ({ line }: PlannedTime) => `line ${line}`
  const [asked, staying] = [times.filter((time) => time.concernsStudents), times.filter((time) => !time.concernsStudents)]
  const overlap = openSectionOverlaps([
    ...lessons
      .filter(({ id }) => !moved.has(id))
      .map(({ section_ids, starts_at, ends_at }) => ({ sectionIds: section_ids, span: spanOf(starts_at, ends_at) })),
    ...staying.flatMap((time) => aheadOf(time, time.slot.section_ids)),
    ...asked.flatMap((time) => aheadOf(time, [nameOf(time)])),
  ])
  const othersOf = ({ section_ids }: PlannedTime['slot']) =>
    new Set(
      section_ids
        .flatMap((id) => (peopleOf.get(id) ?? []).flatMap(({ person_id }) => sectionsOf.get(person_id) ?? []))
        .map(({ section_id }) => section_id)
        .filter((id) => !section_ids.includes(id)),
    )
  const earlier = new Map<string, string[]>()
  return asked.flatMap((time) => {
    const name = nameOf(time)
    const others = [...othersOf(time.slot)]
    const clashes = others.some((other) => overlap(name, other) || (earlier.get(other) ?? []).some((line) => overlap(name, line)))
    for (const id of time.slot.section_ids) earlier.set(id, [...(earlier.get(id) ?? []), name])
    return clashes && !time.hasReason ? [time.line] : []
  })
}

/**
 * What of the weekly times would clash. A line that is left out keeps its old lessons, which others may meet then: looked at again
 * until nothing more is found.
 */
export const findTimeClashes = async (
  ctx: Ctx,
  task: ImportTask,
  times: readonly PlannedTime[],
  leavingIds: readonly string[],
): Promise<ReadonlyMap<number, readonly Problem[]>> => {
  const standing = await readStanding(ctx, task, times)
  const found = new Map<number, Problem[]>()
  for (let isNew = true; isNew; ) {
    const good = times.filter(({ line }) => !found.has(line))
    const moved = new Set([...leavingIds, ...good.flatMap(({ movedIds }) => movedIds)])
    const clashes = findClashes([...standing.busy.filter(({ cause }) => !moved.has(cause.id)), ...good.flatMap(takenBy)])
    const problems = [
      ...(await describe(ctx, task, clashes)),
      ...findStudentClashes(good, standing, moved, ctx.now().getTime()).map((line) => ({
        line,
        problem: { field: 'reason', text: texts.studentClash },
      })),
    ]
    for (const { line, problem } of problems) found.set(line, [...(found.get(line) ?? []), problem])
    isNew = problems.length > 0
  }
  return found
}
