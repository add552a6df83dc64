import type { StatisticSource } from '@campus/contract/statistics/chart.ts'
import { statisticSources as sourceNames } from '@campus/contract/statistics/chart.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { defineJob } from '../../../platform/jobs.ts'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { statisticSources } from '../sources.extension.ts'
import {
  findCountedAt,
  replaceDays,
  replaceHours,
  replacePeople,
  type SchoolHour,
  setCountedAt,
  takeDue,
  tryLock,
} from './roll-up.repository.ts'
import { rowsSince } from './rows-since.service.ts'

export const rollUpJob = defineJob('statistics.roll-up', { retryLimit: 0 })

const hourMs = 3_600_000
/** Late rows of these last hours need no announcement. */
const hoursCountedAgain = 2
/** After a long pause, or at the first start with rows of years, so much in one transaction. */
const chunkHours = 7 * 24

/** Hours whose whole day has its rows: what lies before is over and keeps its numbers. */
const countable = async (ctx: Ctx, source: StatisticSource, due: readonly SchoolHour[]): Promise<SchoolHour[]> => {
  const bySchool = Map.groupBy(due, ({ school_id }) => school_id)
  const kept: SchoolHour[] = []
  for (const [schoolId, hours] of bySchool) {
    const { timeZone } = await readSettings(ctx.sql, schoolId)
    const since = await rowsSince(ctx, schoolId, source)
    kept.push(...hours.filter(({ hour }) => startOfDay(timeZone, dayIn(timeZone, hour)) >= since))
  }
  return kept
}

/** One transaction: what was announced, and the hours since it was counted last. Answers whether hours are left. */
const countOn = (ctx: Ctx, source: StatisticSource) =>
  inTransaction(ctx, async (ctx) => {
    if (!(await tryLock(ctx.sql, source))) return false
    const { events } = statisticSources.of(ctx)[source]
    const now = ctx.now()
    const countedAt = (await findCountedAt(ctx.sql, source))?.counted_at ?? now
    const from = new Date(Math.min(countedAt.getTime(), now.getTime()) - hoursCountedAgain * hourMs)
    const to = new Date(Math.min(now.getTime(), from.getTime() + chunkHours * hourMs))
    const due = await countable(ctx, source, await takeDue(ctx.sql, source))
    const changed = await replaceHours(ctx.sql, { source, events, from, to, due })
    const touched = [...changed, ...due]
    if (touched.length > 0) {
      await replaceDays(ctx.sql, source, touched)
      await replacePeople(ctx.sql, { source, events }, touched)
    }
    await setCountedAt(ctx.sql, source, to)
    return to < now
  })

export const rollUpSource = async (ctx: Ctx, source: StatisticSource): Promise<void> => {
  while (await countOn(ctx, source));
}

/** Every minute. A source that cannot be counted does not keep the others waiting. */
export const rollUp = async (ctx: Ctx): Promise<void> => {
  const failures: unknown[] = []
  for (const source of sourceNames)
    try {
      await rollUpSource(ctx, source)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Some sources could not be counted.')
}
