/** A stretch of time, in milliseconds. */
export interface Span {
  readonly from: number
  readonly to: number
}

export const spanOf = (startsAt: Date, endsAt: Date): Span => ({ from: startsAt.getTime(), to: endsAt.getTime() })

const byStart = (one: Span, other: Span) => one.from - other.from

/** Whether any of these stretches overlaps any of those; both in order. */
const meet = (these: readonly Span[], those: readonly Span[]): boolean => {
  for (let [one, other] = [0, 0]; one < these.length && other < those.length; ) {
    const [mine, theirs] = [these[one], those[other]]
    if (!mine || !theirs) return false
    if (mine.from < theirs.to && theirs.from < mine.to) return true
    if (mine.to <= theirs.to) one += 1
    else other += 1
  }
  return false
}

/** Which sections are taught at the same time, at least once. Each pair is looked at once. */
export const openSectionOverlaps = (lessons: readonly { readonly sectionIds: readonly string[]; readonly span: Span }[]) => {
  const bySection = new Map<string, Span[]>()
  for (const { sectionIds, span } of lessons) for (const id of sectionIds) bySection.set(id, [...(bySection.get(id) ?? []), span])
  const ordered = new Map([...bySection].map(([id, spans]) => [id, spans.toSorted(byStart)]))
  const known = new Map<string, boolean>()
  return (one: string, other: string): boolean => {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`
    const found = known.get(key) ?? meet(ordered.get(one) ?? [], ordered.get(other) ?? [])
    known.set(key, found)
    return found
  }
}

/** Somebody or something at a time: what stands in the plan, or what a line of the file wants. */
export interface Taken {
  readonly subjectId: string
  readonly span: Span
  /** The line that wants it; none where it stands already. */
  readonly line?: number
  readonly cause?: { readonly kind: 'lesson' | 'exam' | 'duty'; readonly id: string }
}

export interface FoundClash {
  readonly line: number
  readonly subjectId: string
  readonly with: Taken
  readonly at: Span
}

const clashBetween = (one: Taken, other: Taken): FoundClash | undefined => {
  const [later, earlier] = (one.line ?? -1) > (other.line ?? -1) ? [one, other] : [other, one]
  // Nobody asks about what stands, and a line does not meet itself.
  if (later.line === undefined || later.line === earlier.line) return undefined
  return { line: later.line, subjectId: later.subjectId, with: earlier, at: later.span }
}

/** Where a subject would be taken twice: what stands wins over a line, an earlier line over a later one. One clash a line and subject. */
export const findClashes = (all: readonly Taken[]): FoundClash[] => {
  const found = new Map<string, FoundClash>()
  for (const taken of Map.groupBy(all, ({ subjectId }) => subjectId).values()) {
    let active: Taken[] = []
    for (const next of taken.toSorted((one, other) => byStart(one.span, other.span))) {
      active = active.filter(({ span }) => span.to > next.span.from)
      for (const other of active) {
        const clash = clashBetween(next, other)
        const key = clash && `${clash.line} ${clash.subjectId}`
        if (clash && key !== undefined && !found.has(key)) found.set(key, clash)
      }
      active.push(next)
    }
  }
  return [...found.values()]
}
