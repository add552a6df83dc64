import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { classList, collegeList, majorList, unitsBelow } from '@campus/contract/school/organisation.ts'
import type { Ctx } from '../../../context/context.ts'
import { schoolAskedFor } from '../school/school.service.ts'
import { listUnits, listUnitsBelow } from './organisation.repository.ts'

type Unit = OutputOf<typeof collegeList>[number]
type Row = Awaited<ReturnType<typeof listUnits>>[number]

const present = (row: Row): Unit => ({
  id: row.id,
  parentId: row.parent_id,
  kind: row.kind,
  code: row.code,
  name: row.name,
  nameEn: row.name_en,
  nameTw: row.name_tw,
})

/** All units of a kind, or those below one. */
export const listUnitsOf = async (ctx: Ctx, schoolId: string | undefined, kind: Unit['kind'], parentId?: string) => {
  const school = await schoolAskedFor(ctx, schoolId)
  return (await listUnits(ctx.sql, school.id, kind, parentId)).map(present)
}

export const listColleges = (ctx: Ctx, { schoolId }: InputOf<typeof collegeList>) => listUnitsOf(ctx, schoolId, 'college')
export const listMajors = (ctx: Ctx, { schoolId, collegeId }: InputOf<typeof majorList>) => listUnitsOf(ctx, schoolId, 'major', collegeId)
export const listClasses = (ctx: Ctx, { schoolId, majorId }: InputOf<typeof classList>) => listUnitsOf(ctx, schoolId, 'class', majorId)

export const listBelow = async (ctx: Ctx, { schoolId, unitId }: InputOf<typeof unitsBelow>) => {
  const school = await schoolAskedFor(ctx, schoolId)
  return (await listUnitsBelow(ctx.sql, school.id, unitId)).map(present)
}
