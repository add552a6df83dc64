import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { terminalStatistics } from '@campus/contract/terminals/console.ts'
import { faultKinds } from '@campus/contract/terminals/fault-kinds.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { countPagesByDay, listFaultsSince } from './console.repository.ts'
import { meanMinutesOf } from './repair.rules.ts'

/** The last days as they are called at the school, today included. */
const lastDays = (count: number, timeZone: string, now: Date) => {
  const today = Date.parse(`${dayIn(timeZone, now)}T12:00:00Z`)
  return Array.from({ length: count }, (_none, index) =>
    later(new Date(today), (index + 1 - count) * 86_400)
      .toISOString()
      .slice(0, 10),
  )
}

export const readStatistics = async (
  ctx: CallerCtx,
  { days }: InputOf<typeof terminalStatistics>,
): Promise<OutputOf<typeof terminalStatistics>> => {
  const { schoolId } = ctx.caller
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const named = lastDays(days, timeZone, ctx.now())
  const since = startOfDay(timeZone, named[0] ?? '')
  const printed = new Map((await countPagesByDay(ctx.sql, schoolId, since, timeZone)).map((row) => [row.day, row]))
  const faults = await listFaultsSince(ctx.sql, schoolId, since)
  const kinds = faultKinds.map((kind) => ({ kind, found: faults.filter((fault) => fault.kind === kind) }))
  return {
    days: named.map((day) => ({ day, pages: printed.get(day)?.pages ?? 0, jobs: printed.get(day)?.jobs ?? 0 })),
    faults: kinds
      .filter(({ found }) => found.length > 0)
      .map(({ kind, found }) => ({ kind, count: found.length, meanMinutes: meanMinutesOf(found) })),
    meanMinutes: meanMinutesOf(faults),
  }
}
