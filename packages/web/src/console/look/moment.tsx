import { minuteOf } from '@campus/ui/time/relative-time.ts'

/** The exact minute, on the reader's own clock: whoever looks after a school compares times. */
export function Moment({ at }: { readonly at: string }) {
  return (
    <time className="console-figures" dateTime={at}>
      {minuteOf(Date.parse(at))}
    </time>
  )
}
