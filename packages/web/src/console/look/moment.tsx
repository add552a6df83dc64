import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useTimeZone } from '@campus/ui/time/time-zone.ts'

/** The exact minute, on the clock of the school: administrators compare times. */
export function Moment({ at }: { readonly at: string }) {
  useTimeZone()
  return (
    <time className="console-figures" dateTime={at}>
      {minuteOf(Date.parse(at))}
    </time>
  )
}
