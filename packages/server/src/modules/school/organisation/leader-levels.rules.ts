/** A unit on the way to the top with the people who lead it, the first in order first. */
export interface LedUnit {
  readonly unitId: string
  readonly leaderIds: readonly string[]
}

export interface LeaderAtLevel {
  readonly personId: string
  readonly unitId: string
  readonly level: number
}

interface Climb {
  readonly starterId: string
  /** Units that nobody leads use no level. */
  readonly skipEmpty: boolean
}

/** What somebody leads is no level above them: nobody decides their own request. */
const levelsAbove = (units: readonly LedUnit[], { starterId, skipEmpty }: Climb): readonly LedUnit[] =>
  units.filter(({ leaderIds }) => !leaderIds.includes(starterId) && (leaderIds.length > 0 || !skipEmpty))

/** The first leader of each level, from the nearest up to the one named; 0 means the top. */
export const leadersUpTo = (units: readonly LedUnit[], { maxLevel, ...climb }: Climb & { readonly maxLevel: number }): LeaderAtLevel[] =>
  levelsAbove(units, climb)
    .slice(0, maxLevel === 0 ? undefined : maxLevel)
    .flatMap(({ unitId, leaderIds: [personId] }, at) => (personId === undefined ? [] : [{ personId, unitId, level: at + 1 }]))

/** The first leader of one level; nobody above the top, and nobody where the unit of that level is empty. */
export const leaderAt = (units: readonly LedUnit[], { level, ...climb }: Climb & { readonly level: number }): LeaderAtLevel | undefined =>
  leadersUpTo(units, { ...climb, maxLevel: level }).find((leader) => leader.level === level)
