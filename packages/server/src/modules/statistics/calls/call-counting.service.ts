import type { BaseContext } from '../../../context/context.ts'
import type { CallCounting } from '../../../http/server.extension.ts'

const writeEveryMs = 10_000
const outcomes = ['done', 'refused', 'failed'] as const

interface Counted {
  readonly counts: Float64Array
  readonly ms: Float64Array
}

/** Counts requests by school and call in memory, an index into arrays for each, and writes what came together every few seconds. */
export const openCallCounting = ({ sql, now, services }: BaseContext, calls: readonly string[]): CallCounting => {
  let schools = new Map<string, Counted>()
  let [timer, running]: [NodeJS.Timeout | undefined, Promise<void>] = [undefined, Promise.resolve()]
  const places = calls.length * outcomes.length
  const rowsOf = ([schoolId, { counts, ms }]: [string, Counted]) =>
    [...counts.entries()].flatMap(([place, count]) => {
      const [call, outcome] = [calls[Math.floor(place / outcomes.length)], outcomes[place % outcomes.length]]
      if (count === 0 || call === undefined || outcome === undefined) return []
      return [{ school_id: schoolId, at: now(), call, outcome, count, milliseconds: Math.round(ms[place] ?? 0) }]
    })
  const write = async () => {
    const rows = [...schools].flatMap(rowsOf)
    schools = new Map()
    if (rows.length > 0) await sql.insertInto('call_count').values(rows).execute()
  }
  /** While the database is away nothing is served either; what was counted is lost with it. */
  const writeQuietly = () => write().catch((error: unknown) => services.log.debug({ err: error }, 'Counts of requests were not written'))
  return {
    count(schoolId, index, outcome, took) {
      let counted = schools.get(schoolId)
      if (!counted) schools.set(schoolId, (counted = { counts: new Float64Array(places), ms: new Float64Array(places) }))
      const place = index * outcomes.length + outcomes.indexOf(outcome)
      counted.counts[place] = (counted.counts[place] ?? 0) + 1
      counted.ms[place] = (counted.ms[place] ?? 0) + took
    },
    start() {
      timer = setInterval(() => {
        running = writeQuietly()
      }, writeEveryMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await running
      await writeQuietly()
    },
  }
}
