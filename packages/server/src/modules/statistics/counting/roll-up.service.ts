import type { StatisticSource } from '@campus/contract/statistics/chart.ts'
import { statisticSources as sourceNames } from '@campus/contract/statistics/chart.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { defineJob } from '../../../platform/jobs.ts'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { listSchoolIds } from '../../school/school/school-ids.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { keptSince } from '../kept.rules.ts'
import { statisticSources } from '../sources.extension.ts'
import { runsOf } from './hour-runs.rules.ts'
import {
  findCountedAt,
  hasDue,
  replaceDays,
  replaceHours,
  replaceOldDays,
  replacePeople,
  type SchoolHour,
  setCountedAt,
  takeDue,
  takeMemory,
  tryLock,
} from './roll-up.repository.ts'
import { rowsSince } from './rows-since.service.ts'

export const rollUpJob = defineJob('statistics.roll-up', { retryLimit: 0 })

const hourMs = 3_600_000
/** Late rows of these last hours need no announcement. */
const hoursCountedAgain = 2
/** Of those that were announced, so many in a transaction. */
const dueAtOnce = 200
/** After a long pause, or at the first start with rows of years: so many hours in a transaction, then as many as take about a second. */
const chunk = { first: 24, least: 6, most: 14 * 24, shortMs: 500, longMs: 2000 }

const nextChunk = (hours: number, tookMs: number) => {
  if (tookMs < chunk.shortMs) return Math.min(hours * 2, chunk.most)
  return tookMs > chunk.longMs ? Math.max(hours / 2, chunk.least) : hours
}

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

/** All hours of UTC that touch a span, of all schools. */
const hoursBetween = async (ctx: Ctx, from: Date, to: Date): Promise<SchoolHour[]> => {
  const first = Math.floor(from.getTime() / hourMs)
  const hours = Array.from({ length: Math.floor(to.getTime() / hourMs) - first + 1 }, (_, place) => new Date((first + place) * hourMs))
  return (await listSchoolIds(ctx.sql)).flatMap((school_id) => hours.map((hour) => ({ school_id, hour })))
}

/** The first and the last moment of an hour: where clocks differ by half hours, a day may end in between. */
const endsOf = ({ school_id, hour }: SchoolHour): SchoolHour[] => [
  { school_id, hour },
  { school_id, hour: new Date(hour.getTime() + hourMs - 1) },
]

/** Whether the hours of that day are still kept. Those of before are removed: a day cannot be made from them. */
const whetherKept = async (ctx: Ctx) => {
  const since = new Map<string, Date>()
  for (const schoolId of await listSchoolIds(ctx.sql))
    since.set(schoolId, keptSince((await readSettings(ctx.sql, schoolId)).timeZone, ctx.now()))
  return ({ school_id, hour }: SchoolHour) => hour >= (since.get(school_id) ?? hour)
}

/** One transaction: what was announced, and the hours since it was counted last. Answers whether hours are left. */
const countOn = (ctx: Ctx, source: StatisticSource, chunkHours: number) =>
  inTransaction(ctx, async (ctx) => {
    if (!(await tryLock(ctx.sql, source))) return false
    await takeMemory(ctx.sql)
    const counting = { source, events: statisticSources.of(ctx)[source].events }
    const now = ctx.now()
    const countedAt = (await findCountedAt(ctx.sql, source))?.counted_at ?? now
    const from = new Date(Math.min(countedAt.getTime(), now.getTime()) - hoursCountedAgain * hourMs)
    const to = new Date(Math.min(now.getTime(), from.getTime() + chunkHours * hourMs))
    const due = await countable(ctx, source, await takeDue(ctx.sql, source, dueAtOnce))
    const asked = [...(await hoursBetween(ctx, from, to)), ...due]
    const isKept = await whetherKept(ctx)
    const changed: SchoolHour[] = []
    for (const run of runsOf(
      asked.filter((hour) => endsOf(hour).some(isKept)),
      3,
    ))
      changed.push(...(await replaceHours(ctx.sql, counting, run)))
    for (const run of runsOf([...changed, ...due.flatMap(endsOf)].filter(isKept), 24)) {
      await replaceDays(ctx.sql, source, run)
      await replacePeople(ctx.sql, counting, run)
    }
    const old = asked.flatMap(endsOf).filter((moment) => !isKept(moment))
    for (const run of runsOf(old, 24)) await replaceOldDays(ctx.sql, counting, run)
    await setCountedAt(ctx.sql, source, to)
    return to < now || (await hasDue(ctx.sql, source))
  })

export const rollUpSource = async (ctx: Ctx, source: StatisticSource): Promise<void> => {
  let [hours, isLeft] = [chunk.first, true]
  while (isLeft) {
    const began = performance.now()
    isLeft = await countOn(ctx, source, hours)
    hours = nextChunk(hours, performance.now() - began)
  }
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
