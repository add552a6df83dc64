import type { Ctx } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../school/school-settings.ts'
import { titlesOf } from '../titles.ts'
import { listLeaders, listLed } from './appointment.repository.ts'
import { type LeaderAtLevel, type LedUnit, leaderAt, leadersUpTo } from './leader-levels.rules.ts'
import { listUnitsAbove } from './organisation.repository.ts'

/** The day at the school, on which appointments begin and end. */
export const dayAt = async (ctx: Ctx, schoolId: string, at: Date): Promise<string> =>
  dayIn((await readSettings(ctx.sql, schoolId)).timeZone, at)

interface At {
  readonly schoolId: string
  /** Now, where nothing is said. */
  readonly at?: Date
}

/** Somebody found through the unit that they lead. */
export interface Leader extends LeaderAtLevel {
  readonly via: 'leadership'
}

const asLeader = (found: LeaderAtLevel): Leader => ({ ...found, via: 'leadership' })

/** Who leads each of some units, the first in order first; disabled people lead nothing. */
const ledUnits = async (
  ctx: Ctx,
  { schoolId, unitIds, at = ctx.now() }: At & { readonly unitIds: readonly string[] },
): Promise<LedUnit[]> => {
  const rows = unitIds.length === 0 ? [] : await listLeaders(ctx.sql, schoolId, await dayAt(ctx, schoolId, at), unitIds)
  return unitIds.map((unitId) => ({ unitId, leaderIds: rows.filter((row) => row.unit_id === unitId).map((row) => row.person_id) }))
}

/** Everybody who leads one of some units, unit by unit in the order given. */
export const leadersOfUnits = async (ctx: Ctx, asked: At & { readonly unitIds: readonly string[] }): Promise<Leader[]> =>
  (await ledUnits(ctx, asked)).flatMap(({ unitId, leaderIds }) => leaderIds.map((personId) => asLeader({ personId, unitId, level: 1 })))

export const leadersOfUnit = (ctx: Ctx, { unitId, ...asked }: At & { readonly unitId: string }): Promise<Leader[]> =>
  leadersOfUnits(ctx, { ...asked, unitIds: [unitId] })

interface Climb extends At {
  /** Where the way to the top begins. */
  readonly unitId: string
  /** Who asks; what they lead is no level above them. */
  readonly starterId: string
  readonly skipEmpty: boolean
}

const wayUp = async (ctx: Ctx, { schoolId, unitId, at = ctx.now() }: Climb) => {
  const above = await listUnitsAbove(ctx.sql, schoolId, unitId)
  return ledUnits(ctx, { schoolId, at, unitIds: above.map(({ id }) => id) })
}

/** The first leader of one level above a unit; level 1 is the unit itself. */
export const leaderAtLevel = async (ctx: Ctx, climb: Climb & { readonly level: number }): Promise<Leader | undefined> => {
  const found = leaderAt(await wayUp(ctx, climb), climb)
  return found && asLeader(found)
}

/** The first leader of every level, from the nearest up to the one named; 0 means the top. */
export const leadersUpToLevel = async (ctx: Ctx, climb: Climb & { readonly maxLevel: number }): Promise<Leader[]> =>
  leadersUpTo(await wayUp(ctx, climb), climb).map(asLeader)

/** The units that a person leads now. */
export const unitsLedBy = async (ctx: Ctx, { schoolId, personId }: { readonly schoolId: string; readonly personId: string }) =>
  (await listLed(ctx.sql, schoolId, await dayAt(ctx, schoolId, ctx.now()), [personId])).map((row) => ({ id: row.id, ...titlesOf(row) }))

/** Those of some people who lead a unit now. */
export const leadersAmong = async (ctx: Ctx, schoolId: string, personIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (personIds.length === 0) return new Set()
  const rows = await listLed(ctx.sql, schoolId, await dayAt(ctx, schoolId, ctx.now()), personIds)
  return new Set(rows.map((row) => row.person_id))
}
