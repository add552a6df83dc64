import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { classNames, collegeNames, gradeNames, majorNames } from '@campus/contract/records/lists.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { titlesOf } from '../../school/titles.ts'
import { listGrades, listUnits } from './list.repository.ts'

export const gradesInScope = async (ctx: CallerCtx): Promise<OutputOf<typeof gradeNames>> =>
  listGrades(ctx.sql, ctx.caller.schoolId, await scopeOf(ctx))

const unitsInScope = async (ctx: CallerCtx, kind: Column<'org_unit', 'kind'>, within: InputOf<typeof classNames>) => {
  const rows = await listUnits(ctx.sql, { schoolId: ctx.caller.schoolId, scope: await scopeOf(ctx), kind, ...within })
  return rows.map((row) => ({ id: row.id, ...titlesOf(row) }))
}

export const collegesInScope = (ctx: CallerCtx): Promise<OutputOf<typeof collegeNames>> => unitsInScope(ctx, 'college', {})

export const majorsInScope = (ctx: CallerCtx, within: InputOf<typeof majorNames>): Promise<OutputOf<typeof majorNames>> =>
  unitsInScope(ctx, 'major', within)

export const classesInScope = (ctx: CallerCtx, within: InputOf<typeof classNames>): Promise<OutputOf<typeof classNames>> =>
  unitsInScope(ctx, 'class', within)
