import { sql as fragment } from 'kysely'
import type { Ctx } from '../../context/context.ts'
import { removeOlder, retentionKind } from '../retention.ts'
import { keptCallDays } from './calls/call-source.ts'
import { keptDays } from './kept.rules.ts'

const day = 86_400
const keptSeconds = keptDays * day

const callCounts = retentionKind({
  kind: 'call_count',
  name: ['接口调用次数', 'Numbers of calls', '介面呼叫次數'],
  keptFor: keptCallDays * day,
})
const hours = retentionKind({
  kind: 'statistic_hour',
  name: ['按小时的统计', 'Statistics by hour', '按小時的統計'],
  keptFor: keptSeconds,
})
const people = retentionKind({
  kind: 'person_day',
  name: ['按天的人数统计', 'People counted by day', '按天的人數統計'],
  keptFor: keptSeconds,
})

export const statisticRetention = [callCounts, hours, people]

const deletePeople = async (ctx: Ctx, before: Date): Promise<number> => {
  const [days] = await ctx.sql.deleteFrom('person_day').where(fragment<boolean>`day < ${before}::date`).execute()
  await ctx.sql.deleteFrom('people_day').where(fragment<boolean>`day < ${before}::date`).execute()
  await ctx.sql.deleteFrom('person_year').where('year', '<', before.getUTCFullYear()).execute()
  return Number(days?.numDeletedRows ?? 0)
}

export const sweepStatistics = async (ctx: Ctx) => {
  await removeOlder(ctx, callCounts, (before) => ctx.sql.deleteFrom('call_count').where('at', '<', before).execute())
  await removeOlder(ctx, hours, (before) => ctx.sql.deleteFrom('statistic_hour').where('hour', '<', before).execute())
  await removeOlder(ctx, people, (before) => deletePeople(ctx, before))
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
