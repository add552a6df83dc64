import type { Phrase } from '@campus/contract/language.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { examWords } from './words.ts'

const minute = 60_000

/** `2026-11-20 10:00–12:00`, on the reader's own clock. */
export const spanText = (startsAt: string, endsAt: string) => `${minuteOf(Date.parse(startsAt))}–${minuteOf(Date.parse(endsAt)).slice(-5)}`

/** How long it is until an exam, in the unit that people would use. */
export const countdown = ({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }, now: number): Phrase => {
  if (now >= Date.parse(endsAt)) return examWords.over
  const left = Math.ceil((Date.parse(startsAt) - now) / minute)
  if (left <= 0) return examWords.now
  if (left < 60) return examWords.minutes(left)
  return left < 48 * 60 ? examWords.hours(Math.floor(left / 60)) : examWords.days(Math.floor(left / (24 * 60)))
}
