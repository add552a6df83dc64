import type { approvalStatistics } from '@campus/contract/approval/console/statistics.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { dayAfter, dayIn } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { addDurations, noDurations, percentile } from './durations.rules.ts'
import { listDays } from './statistics.repository.ts'

type Statistics = OutputOf<typeof approvalStatistics>
type Row = Awaited<ReturnType<typeof listDays>>[number]

const hours = (minutes: number | null) => (minutes === null ? null : Math.round(minutes / 6) / 10)

const sum = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)

/** Days add up, and so do their durations. */
const countedOf = (rows: readonly Row[]): Statistics['total'] => {
  const durations = rows.reduce((counts, row) => addDurations(counts, row.durations), noDurations())
  return {
    started: sum(rows, ({ started }) => started),
    passed: sum(rows, ({ passed }) => passed),
    refused: sum(rows, ({ refused }) => refused),
    cancelled: sum(rows, ({ cancelled }) => cancelled),
    returned: sum(rows, ({ returned }) => returned),
    timedOut: sum(rows, ({ timed_out }) => timed_out),
    medianHours: hours(percentile(durations, 0.5)),
    p90Hours: hours(percentile(durations, 0.9)),
  }
}

export const readStatistics = async (
  ctx: CallerCtx,
  { days: count, processId }: InputOf<typeof approvalStatistics>,
): Promise<Statistics> => {
  const { schoolId } = ctx.caller
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const until = dayAfter(dayIn(timeZone, ctx.now()), -1)
  const from = dayAfter(until, 1 - count)
  const rows = await listDays(ctx.sql, { schoolId, processId, from, until })
  const whole = rows.filter(({ node_id }) => node_id === '')
  const byDay = Map.groupBy(whole, ({ day }) => day)
  const days = Array.from({ length: count }, (_, place) => {
    const day = dayAfter(from, place)
    const { started, passed, refused, cancelled } = countedOf(byDay.get(day) ?? [])
    return { day, started, ended: passed + refused + cancelled }
  })
  const ofProcesses = [...Map.groupBy(whole, ({ process_id }) => process_id)]
  const ofSteps = [...Map.groupBy(rows, ({ node_id }) => node_id)].filter(([nodeId]) => nodeId !== '')
  return {
    days,
    total: countedOf(whole),
    processes: ofProcesses.map(([processId, rows]) => {
      const { name, name_en, name_tw } = rows[0] ?? { name: '', name_en: '', name_tw: '' }
      return { processId, name: say([name, name_en, name_tw], ctx.language), ...countedOf(rows) }
    }),
    // As the step was called last.
    steps: ofSteps.map(([nodeId, rows]) => ({ nodeId, name: rows.at(-1)?.node_name ?? '', ...countedOf(rows) })),
  }
}
