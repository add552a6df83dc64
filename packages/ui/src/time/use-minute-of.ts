import { minuteOf } from './relative-time.ts'
import { useTimeZone } from './time-zone.ts'

/** For texts around an exact minute: they are written again when the zone whose clock is shown becomes known. */
export const useMinuteOf = (): ((milliseconds: number) => string) => {
  useTimeZone()
  return minuteOf
}
