import type { DecisionProps } from '@campus/contract/approval/process-tree.ts'

/** A unit with its active leaders, the first of whom leads. */
export interface LedUnit {
  readonly unit: string
  readonly leaders: readonly string[]
}

export interface Leader {
  readonly person: string
  readonly unit: string
  readonly level: number
}

/**
 * The leaders above somebody, by level, from the own unit (`units` begins there) up to the top one. A unit that the starter leads is passed
 * over: their request goes to the unit above. A unit without a leader uses a level, unless empty ones are skipped.
 */
const ladderOf = (units: readonly LedUnit[], starter: string, skipEmpty: boolean): readonly (Leader | undefined)[] =>
  units
    .filter(({ leaders }) => !leaders.includes(starter) && !(skipEmpty && leaders.length === 0))
    .map(({ unit, leaders: [person] }, place) => (person === undefined ? undefined : { person, unit, level: place + 1 }))

/** The leader of a level; nobody where the ladder is shorter. */
export const leaderOfLevel = (
  units: readonly LedUnit[],
  starter: string,
  { level, skipEmpty }: DecisionProps['leader'],
): Leader | undefined => ladderOf(units, starter, skipEmpty)[level - 1]

/** Every leader up to the top, the top included, or up to a level. Who leads several units is asked once, for the lowest. */
export const leadersUpTo = (
  units: readonly LedUnit[],
  starter: string,
  { endCondition, endLevel, skipEmpty }: DecisionProps['leaderTop'],
): readonly Leader[] => {
  const ladder = ladderOf(units, starter, skipEmpty).slice(0, endCondition === 'TOP' ? undefined : endLevel)
  const found = ladder.filter((leader) => leader !== undefined)
  return found.filter(({ person }, place) => found.findIndex((other) => other.person === person) === place)
}
