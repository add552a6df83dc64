import { type Ctx, inTransaction } from '../../../context/context.ts'
import type { NewRow } from '../../../platform/db/sql.ts'
import { workingMinutesBetween } from '../../../platform/time/working-hours.ts'
import { dayAfter, dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { listSchoolIds } from '../../school/school/school-ids.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { nodeIn, readProcessOf } from '../engine/pinned-process.ts'
import { findFirstStart, listClosedRuns, listEnded, listStarted, lockUntil, replaceDay, setUntil } from './days.repository.ts'
import { noDurations, withDuration } from './durations.rules.ts'

/** A vote that is taken back changes what was counted before; later than this nobody does it. */
const daysCountedAgain = 3
/** The rest follows in the next night. */
const maxDaysAtOnce = 400

type Row = NewRow<'approval_day'>
type Sums = Omit<Row, 'school_id' | 'day' | 'process_id' | 'node_id'>

const noSums = (name: string): Sums => ({
  node_name: name,
  started: 0,
  passed: 0,
  refused: 0,
  cancelled: 0,
  returned: 0,
  timed_out: 0,
  durations: noDurations(),
})

type Settings = Awaited<ReturnType<typeof readSettings>>

/** Everything that happened on one day of a school, counted from the applications. */
const countDay = async (ctx: Ctx, schoolId: string, day: string, settings: Settings): Promise<Row[]> => {
  const span = { schoolId, from: startOfDay(settings.timeZone, day), to: startOfDay(settings.timeZone, dayAfter(day)) }
  const [started, ended, runs] = await Promise.all([listStarted(ctx.sql, span), listEnded(ctx.sql, span), listClosedRuns(ctx.sql, span)])
  const sums = new Map<string, Row>()
  const change = (processId: string, nodeId: string, name: string, next: (sums: Row) => Partial<Sums>) => {
    const key = `${processId} ${nodeId}`
    const known = sums.get(key) ?? { school_id: schoolId, day, process_id: processId, node_id: nodeId, ...noSums(name) }
    sums.set(key, { ...known, ...next(known) })
  }
  const took = (known: Row, from: Date, to: Date) => withDuration(known.durations, workingMinutesBetween(from, to, settings))
  for (const { process_id, count } of started) change(process_id, '', '', () => ({ started: count }))
  for (const { process_id, state, ended_how, started_at, ended_at } of ended) {
    if (state === 'draft' || state === 'running' || !started_at || !ended_at) continue
    change(process_id, '', '', (known) => ({
      [state]: known[state] + 1,
      timed_out: known.timed_out + (ended_how === 'time' ? 1 : 0),
      ...(state === 'cancelled' ? {} : { durations: took(known, started_at, ended_at) }),
    }))
  }
  for (const { process_id, node_id, state, how, opened_at, closed_at, ...run } of runs) {
    if (state === 'active' || !closed_at) continue
    // An application that is returned goes on, so that only its steps know.
    if (state === 'returned') change(process_id, '', '', (known) => ({ returned: known.returned + 1 }))
    const name = nodeIn(await readProcessOf(ctx.sql, run), node_id)?.name ?? ''
    change(process_id, node_id, name, (known) => ({
      [state]: known[state] + 1,
      timed_out: known.timed_out + (how === 'time' ? 1 : 0),
      ...(state === 'cancelled' ? {} : { durations: took(known, opened_at, closed_at) }),
    }))
  }
  return [...sums.values()]
}

const sumUpSchool = (ctx: Ctx, schoolId: string) =>
  inTransaction(ctx, async (ctx) => {
    const settings = await readSettings(ctx.sql, schoolId)
    const today = dayIn(settings.timeZone, ctx.now())
    const until = await lockUntil(ctx.sql, schoolId)
    const first = until === null ? await findFirstStart(ctx.sql, schoolId) : undefined
    if (until === null && !first) return
    let day = until === null ? dayIn(settings.timeZone, first ?? ctx.now()) : dayAfter(until, 1 - daysCountedAgain)
    let last = until
    for (let count = 0; day < today && count < maxDaysAtOnce; count += 1) {
      await replaceDay(ctx.sql, schoolId, day, await countDay(ctx, schoolId, day, settings))
      last = day
      day = dayAfter(day)
    }
    if (last !== null) await setUntil(ctx.sql, schoolId, last)
  })

/** Adds up the days that have ended, school by school. */
export const sumUpDays = async (ctx: Ctx) => {
  for (const schoolId of await listSchoolIds(ctx.sql)) await sumUpSchool(ctx, schoolId)
}
