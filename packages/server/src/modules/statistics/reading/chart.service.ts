import { say } from '@campus/contract/language.ts'
import type { Against, Chart, Measure, Ranked, StatisticSource, StatisticStep } from '@campus/contract/statistics/chart.ts'
import { type CallerCtx, onReplica } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { firstKeptDay } from '../kept.rules.ts'
import { type Source, statisticSources } from '../sources.extension.ts'
import { type Asked, type By, listCounts, listPeople, listUnits } from './count.repository.ts'
import { totalOf } from './few.rules.ts'
import { nameKeys } from './names.service.ts'
import { reachOf } from './reach.service.ts'
import { mayOpen, rowsOf } from './rows.service.ts'
import { daysBefore, isReversed, isTooLong, type Span, spanOf } from './span.rules.ts'
import { keysBySize, type Reading, readCells, readWhole, type Tally, tallyOf, withOther } from './tally.rules.ts'
import { groupUnits } from './unit-groups.rules.ts'

export interface Asking {
  readonly source: StatisticSource
  readonly reading?: Reading
  readonly by?: 'none' | 'outcome' | 'subject' | 'unit'
  readonly from: string
  readonly until: string
  readonly step?: StatisticStep
  readonly unitId?: string | undefined
  readonly against?: Against | undefined
  readonly subject?: string | undefined
  readonly outcome?: string | undefined
  /** These outcomes alone, in this order. */
  readonly outcomes?: readonly string[]
  /** Small numbers are hidden also where the caller could open the rows: others read them. */
  readonly hidesFew?: boolean
}

/** More lines than this nobody tells apart; the rest is one. */
const maxSeries = 11
const maxRanked = 30

const filterOf = (by: NonNullable<Asking['by']>, field: string | undefined, key: string): Record<string, string> | null => {
  if (by === 'none') return {}
  return !field || key === 'other' || key === 'none' || key === '' ? null : { [field]: key }
}

const measureOf = ({ amount }: Source, reading: Reading): Measure =>
  reading === 'count' || reading === 'people' ? reading : (amount ?? 'count')

const peopleIn = async (ctx: CallerCtx, asked: Asked, step: StatisticStep, by: By): Promise<Tally> =>
  tallyOf(await listPeople(ctx.sql, asked, step === 'hour' ? 'day' : step, by))

const tallyIn = async (ctx: CallerCtx, asked: Asked, step: StatisticStep, by: By, reading: Reading): Promise<Tally> =>
  reading === 'people' ? peopleIn(ctx, asked, step, by) : tallyOf(await listCounts(ctx.sql, asked, step, by))

const stepsOf = ({ steps }: Span) => steps.map(({ at }) => at.toISOString())

const noCounts = { tally: new Map() as Tally, peopleOf: () => undefined }
type Counts = { readonly tally: Tally; readonly peopleOf: (key: string) => ReturnType<Tally['get']> }

/** Reads what is asked for and for what it is held against; the same for charts and lists. */
const gather = async (whole: CallerCtx, asking: Asking) => {
  const ctx = onReplica(whole)
  const { source: name, reading = 'count', subject, outcome } = asking
  const by = asking.by ?? 'none'
  const source = statisticSources.of(ctx)[name]
  // Different people are counted by day, not by hour.
  const step: StatisticStep = reading === 'people' && asking.step === 'hour' ? 'day' : (asking.step ?? 'day')
  const days = { first: asking.from, last: asking.until }
  if (isReversed(days)) throw refuse('span_reversed')
  if (isTooLong(days, step)) throw refuse('span_too_long')
  const reach = await reachOf(ctx, asking.unitId)
  const { timeZone } = await readSettings(ctx.sql, reach.schoolId)
  const daysAgainst = asking.against ? daysBefore(days, asking.against) : null
  // What was removed would be drawn as nothing.
  const needsKept = step === 'hour' || reading === 'people'
  if (needsKept && (daysAgainst ?? days).first < firstKeptDay(timeZone, ctx.now())) throw refuse('span_over')
  const units = by === 'unit' ? await listUnits(ctx.sql, reach.schoolId) : []
  const grouped: By = by === 'unit' ? { groups: groupUnits(units, reach.units) } : by
  const mayOpenRows = asking.hidesFew !== true && mayOpen(ctx, source)
  const countsPeople = !mayOpenRows && reading !== 'people'
  const read = async (span: Span) => {
    const asked = { ...span, schoolId: reach.schoolId, source: name, units: reach.units, subject, outcome }
    const [tally, people] = await Promise.all([
      tallyIn(ctx, asked, step, grouped, reading),
      // Many things that few people did would tell of these few.
      countsPeople ? peopleIn(ctx, asked, step, by === 'unit' ? grouped : 'none') : (new Map() as Tally),
    ])
    return { tally, peopleOf: (key: string) => people.get(by === 'unit' ? key : 'all') }
  }
  const span = spanOf(days, step, timeZone)
  const before = daysAgainst && spanOf(daysAgainst, step, timeZone)
  const [now, earlier] = await Promise.all([read(span), before ? read(before) : noCounts])
  const naming = { schoolId: reach.schoolId, source: name, by, units }
  return { ctx, name, source, reading, by, step, reach, timeZone, span, before, now, earlier, naming, mayOpenRows }
}

