import type { Lesson } from '@campus/contract/schedule/timetable.ts'
import { clockTime } from '../../../domain/lesson/school-clock.ts'

/** A time that the teacher chooses freely: both ways to say the hours are kept, so that going back and forth loses nothing. */
export interface OwnTime {
  readonly day: string
  readonly isByClock: boolean
  readonly fromPeriod: number
  readonly toPeriod: number
  readonly starts: string
  readonly ends: string
  /** One by its id; empty keeps the room, `none` goes without one. */
  readonly room: string
}

export const none = 'none'

export const ownTimeOf = ({ day, fromPeriod, toPeriod, startsAt, endsAt }: Lesson, timeZone: string): OwnTime => ({
  day,
  isByClock: fromPeriod === null,
  fromPeriod: fromPeriod ?? 1,
  toPeriod: toPeriod ?? fromPeriod ?? 1,
  starts: clockTime(startsAt, timeZone),
  ends: clockTime(endsAt, timeZone),
  room: '',
})

export const isWholeTime = ({ isByClock, starts, ends }: OwnTime) => !isByClock || starts < ends

/** The day and the hours as the server takes them. */
export const timeOf = ({ day, isByClock, fromPeriod, toPeriod, starts, ends }: OwnTime) => ({
  day,
  ...(isByClock ? { starts, ends } : { fromPeriod, toPeriod }),
})

/** What it means when it is sent. */
export const proposedBy = (time: OwnTime) => ({
  ...timeOf(time),
  ...(time.room !== '' && { roomId: time.room === none ? null : time.room }),
})
