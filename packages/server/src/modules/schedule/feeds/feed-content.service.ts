import { say } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { dayAfter, dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { lastDayOf } from '../calendar/calendar.rules.ts'
import { listTerms } from '../calendar/term.repository.ts'
import { type LessonRow, listLessons } from '../lessons/lesson.repository.ts'
import { otherEntries } from '../other-entries.extension.ts'
import { momentOf } from '../own-entries/occurrences.rules.ts'
import { listAll, type OwnEntryRow } from '../own-entries/own-entry.repository.ts'
import { type CalendarEvent, writeCalendar } from './calendar-text.ts'
import { type FeedRow, readVersions, setUsed } from './feed.repository.ts'
import { lessonEvent } from './lesson-event.ts'
import { zoneLines } from './zone-lines.ts'

/** Counts changes of how feeds are written: calendars then read all of them again. */
const format = 2
/** A term that is over stays for some weeks. */
const daysAfterTerm = 28
/** Exams and entries that lie further ahead come in later. */
const daysAhead = 400

const otherKinds = ['exam', 'duty'] as const

interface Shown {
  readonly feed: FeedRow
  readonly timeZone: string
  readonly from: string
  readonly to: string
}

const every = { daily: 'DAILY', weekly: 'WEEKLY' } as const

/** Own entries repeat without exception, so that a rule says it exactly. */
const ownEvent = ({ timeZone }: Shown, row: OwnEntryRow): CalendarEvent => ({
  uid: row.id,
  changedAt: row.changed_at,
  sequence: row.changes,
  startsAt: momentOf(timeZone, row.day, row.starts),
  endsAt: momentOf(timeZone, row.day, row.ends),
  summary: row.title,
  location: row.place,
  description: '',
  ...(row.repeats !== 'none' &&
    row.until !== null && { repeats: { every: every[row.repeats], until: momentOf(timeZone, row.until, row.starts) } }),
})

const eventsOf = async (ctx: Ctx, shown: Shown): Promise<CalendarEvent[]> => {
  const { feed, timeZone, from, to } = shown
  const { school_id: schoolId, person_id: personId, language } = feed
  const rows = new Map<string, LessonRow>()
  for (const whose of [{ student: personId }, { teacher: personId }])
    for (const row of await listLessons(ctx.sql, schoolId, whose, { from, to })) rows.set(row.id, row)
  const events = [...rows.values()].map((row) => lessonEvent(ctx, row, language))
  const span = { from: startOfDay(timeZone, from), to: startOfDay(timeZone, dayAfter(to)) }
  for (const kind of otherKinds)
    for (const { id, title, place, changes, ...entry } of await otherEntries.of(ctx)[kind].list(ctx, { personId, ...span }))
      events.push({ uid: id, sequence: changes, summary: say(title, language), location: say(place, language), description: '', ...entry })
  if (feed.with_own_entries) events.push(...(await listAll(ctx.sql, personId)).map((row) => ownEvent(shown, row)))
  return events
}

const calendarNames = ['课表', 'Timetable', '課表'] as const

const write = async (ctx: Ctx, shown: Shown): Promise<string> => {
  const { feed, timeZone } = shown
  const events = await eventsOf(ctx, shown)
  const times = events.flatMap(({ startsAt, endsAt, repeats }) => [startsAt, repeats?.until ?? endsAt]).map((at) => at.getTime())
  const now = ctx.now().getTime()
  const [first, last] = [times.reduce((one, other) => Math.min(one, other), now), times.reduce((one, other) => Math.max(one, other), now)]
  return writeCalendar({
    name: say(calendarNames, feed.language),
    timeZone,
    zoneLines: zoneLines(timeZone, new Date(first), new Date(last)),
    events,
    reminder: feed.reminder_minutes,
  })
}

/** Another one as soon as anything changed that is written; read without reading a lesson. */
const versionOf = async (ctx: Ctx, { feed, timeZone, from }: Shown, termIds: readonly string[]): Promise<string> => {
  const { person_id: personId, language, with_own_entries, reminder_minutes } = feed
  const facts: unknown[] = [format, timeZone, from, termIds, language, reminder_minutes, await readVersions(ctx.sql, personId, termIds)]
  for (const kind of otherKinds) facts.push(await otherEntries.of(ctx)[kind].version(ctx, personId))
  if (with_own_entries) facts.push((await listAll(ctx.sql, personId)).map(({ id, changed_at }) => [id, changed_at]))
  return sha256(JSON.stringify(facts)).toString('base64url')
}

/** The calendar of a feed. What is written is read only for a client that does not have it yet. */
export const readFeed = async (ctx: Ctx, feed: FeedRow): Promise<RawAnswer> => {
  const { timeZone } = await readSettings(ctx.sql, feed.school_id)
  const today = dayIn(timeZone, ctx.now())
  const terms = (await listTerms(ctx.sql, feed.school_id)).filter(
    ({ first_monday, weeks }) => dayAfter(lastDayOf({ firstMonday: first_monday, weeks }), daysAfterTerm) >= today,
  )
  // Without a term there are no lessons; the first of the month keeps the answer the same for some time.
  const from = terms.at(-1)?.first_monday ?? `${today.slice(0, 8)}01`
  const shown: Shown = { feed, timeZone, from, to: dayAfter(from, daysAhead) }
  if (feed.last_used_on !== today) await setUsed(ctx.sql, feed.id, today)
  const version = await versionOf(
    ctx,
    shown,
    terms.map(({ id }) => id),
  )
  return { contentType: 'text/calendar; charset=utf-8', version, name: 'campus.ics', make: () => write(ctx, shown) }
}
