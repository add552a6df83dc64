import { dateOf } from '../../../parts/time/relative-time.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The exact minute, on the reader's own clock: whoever looks after a school compares times. */
export function Moment({ at }: { readonly at: string }) {
  const date = new Date(at)
  return (
    <time className="console-figures" dateTime={at}>
      {dateOf(date.getTime())} {twoDigits(date.getHours())}:{twoDigits(date.getMinutes())}
    </time>
  )
}
