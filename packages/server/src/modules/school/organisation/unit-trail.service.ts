import type { Ctx } from '../../../context/context.ts'
import { listUnitsAbove, listUnitsBelow } from './organisation.repository.ts'

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
