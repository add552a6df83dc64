import type { consoleAnimalPlans } from '@campus/contract/animalplan/console/plans.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { countFiltered, listFiltered, sumFiltered } from '../plans/plan.repository.ts'
import { presentRow } from '../plans/plan-view.ts'

export const listPlans = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...asked }: InputOf<typeof consoleAnimalPlans>,
): Promise<OutputOf<typeof consoleAnimalPlans>> => {
  const filter = { ...asked, schoolId: ctx.caller.schoolId }
  const rows = await listFiltered(ctx.sql, filter, { pageNum, pageSize }, sort)
  return {
    rows: rows.map((row) => presentRow(row, ctx.language)),
    total: await countFiltered(ctx.sql, filter),
    sums: await sumFiltered(ctx.sql, filter),
  }
}
