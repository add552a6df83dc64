/** What is compared of a post. Cards are never compared: they have no words. */
export interface Comparable {
  readonly side: 'found' | 'lost'
  readonly kind: string
  readonly title: string
  readonly placeId: string | null
  readonly happenedAt: Date
}

const aDay = 86_400_000
/** People are not sure when they lost something. */
const toleranceDays = 1
const maxDays = 30

const fillers = new Set(['的', '一', '个', '把', '只', '条', '件', '了', '個', '條', 'a', 'an', 'the', 'my', 'of'])

/** Chinese signs one by one, other words whole. */
const partsOf = (title: string) =>
  new Set(
    (title.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+?(?=\p{Script=Han}|[^\p{L}\p{N}]|$)/gu) ?? []).filter(
      (part) => !fillers.has(part),
    ),
  )

/** From 0 to 1: how much of the shorter title is in the other. */
const sharedWords = (one: string, other: string) => {
  const [mine, theirs] = [partsOf(one), partsOf(other)]
  const shorter = Math.min(mine.size, theirs.size)
  return shorter === 0 ? 0 : [...mine].filter((part) => theirs.has(part)).length / shorter
}

/** Days from the loss until it was found; what was found before it was lost is something else. */
const daysBetween = (one: Comparable, other: Comparable) => {
  const [lost, found] = one.side === 'lost' ? [one, other] : [other, one]
  return (found.happenedAt.getTime() - lost.happenedAt.getTime()) / aDay
}

export type Likeness = 'none' | 'maybe' | 'likely'

/** How well two posts fit together, with a figure to sort by. */
export const compare = (one: Comparable, other: Comparable): { readonly points: number; readonly likeness: Likeness } => {
  const none = { points: 0, likeness: 'none' } as const
  const days = daysBetween(one, other)
  const isSameKind = one.kind === other.kind
  if (one.side === other.side || one.kind === 'card' || other.kind === 'card') return none
  if (days < -toleranceDays || days > maxDays || !(isSameKind || one.kind === 'other' || other.kind === 'other')) return none
  const words = sharedWords(one.title, other.title)
  const isSamePlace = one.placeId !== null && one.placeId === other.placeId
  const isSoon = days <= 2
  const points = words * 3 + (isSamePlace ? 2 : 0) + (isSoon ? 1 : days <= 7 ? 0.5 : 0)
  if (isSameKind && words >= 0.6 && (isSamePlace || isSoon)) return { points, likeness: 'likely' }
  const isMaybe = words >= 0.5 || (isSameKind && isSamePlace && days <= 7)
  return isMaybe ? { points, likeness: 'maybe' } : none
}
