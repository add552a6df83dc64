import type { OutputOf } from '@campus/contract/call.ts'
import { type Language, say, sayList } from '@campus/contract/language.ts'
import type { changeOptions } from '@campus/contract/schedule/changes.ts'
import type { ChangeKind } from '@campus/contract/schedule/lesson-change.ts'
import { clockSpan, sayDay } from '../../../domain/lesson/school-clock.ts'
import { reasonNames } from './ask-words.ts'

type Options = OutputOf<typeof changeOptions>

/** What a proposal means when it is sent. */
interface Proposed {
  readonly day?: string
  readonly fromPeriod?: number
  readonly toPeriod?: number
  readonly starts?: string
  readonly ends?: string
  readonly roomId?: string | null
  readonly otherLessonId?: string
  readonly colleagueId?: string
}

export interface Proposal {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  readonly proposed: Proposed
}

interface Saying {
  readonly language: Language
  readonly timeZone: string
  readonly words: {
    readonly noRoom: string
    readonly own: string
    readonly agrees: string
    readonly clashes: (count: number) => string
    readonly seats: (count: number) => string
    readonly walk: (minutes: number) => string
    readonly lessonsThatDay: (count: number) => string
  }
}

const line = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ')

const whenText = (span: { readonly day: string; readonly startsAt: string; readonly endsAt: string }, { language, timeZone }: Saying) =>
  `${sayDay(span.day, language, { weekday: 'short', month: 'short', day: 'numeric' })} ${clockSpan(span, timeZone)}`

const timesOf = (times: Options['times'], saying: Saying): Proposal[] =>
  times.map((time) => {
    const { day, fromPeriod, toPeriod, starts, ends, room } = time
    const hours = fromPeriod === null || toPeriod === null ? { starts, ends } : { fromPeriod, toPeriod }
    const reasons = time.reasons.map((reason) =>
      reason === 'some_taken' ? saying.words.clashes(time.studentClashes) : say(reasonNames[reason], saying.language),
    )
    return {
      id: time.startsAt,
      title: whenText(time, saying),
      lines: [room?.name ?? saying.words.noRoom, line(reasons)],
      proposed: { day, ...hours, roomId: room?.id ?? null },
    }
  })

const roomsOf = (rooms: Options['rooms'], { words, language }: Saying): Proposal[] =>
  rooms.map(({ id, name, seats, walkMinutes, reasons }) => ({
    id,
    title: name,
    lines: [
      line([
        words.seats(seats),
        ...reasons.map((reason) => (reason === 'walk' ? words.walk(walkMinutes) : say(reasonNames[reason], language))),
      ]),
    ],
    proposed: { roomId: id },
  }))

const colleaguesOf = (colleagues: Options['colleagues'], { words, language }: Saying): Proposal[] =>
  colleagues.map(({ id, name, lessonsThatDay, reasons }) => ({
    id,
    title: name,
    lines: [line([...reasons.map((reason) => say(reasonNames[reason], language)), words.lessonsThatDay(lessonsThatDay)])],
    proposed: { colleagueId: id },
  }))

const lessonsOf = (lessons: Options['lessons'], saying: Saying): Proposal[] =>
  lessons.map(({ lesson, isOwn, studentClashes }) => {
    const { words, language } = saying
    const names = sayList(
      lesson.teachers.map(({ name }) => name),
      language,
    )
    const students = studentClashes === 0 ? say(reasonNames.all_free, language) : words.clashes(studentClashes)
    return {
      id: lesson.id,
      title: `${lesson.course.name} · ${whenText(lesson, saying)}`,
      lines: [line([lesson.room?.name ?? words.noRoom, names]), line([students, isOwn ? words.own : words.agrees])],
      proposed: { otherLessonId: lesson.id },
    }
  })

/** The proposals for a kind of change, as the teacher reads them. */
export const proposalsFor = (kind: ChangeKind, { times, rooms, colleagues, lessons }: Options, saying: Saying): Proposal[] => {
  if (kind === 'room') return roomsOf(rooms, saying)
  if (kind === 'substitute') return colleaguesOf(colleagues, saying)
  return kind === 'swap' ? lessonsOf(lessons, saying) : timesOf(times, saying)
}
