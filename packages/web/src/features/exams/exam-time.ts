import type { Phrase } from '@campus/contract/language.ts'
import { clockSpan, clockTime, dayAtSchool } from '../../domain/lesson/school-clock.ts'
import { examWords } from './words.ts'

const minute = 60_000

interface Times {
  readonly startsAt: string
  readonly endsAt: string
  readonly timeZone: string
}

/** `2026-11-20` and `10:00–12:00` on the clock of the school, wherever the reader is. */
export const spanOf = ({ startsAt, endsAt, timeZone }: Times) => ({
  day: dayAtSchool(new Date(startsAt), timeZone),
  hours: clockSpan({ startsAt, endsAt }, timeZone),
})

export const startText = (startsAt: string, timeZone: string) =>
  `${dayAtSchool(new Date(startsAt), timeZone)} ${clockTime(startsAt, timeZone)}`

/** How long it is until an exam, in the unit that people would use. */
export const countdown = ({ startsAt, endsAt }: Omit<Times, 'timeZone'>, now: number): Phrase => {
  if (now >= Date.parse(endsAt)) return examWords.over
  const left = Math.ceil((Date.parse(startsAt) - now) / minute)
  if (left <= 0) return examWords.now
  if (left < 60) return examWords.minutes(left)
  return left < 48 * 60 ? examWords.hours(Math.floor(left / 60)) : examWords.days(Math.floor(left / (24 * 60)))
}