const outcomesIn = (source: Source, only: readonly string[] | undefined, ...tallies: Tally[]) =>
  (only ?? [...new Set([...Object.keys(source.outcomes), ...tallies.flatMap((tally) => [...tally.keys()])])]).filter((key) =>
    tallies.some((tally) => tally.has(key)),
  )

export const readChart = async (whole: CallerCtx, asking: Asking): Promise<Chart> => {
  const gathered = await gather(whole, asking)
  const { ctx, source, by, step, span, before, reading, mayOpenRows, reach, timeZone, now, earlier } = gathered
  let [tally, tallyBefore] = [now.tally, earlier.tally]
  let keys = by === 'outcome' ? outcomesIn(source, asking.outcomes, tally, tallyBefore) : keysBySize(tally)
  if (by === 'none') keys = ['all']
  else if (by !== 'outcome' && keys.length > maxSeries) {
    const named = keys.slice(0, maxSeries)
    // Different people of several units cannot be added.
    keys = reading === 'people' ? named : [...named, 'other']
    tally = withOther(tally, named)
    tallyBefore = withOther(tallyBefore, named)
  }
  const names = await nameKeys(ctx, gathered.naming, keys)
  const { rows, field } = await rowsOf(ctx, gathered.name, reach, { ...asking, by })
  // People are known by day, not by hour.
  const peopleAt = (of: Counts, key: string) => (at: string) =>
    of.peopleOf(key)?.get(step === 'hour' ? dayIn(timeZone, new Date(at)) : at)?.count
  const cells = (from: Tally, of: Counts, key: string, { steps }: Span) =>
    readCells(
      from.get(key),
      steps.map((step) => step.key),
      reading,
      mayOpenRows,
      peopleAt(of, key),
    )
  return {
    source: gathered.name,
    name: say(source.name, ctx.language),
    measure: measureOf(source, reading),
    step,
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    zone: timeZone,
    steps: stepsOf(span),
    against: before && { from: before.from.toISOString(), to: before.to.toISOString(), steps: stepsOf(before) },
    series: keys.map((key) => ({
      key,
      name: names.get(key) ?? key,
      ...cells(tally, now, key, span),
      before: before && cells(tallyBefore, earlier, key, before),
      filter: filterOf(by, field, key),
    })),
    rows,
  }
}

/** The largest first. Those without a key of their own, such as mails without a cause, are left out. */
export const readRanked = async (caller: CallerCtx, asking: Asking): Promise<Ranked> => {
  const gathered = await gather(caller, { ...asking, step: 'month' })
  const { ctx, source, by, span, before, reach, reading, mayOpenRows, now, earlier } = gathered
  const keys = keysBySize(now.tally)
    .filter((key) => key !== '')
    .slice(0, maxRanked)
  const names = await nameKeys(ctx, gathered.naming, keys)
  const { rows, field } = await rowsOf(ctx, gathered.name, reach, { ...asking, by })
  const whole = ({ tally, peopleOf }: Counts, key: string) => readWhole(tally.get(key), reading, mayOpenRows, peopleOf(key))
  const items = keys.map((key) => ({
    key,
    name: names.get(key) ?? key,
    value: whole(now, key),
    before: before && whole(earlier, key),
    filter: filterOf(by, field, key),
  }))
  return {
    source: gathered.name,
    name: say(source.name, ctx.language),
    measure: measureOf(source, reading),
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    zone: gathered.timeZone,
    against: before && { from: before.from.toISOString(), to: before.to.toISOString() },
    items,
    total: totalOf(items.map(({ value }) => value)),
    rows,
  }
}
