import { randomUUID } from 'node:crypto'
import { refusals } from '@campus/contract/refusals.ts'
import type { Ctx } from '../../../../context/context.ts'
import { byCode } from '../../../../platform/tables/by-code.ts'
import { cellsOf, severalIn } from '../../../../platform/tables/cells.ts'
import type { RawLine } from '../../../../platform/tables/columns.ts'
import { changedLine, goodLine, wrongLine } from '../../../../platform/tables/outcome.ts'
import { readCalendar } from '../../calendar/term.service.ts'
import { applyPlan } from '../../planning/apply-plan.service.ts'
import { listPlanned, listSlotsOfTerm, type SlotRow } from '../../planning/plan.repository.ts'
import { deleteSlot, endSlot, insertSlotRow, saveSlotRow, setSectionsAndTeachers } from '../../slots/slot.repository.ts'
import { firstLessons, notifyWeeklyChanges, readSlot, type WeeklyChange } from '../../slots/slot-messages.ts'
import { unknown } from '../lines/problem-texts.ts'
import { listRoomsByCode, listSectionsOfTerm } from '../lines/references.repository.ts'
import { readPeople } from '../lines/references.service.ts'
import type { ImportOutcome, ImportTask } from '../lines/task.ts'
import { matchTimes, timeChanges } from './match-times.rules.ts'
import { lessonsAfter, type PlannedTime } from './planned-time.rules.ts'
import { findTimeClashes } from './time-clashes.service.ts'
import { readTime, type TimeField, type TimeReferences, type WantedTime } from './time-line.rules.ts'

const readReferences = async (ctx: Ctx, { schoolId, term }: ImportTask, lines: readonly RawLine<TimeField>[]): Promise<TimeReferences> => ({
  weeks: term.weeks,
  sections: byCode(await listSectionsOfTerm(ctx.sql, term.id)),
  rooms: byCode(await listRoomsByCode(ctx.sql, schoolId)),
  teachers: await readPeople(
    ctx,
    schoolId,
    'teacher',
    lines.flatMap(({ cells }) => severalIn(cellsOf(cells).text('teachers'))),
  ),
})

/** The weekly time after a line, with what the line does not speak of as it is. */
const slotAfter = (
  { schoolId, term }: ImportTask,
  wanted: WantedTime,
  before: SlotRow | undefined,
  { sections }: TimeReferences,
): SlotRow => {
  const { weekday, weeks, from_period, to_period, starts, ends, section_ids } = wanted
  const teachersOf = () => [...sections.values()].filter(({ id }) => section_ids.includes(id)).flatMap(({ teacher_ids }) => teacher_ids)
  return {
    id: before?.id ?? randomUUID(),
    school_id: schoolId,
    term_id: term.id,
    weekday,
    weeks,
    from_period,
    to_period,
    starts,
    ends,
    room_id: wanted.room_id === undefined ? (before?.room_id ?? null) : wanted.room_id,
    section_ids: [...section_ids],
    teacher_ids: [...(wanted.teacher_ids ?? before?.teacher_ids ?? [...new Set(teachersOf())].toSorted())],
  }
}

const takeOut = async (ctx: Ctx, { term }: ImportTask, removed: readonly SlotRow[]): Promise<WeeklyChange[]> => {
  const changes: WeeklyChange[] = []
  for (const slot of removed) {
    const before = await readSlot(ctx, slot)
    const [lesson] = await endSlot(ctx.sql, slot.id, ctx.now())
    await deleteSlot(ctx.sql, slot.id)
    if (before && lesson) changes.push({ term, before, after: undefined, lessonId: lesson.id })
  }
  return changes
}

const keep = async (
  ctx: Ctx,
  { schoolId, term }: ImportTask,
  slots: readonly SlotRow[],
  known: ReadonlyMap<string, SlotRow>,
): Promise<WeeklyChange[]> => {
  if (slots.length === 0) return []
  const planned = new Map<string, WeeklyChange['before']>()
  for (const { id, section_ids: sectionIds, teacher_ids: teacherIds, ...columns } of slots) {
    const row = { ...columns, created_at: ctx.now() }
    const old = known.get(id)
    const before = old && (await readSlot(ctx, old))
    if (before) planned.set(id, before)
    if (old) await saveSlotRow(ctx.sql, id, row)
    else await insertSlotRow(ctx.sql, { id, ...row })
    await setSectionsAndTeachers(ctx.sql, { slotId: id, schoolId, sectionIds, teacherIds })
  }
  const lessons = firstLessons(await applyPlan(ctx, term, slots, await readCalendar(ctx, schoolId)))
  const changes: WeeklyChange[] = []
  for (const slot of slots) {
    const [before, lessonId] = [planned.get(slot.id), lessons.get(slot.id)]
    if (before && lessonId) changes.push({ term, before, after: await readSlot(ctx, slot), lessonId })
  }
  return changes
}

