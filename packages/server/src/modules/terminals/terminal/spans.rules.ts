export interface Span {
  readonly from: Date
  readonly until: Date
}

const latest = (one: Date, other: Date) => (one > other ? one : other)
const earliest = (one: Date, other: Date) => (one < other ? one : other)
const isSpan = ({ from, until }: Span) => from < until

/** The same time without overlaps, in order. */
export const merged = (spans: readonly Span[]): Span[] => {
  const whole: Span[] = []
  for (const span of spans.filter(isSpan).toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = whole.at(-1)
    if (last && span.from <= last.until) whole.splice(-1, 1, { from: last.from, until: latest(last.until, span.until) })
    else whole.push(span)
  }
  return whole
}

/** What belongs to both. */
export const common = (one: readonly Span[], other: readonly Span[]): Span[] =>
  merged(one.flatMap((span) => other.map((cut) => ({ from: latest(span.from, cut.from), until: earliest(span.until, cut.until) }))))

export const secondsIn = (spans: readonly Span[]): number =>
  merged(spans).reduce((sum, { from, until }) => sum + (until.getTime() - from.getTime()) / 1000, 0)
