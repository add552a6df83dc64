import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

export interface LeftPlace {
  readonly sectionId: string
  readonly personId: string
}

/** What follows when people leave rosters, or stay on them as exempt; in the same transaction. */
export const rosterUses = extensionPoint<{ readonly seats: (ctx: Ctx, schoolId: string, left: readonly LeftPlace[]) => Promise<void> }>(
  'schedule.roster-uses',
  { seats: true },
)
