import type { Ctx } from '../../../context/context.ts'
import { titlesOf } from '../titles.ts'
import { listUnitsAbove, listUnitsBelow, listUnitsNamed } from './organisation.repository.ts'
import { findUnitOf } from './scope.repository.ts'

/** The way from the top down to a unit, itself last; empty for a unit of another school. */
export const trailTo = async (ctx: Ctx, schoolId: string, unitId: string) =>
  (await listUnitsAbove(ctx.sql, schoolId, unitId)).toReversed().map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    nameEn: row.name_en,
    nameTw: row.name_tw,
  }))

/** The unit and all below it. */
export const unitIdsBelow = async (ctx: Ctx, schoolId: string, unitId: string) =>
  (await listUnitsBelow(ctx.sql, schoolId, unitId)).map(({ id }) => id)

/** The unit to which a person belongs. */
export const unitOf = async (ctx: Ctx, personId: string): Promise<string | null> =>
  (await findUnitOf(ctx.sql, personId))?.org_unit_id ?? null

/** Units of a school by their ids, in the order given. */
export const unitsNamed = async (ctx: Ctx, schoolId: string, ids: readonly string[]) => {
  const rows = await listUnitsNamed(ctx.sql, schoolId, ids)
  const byId = new Map(rows.map((row) => [row.id, { id: row.id, ...titlesOf(row) }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
