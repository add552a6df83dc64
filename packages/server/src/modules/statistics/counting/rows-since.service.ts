import type { StatisticSource } from '@campus/contract/statistics/chart.ts'
import type { Ctx } from '../../../context/context.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { statisticSources } from '../sources.extension.ts'

const dayMs = 86_400_000

/** From when on all rows are there that were counted. */
export const rowsSince = async (ctx: Ctx, schoolId: string, source: StatisticSource): Promise<Date> => {
  const days = statisticSources.of(ctx)[source].keptDays(await readSettings(ctx.sql, schoolId))
  const kept = days === null ? 0 : ctx.now().getTime() - days * dayMs
  const given = await ctx.sql
    .selectFrom('statistic_rows_since')
    .where('school_id', '=', schoolId)
    .where('source', '=', source)
    .select('since')
    .executeTakeFirst()
  return new Date(Math.max(kept, given?.since.getTime() ?? 0))
}
