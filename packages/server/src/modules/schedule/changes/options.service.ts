import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { changeOptions } from '@campus/contract/schedule/changes.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { minutesOnFoot } from '../../../platform/ground-distance.ts'
import { later } from '../../../platform/time/clock.ts'
import { dayAfter, dayIn } from '../../../platform/time/zoned-day.ts'
import { lastDayOf } from '../calendar/calendar.rules.ts'
import { listTerms } from '../calendar/term.repository.ts'
import { readCalendar } from '../calendar/term.service.ts'
import { findLesson, type LessonRow } from '../lessons/lesson.repository.ts'
import { presentLesson } from '../lessons/lesson-view.ts'
import { listStudentClashes, listTaken } from '../slots/clash.repository.ts'
import { presentClash } from '../slots/clash.service.ts'
import { requireOwnLesson, wantedTime } from './asking.service.ts'
import * as repository from './options.repository.ts'
import { candidateTimes, rankTimes, reasonsFor } from './options.rules.ts'

type Options = OutputOf<typeof changeOptions>
type FreeRoom = Awaited<ReturnType<typeof repository.listFreeRooms>>[number]

const daysAhead = 21
const maxProposals = 8
const aDay = 86_400

const clockIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)

const presentRoom = ({ language }: CallerCtx, room: FreeRoom) => ({
  id: room.id,
  name: say([room.name, room.name_en, room.name_tw], language),
  building: say([room.building_name, room.building_name_en, room.building_name_tw], language),
})

const ownRoom = (ctx: CallerCtx, lesson: LessonRow) => {
  const { room } = presentLesson(lesson, ctx.language)
  return room && { id: room.id, name: room.name, building: room.building }
}

const proposeTimes = async (ctx: CallerCtx, lesson: LessonRow, isExtra: boolean): Promise<Options['times']> => {
  const { schoolId } = ctx.caller
  const of = { schoolId, lessonId: lesson.id }
  const calendar = await readCalendar(ctx, schoolId)
  const { timeZone } = calendar
  const term = (await listTerms(ctx.sql, schoolId)).find(({ id }) => id === lesson.term_id)
  if (!term) return []
  const today = dayIn(timeZone, ctx.now())
  const from = today > term.first_monday ? today : term.first_monday
  const [lastDay, farthest] = [lastDayOf({ firstMonday: term.first_monday, weeks: term.weeks }), dayAfter(from, daysAhead)]
  const clock = { starts: clockIn(timeZone, lesson.starts_at), ends: clockIn(timeZone, lesson.ends_at) }
  const length = lesson.from_period === null || lesson.to_period === null ? null : lesson.to_period - lesson.from_period + 1
  const to = farthest < lastDay ? farthest : lastDay
  // The lesson's own time is no proposal for moving it.
  const times = candidateTimes({ calendar, from, to, length, clock, now: ctx.now() }).filter(
    ({ startsAt }) => lesson.state === 'cancelled' || startsAt.getTime() !== lesson.starts_at.getTime(),
  )
  const judged = await repository.judgeTimes(ctx.sql, of, times, isExtra ? [] : [lesson.id])
  const lessonNow = { day: lesson.day, starts: clock.starts, hasRoom: lesson.room_id !== null }
  const ranked = rankTimes(
    judged.flatMap(({ place, student_clashes, keeps_room }) => {
      const time = times[place - 1]
      return time ? [{ ...time, studentClashes: student_clashes, keepsRoom: keeps_room }] : []
    }),
    lessonNow,
    maxProposals,
  )
  const nearest = new Map((await repository.listFreeRooms(ctx.sql, of, ranked, 1)).map((room) => [room.place, room]))
  return ranked.map(({ keepsRoom, startsAt, endsAt, ...time }, index) => {
    const near = nearest.get(index + 1)
    const reasons = reasonsFor({ keepsRoom, startsAt, endsAt, ...time }, lessonNow)
    const moments = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
    if (keepsRoom || lesson.room_id === null) return { ...time, ...moments, room: ownRoom(ctx, lesson), reasons }
    return { ...time, ...moments, room: near ? presentRoom(ctx, near) : null, reasons: [...reasons, near ? 'near_room' : 'no_room'] }
  })
}

