import { useSay } from '../words/words.ts'
import { type Moment, minuteOf, relativeTime, toMilliseconds } from './relative-time.ts'
import { useTimeZone } from './time-zone.ts'
import { useNow } from './use-now.ts'

const oneMinute = 60_000

/** "5 minutes ago", kept current; the exact time is a long press or a hover away. */
export function Time({ at }: { readonly at: Moment }) {
  const say = useSay()
  const now = useNow(oneMinute)
  useTimeZone()
  const milliseconds = toMilliseconds(at)
  const text = say(relativeTime(at, now))
  if (Number.isNaN(milliseconds)) return <span>{text}</span>
  const exact = new Date(milliseconds)
  return (
    <time dateTime={exact.toISOString()} title={minuteOf(milliseconds)}>
      {text}
    </time>
  )
}
