import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { sayTimeSpan } from '../../../platform/time/time-span.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { holdInboxes, sendMessage } from '../../messages/sending/send.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { TermRow } from '../calendar/term.repository.ts'
import type { LessonRow } from '../lessons/lesson.repository.ts'
import { courseNameOf } from '../lessons/lesson-view.ts'
import { type CalendarChange, notifyCalendarJob } from '../schedule.jobs.ts'
import { listCalendarConcerned, listLessonsById } from './calendar-concerned.repository.ts'
import type { PlanChanges } from './plan-changes.rules.ts'

type Time = Pick<NonNullable<CalendarChange['before']>, 'startsAt' | 'endsAt' | 'isHeld'>

/** Lessons that the calendar has moved, cancelled or added, as they were. */
export const calendarChanges = ({ changed, open }: PlanChanges, addedIds: readonly string[]): CalendarChange[] => {
  const rows = new Map(open.map(({ row }) => [row.id, row]))
  const moved = changed.flatMap(({ id }): CalendarChange[] => {
    const row = rows.get(id)
    if (!row) return []
    const { day, starts_at, ends_at, state } = row
    return [{ id, before: { day, startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString(), isHeld: state === 'planned' } }]
  })
  return [...moved, ...addedIds.map((id) => ({ id, before: null }))]
}

/** Once a term runs, everybody concerned is told, by a job: a holiday of the whole school concerns all of it. */
export const queueCalendarMessages = async (ctx: Ctx, schoolId: string, term: TermRow, changes: readonly CalendarChange[]) => {
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  if (changes.length === 0 || dayIn(timeZone, ctx.now()) < term.first_monday) return
  await ctx.services.jobs.add(ctx.sql, notifyCalendarJob, { schoolId, changes, after: null })
}

const notHeld: Phrase = ['停课', 'cancelled', '停課']
const timeOf = (time: Time, timeZone: string): Phrase =>
  time.isHeld ? sayTimeSpan(timeZone, new Date(time.startsAt), new Date(time.endsAt)) : notHeld

const nowOf = ({ starts_at, ends_at, state }: LessonRow): Time => ({
  startsAt: starts_at.toISOString(),
  endsAt: ends_at.toISOString(),
  isHeld: state === 'planned',
})

const isSame = (before: Time | null, after: Time) =>
  before === null || !before.isHeld ? !after.isHeld : after.isHeld && before.startsAt === after.startsAt && before.endsAt === after.endsAt

interface ChangedLesson {
  readonly id: string
  readonly startsAt: string
  readonly line: Phrase
}

/** Before and after of a lesson; nothing where it is as before, or over. */
const describe = (row: LessonRow, { before }: CalendarChange, timeZone: string, now: Date): ChangedLesson[] => {
  const after = nowOf(row)
  if (isSame(before, after) || row.ends_at <= now) return []
  const [course, courseEn, courseTw] = courseNameOf(row)
  const [from, fromEn, fromTw] = before ? timeOf(before, timeZone).map((text) => `${text} → `) : ['', '', '']
  const [to, toEn, toTw] = timeOf(after, timeZone)
  const line: Phrase = [`${course}：${from}${to}`, `${courseEn}: ${fromEn}${toEn}`, `${courseTw}：${fromTw}${toTw}`]
  return [{ id: row.id, startsAt: before?.startsAt ?? after.startsAt, line }]
}

const maxLines = 10

const bodyOf = (lessons: readonly ChangedLesson[]): Phrase => {
  const more = lessons.length - maxLines
  const rest: Phrase[] =
    more > 0
      ? [[`另有 ${more} 次课有变动，请查看课表。`, `And ${more} more: see your timetable.`, `另有 ${more} 次課有變動，請查看課表。`]]
      : []
  const lines = [...lessons.slice(0, maxLines).map(({ line }) => line), ...rest]
  const [zh, en, tw] = [0, 1, 2].map((at) => lines.map((line) => line[at]).join('\n'))
  return [zh ?? '', en ?? '', tw ?? '']
}

const portion = 500

/** One message to each person about all of the lessons that are theirs; then the next portion of people. */
export const notifyCalendarChanges = (
  ctx: Ctx,
  { schoolId, changes, after }: { readonly schoolId: string; readonly changes: readonly CalendarChange[]; readonly after: string | null },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { timeZone } = await readSettings(ctx.sql, schoolId)
    const people = await listCalendarConcerned(ctx.sql, {
      lessonIds: changes.map(({ id }) => id),
      days: changes.map(({ before }) => before?.day ?? null),
      today: dayIn(timeZone, ctx.now()),
      after,
      limit: portion,
    })
    const given = new Map(changes.map((change) => [change.id, change]))
    const rows = await listLessonsById(ctx.sql, schoolId, [...new Set(people.flatMap(({ lesson_ids }) => lesson_ids))])
    const described = rows
      .flatMap((row) => describe(row, given.get(row.id) ?? { id: row.id, before: null }, timeZone, ctx.now()))
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    await holdInboxes(
      ctx,
      people.map(({ person_id }) => person_id),
    )
    // Those of a class have the same lessons, and so the same text.
    for (const readers of Map.groupBy(people, ({ lesson_ids }) => lesson_ids.join()).values()) {
      const own = new Set(readers[0]?.lesson_ids)
      const lessons = described.filter(({ id }) => own.has(id))
      const [first] = lessons
      if (!first) continue
      const count = lessons.length
      await sendMessage(ctx, {
        schoolId,
        to: readers.map(({ person_id }) => person_id),
        category: 'study',
        subject: { kind: 'lesson', id: first.id },
        title: [
          `校历调整：${count} 次课有变动`,
          `School calendar: ${counted(count, 'of your lessons has changed', 'of your lessons have changed')}`,
          `校曆調整：${count} 次課有變動`,
        ],
        body: bodyOf(lessons),
      })
    }
    const last = people.length === portion ? people.at(-1)?.person_id : undefined
    if (last !== undefined) await ctx.services.jobs.add(ctx.sql, notifyCalendarJob, { schoolId, changes, after: last })
  })