const proposeRooms = async (ctx: CallerCtx, lesson: LessonRow): Promise<Options['rooms']> => {
  const of = { schoolId: ctx.caller.schoolId, lessonId: lesson.id }
  const rooms = await repository.listFreeRooms(ctx.sql, of, [{ startsAt: lesson.starts_at, endsAt: lesson.ends_at }], maxProposals)
  return rooms.map((room) => ({
    ...presentRoom(ctx, room),
    seats: room.seats,
    walkMinutes: room.is_same_building ? 0 : minutesOnFoot(room.metres),
    reasons: [
      room.is_same_building ? ('same_building' as const) : ('walk' as const),
      ...(room.is_same_kind ? (['same_kind'] as const) : []),
    ],
  }))
}

const proposeColleagues = async (ctx: CallerCtx, lesson: LessonRow): Promise<Options['colleagues']> => {
  const rows = await repository.listFreeColleagues(ctx.sql, { schoolId: ctx.caller.schoolId, lessonId: lesson.id }, maxProposals)
  return rows.map(({ id, name, same_course, knows_students, lessons_that_day }) => ({
    id,
    name,
    lessonsThatDay: lessons_that_day,
    reasons: [
      ...(same_course ? (['same_course'] as const) : (['same_unit'] as const)),
      ...(knows_students ? (['knows_students'] as const) : []),
    ],
  }))
}

const proposeSwaps = async (ctx: CallerCtx, lesson: LessonRow): Promise<Options['lessons']> => {
  const { schoolId, personId } = ctx.caller
  const until = { startsAt: ctx.now(), endsAt: later(ctx.now(), daysAhead * aDay) }
  const proposals: Options['lessons'] = []
  for (const { id, student_clashes } of await repository.listSwappable(ctx.sql, { schoolId, lessonId: lesson.id }, until, maxProposals)) {
    const row = await findLesson(ctx.sql, schoolId, id)
    if (row)
      proposals.push({
        lesson: presentLesson(row, ctx.language),
        isOwn: row.teachers.some((teacher) => teacher.id === personId),
        studentClashes: student_clashes,
      })
  }
  return proposals
}

type Asked = InputOf<typeof changeOptions>

const maxRooms = 100

/** What a time of the teacher's own choice would break, and which rooms are free then. */
const readChosen = async (ctx: CallerCtx, lesson: LessonRow, { kind, ...asked }: Asked): Promise<Options['chosen']> => {
  const isTimed = kind === 'move' || kind === 'extra'
  const time = isTimed ? await wantedTime(ctx, asked, lesson.term_id) : undefined
  if (!time) return null
  const { schoolId } = ctx.caller
  const wanted = {
    schoolId,
    times: [time],
    roomId: lesson.room_id,
    teacherIds: lesson.teachers.map(({ id }) => id),
    sectionIds: lesson.sections.map(({ id }) => id),
    exceptLessonIds: kind === 'extra' ? [] : [lesson.id],
  }
  const taken = await listTaken(ctx.sql, wanted)
  const rooms = await repository.listFreeRooms(ctx.sql, { schoolId, lessonId: lesson.id }, [time], maxRooms)
  return {
    keepsRoom: !taken.some((row) => row.kind === 'room'),
    clashes: taken.map((row) => presentClash(row, ctx.language)),
    studentClashes: new Set((await listStudentClashes(ctx.sql, wanted)).map(({ subject }) => subject.name)).size,
    rooms: rooms.map((room) => ({ ...presentRoom(ctx, room), seats: room.seats })),
  }
}

export const readOptions = async (ctx: CallerCtx, asked: Asked): Promise<Options> => {
  const { lessonId, kind } = asked
  const lesson = await requireOwnLesson(ctx, lessonId)
  const chosen = await readChosen(ctx, lesson, asked)
  if (chosen) return { chosen, times: [], rooms: [], colleagues: [], lessons: [] }
  return {
    chosen,
    times: kind === 'move' || kind === 'extra' ? await proposeTimes(ctx, lesson, kind === 'extra') : [],
    rooms: kind === 'room' ? await proposeRooms(ctx, lesson) : [],
    colleagues: kind === 'substitute' ? await proposeColleagues(ctx, lesson) : [],
    lessons: kind === 'swap' ? await proposeSwaps(ctx, lesson) : [],
  }
}
