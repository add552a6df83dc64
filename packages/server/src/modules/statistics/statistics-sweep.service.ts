import { sql as fragment } from 'kysely'
import type { Ctx } from '../../context/context.ts'
import { keptCallDays } from './calls/call-source.ts'

const dayMs = 86_400_000
/** Two years, so that a year can be held against the one before. Days stay. */
const keptHourDays = 800

export const sweepStatistics = async (ctx: Ctx) => {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * dayMs)
  await ctx.sql.deleteFrom('call_count').where('at', '<', daysAgo(keptCallDays)).execute()
  await ctx.sql.deleteFrom('statistic_hour').where('hour', '<', daysAgo(keptHourDays)).execute()
  await ctx.sql
    .deleteFrom('person_day')
    .where(fragment<boolean>`day < ${daysAgo(keptHourDays)}::date`)
    .execute()
  await ctx.sql
    .deleteFrom('people_day')
    .where(fragment<boolean>`day < ${daysAgo(keptHourDays)}::date`)
    .execute()
  await ctx.sql.deleteFrom('person_year').where('year', '<', daysAgo(keptHourDays).getUTCFullYear()).execute()
}

/** The days on which somebody was counted as a person, for the copy of their data. */
export const exportCountedDays = async (ctx: Ctx, personId: string) =>
  ctx.sql
    .selectFrom('person_day')
    .where('person_id', '=', personId)
    .select(['source', fragment<string>`day::text`.as('day')])
    .orderBy('day')
    .orderBy('source')
    .execute()
