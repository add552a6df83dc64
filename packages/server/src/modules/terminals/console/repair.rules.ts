import { common, merged, type Span, secondsIn } from '../terminal/spans.rules.ts'

interface Turn {
  readonly kind: string
  readonly at: Date
}

/** From each change of the one kind to the next of the other; an unfinished span ends with the given period. */
const spansBetween = (turns: readonly Turn[], begins: string, ends: string, until: Date): Span[] => {
  const spans: Span[] = []
  let from: Date | undefined
  for (const { kind, at } of turns) {
    if (kind === begins) from ??= at
    if (kind !== ends || from === undefined) continue
    spans.push({ from, until: at })
    from = undefined
  }
  return from === undefined ? spans : [...spans, { from, until }]
}

export const turnKinds = ['online', 'offline', 'printer_stopped', 'printer_ready', 'opened', 'closed'] as const

/**
 * How much of its opening hours a terminal worked, in percent with one place. It counts from the first heartbeat; the time
 * before, and when the school had closed it, counts neither way. Null without data.
 */
export const availabilityOf = (turns: readonly Turn[], openings: readonly Span[], { from, until }: Span): number | null => {
  const inOrder = turns.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const begun = inOrder.find(({ kind }) => kind === 'online')?.at
  if (!begun) return null
  const service = common(openings, [{ from: begun > from ? begun : from, until }])
  const closed = common(service, merged(spansBetween(inOrder, 'closed', 'opened', until)))
  const down = merged([
    ...spansBetween(inOrder, 'offline', 'online', until),
    ...spansBetween(inOrder, 'printer_stopped', 'printer_ready', until),
  ])
  const counted = secondsIn(service) - secondsIn(closed)
  if (counted <= 0) return null
  const lost = secondsIn(common(service, down)) - secondsIn(common(closed, down))
  return Math.round((1 - lost / counted) * 1000) / 10
}

interface Handled {
  readonly found_at: Date
  readonly handled_at: Date | null
}

/** The mean time to repair, in whole minutes; none where nothing was repaired yet. */
export const meanMinutesOf = (faults: readonly Handled[]): number | null => {
  const times = faults.flatMap(({ found_at, handled_at }) => (handled_at ? [handled_at.getTime() - found_at.getTime()] : []))
  return times.length === 0 ? null : Math.round(times.reduce((sum, time) => sum + time, 0) / times.length / 60_000)
}
