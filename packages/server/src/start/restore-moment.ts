import { Instant } from '@campus/contract/fields.ts'
import { StartFailure } from '../platform/start-failure.ts'

/** A day that does not exist, or a time without its zone, would restore another moment than was meant. */
export const readMoment = (text: string): Date => {
  if (Instant.safeParse(text).success) return new Date(text)
  throw new StartFailure(
    `--until ${text} is no moment of the calendar. Write day, time and zone, such as 2026-03-15T08:30:00+08:00 or 2026-03-15T00:30:00Z.`,
  )
}
