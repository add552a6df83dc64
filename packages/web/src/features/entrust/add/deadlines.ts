const day = 86_400_000
const spans = [1, 3, 7] as const

export interface Deadline {
  /** So many days from now, or as long as it can be fetched at all. */
  readonly key: '1' | '3' | '7' | 'latest'
  readonly at: number
}

/** The deadlines that make sense: those that lie before the last possible one, and that one. */
export const deadlinesFor = (latest: number, now: number): readonly [Deadline, ...Deadline[]] => {
  const within = spans.map((days): Deadline => ({ key: `${days}`, at: now + days * day })).filter(({ at }) => at < latest)
  const last: Deadline = { key: 'latest', at: latest }
  const [first, ...others] = within
  return first ? [first, ...others, last] : [last]
}

/** What most people mean, where there is so much time. */
export const usualDeadline = (deadlines: ReturnType<typeof deadlinesFor>): Deadline =>
  deadlines.find(({ key }) => key === '3') ?? deadlines[0]