interface Line {
  readonly wanted: WantedTime
  readonly before: SlotRow | undefined
  readonly slot: SlotRow
  readonly changes: readonly string[]
}

/** Fields after whose change students may have something else at the time. */
const concerning = new Set(['sections', 'weekday', 'weeks', 'periods', 'clock'])

/** Weekly times: each line adds one or changes the one that it means; the lessons ahead follow and keep their ids. */
export const importTimes = async (ctx: Ctx, task: ImportTask, lines: readonly RawLine<TimeField>[]): Promise<ImportOutcome[]> => {
  const references = await readReferences(ctx, task, lines)
  const slots = await listSlotsOfTerm(ctx.sql, task.term.id)
  const known = new Map(slots.map((slot) => [slot.id, slot]))
  const outcomes: ImportOutcome[] = []
  const wanted: WantedTime[] = []
  for (const line of lines) {
    const read = readTime(line, references)
    if ('problems' in read) outcomes.push(wrongLine(read, read.problems))
    else if (read.key !== '' && !known.has(read.key)) outcomes.push(wrongLine(read, [{ field: 'key', text: unknown.time(read.key) }]))
    else wanted.push(read)
  }
  // Whatever stands in a wrong line is not missing: it stays as it is.
  const { of: means, missing } = matchTimes(wanted, slots, task.removesMissing && outcomes.length === 0)
  const read = wanted.map((one): Line => {
    const before = means.get(one)
    const slot = slotAfter(task, one, before, references)
    return { wanted: one, before, slot, changes: before ? timeChanges(before, slot) : [] }
  })
  const doing = read.filter(({ before, changes }) => !before || changes.length > 0)
  const planned = Map.groupBy(
    await listPlanned(ctx.sql, [...doing.flatMap(({ before }) => before?.id ?? []), ...missing.map(({ id }) => id)]),
    ({ slot_id }) => slot_id,
  )
  const by = { firstMonday: task.term.first_monday, calendar: await readCalendar(ctx, task.schoolId), now: ctx.now() }
  const closed = new Set([...references.rooms.values()].filter(({ is_closed }) => is_closed).map(({ id }) => id))
  const wrong = new Map<number, ImportOutcome>()
  const times: PlannedTime[] = []
  for (const { wanted: one, before, slot, changes } of doing) {
    const lessons = lessonsAfter(slot, planned.get(slot.id) ?? [], by)
    if (typeof lessons === 'string') wrong.set(one.line, wrongLine(one, [{ field: 'periods', text: refusals[lessons] }]))
    else if (slot.room_id !== before?.room_id && closed.has(slot.room_id ?? ''))
      wrong.set(one.line, wrongLine(one, [{ field: 'room', text: refusals.room_closed }]))
    else {
      const concernsStudents = !before || changes.some((field) => concerning.has(field))
      times.push({ line: one.line, slot, ...lessons, concernsStudents, hasReason: one.reason !== '' })
    }
  }
  const leaving = missing.flatMap(({ id }) => (planned.get(id) ?? []).filter(({ starts_at }) => starts_at > ctx.now()).map((row) => row.id))
  const clashes = await findTimeClashes(ctx, task, times, leaving)
  for (const { wanted: one } of doing) {
    const problems = clashes.get(one.line)
    if (problems) wrong.set(one.line, wrongLine(one, problems))
  }
  const good = doing.filter(({ wanted: { line } }) => !wrong.has(line)).map(({ slot }) => slot)
  const changes = [...(await takeOut(ctx, task, missing)), ...(await keep(ctx, task, good, known))]
  await notifyWeeklyChanges(ctx, task.schoolId, changes)
  const codes = new Map([...references.sections.values()].map(({ id, code }) => [id, code]))
  outcomes.push(
    ...read.map(({ wanted: one, before, changes }) => wrong.get(one.line) ?? (before ? changedLine(one, changes) : goodLine(one, 'add'))),
  )
  outcomes.sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
  return [
    ...outcomes,
    ...missing.map(({ section_ids, weekday, from_period, to_period, starts, ends }) =>
      goodLine(
        {
          line: null,
          name: `${section_ids.map((id) => codes.get(id) ?? '').join(' ')} ${weekday} ${starts === null ? `${from_period}-${to_period}` : `${starts}-${ends}`}`,
        },
        'remove',
      ),
    ),
  ]
}
