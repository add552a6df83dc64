import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { type StatisticSource, statisticSources as sourceNames } from '@campus/contract/statistics/chart.ts'
import type { statisticsOverview } from '@campus/contract/statistics/console.ts'
import { type CallerCtx, onReplica } from '../../../context/context.ts'
import { dayAfter, dayIn } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { findLastCount } from '../counting/roll-up.repository.ts'
import { readHints } from '../hints/hint-list.service.ts'
import { listCounts, listPeople } from '../reading/count.repository.ts'
import { type Reach, reachOf } from '../reading/reach.service.ts'
import { mayOpen, rowsOf } from '../reading/rows.service.ts'
import { spanOf } from '../reading/span.rules.ts'
import { readCells, readWhole, tallyOf } from '../reading/tally.rules.ts'
import { statisticSources } from '../sources.extension.ts'

type Tile = OutputOf<typeof statisticsOverview>['tiles'][number]

const readTile = async (ctx: CallerCtx, name: StatisticSource, reach: Reach, timeZone: string): Promise<Tile> => {
  const source = statisticSources.of(ctx)[name]
  const now = ctx.now()
  const today = dayIn(timeZone, now)
  const exact = mayOpen(ctx, source)
  const readDay = async (daysAgo: number, by: 'none' | 'outcome') => {
    const day = dayAfter(today, -daysAgo)
    const span = spanOf({ first: day, last: day }, 'hour', timeZone)
    const asked = { ...span, schoolId: reach.schoolId, source: name, units: reach.units }
    const rows = await listCounts(ctx.sql, asked, 'hour', by)
    const people = exact ? undefined : tallyOf(await listPeople(ctx.sql, asked, 'day', 'none')).get('all')
    // The same hours of the clock as have passed today.
    const passed = span.steps.slice(0, hoursPassed).map(({ key }) => key)
    return { rows, passed, people }
  }
  const hoursPassed = spanOf({ first: today, last: today }, 'hour', timeZone).steps.filter(({ at }) => at <= now).length
  const [present, yesterday, lastWeek] = await Promise.all([readDay(0, 'outcome'), readDay(1, 'none'), readDay(7, 'none')])
  const whole = tallyOf(present.rows.map((row) => ({ ...row, key: 'all' }))).get('all')
  const outcomes = tallyOf(present.rows)
  const { people } = present
  const compare = ({ rows, passed, people }: typeof yesterday) => ({
    whole: readWhole(tallyOf(rows).get('all'), 'count', exact, people),
    byNow: readWhole(tallyOf(rows.filter(({ step }) => passed.includes(step))).get('all'), 'count', exact, people),
  })
  return {
    source: name,
    name: say(source.name, ctx.language),
    today: readWhole(whole, 'count', exact, people),
    yesterday: compare(yesterday),
    lastWeek: compare(lastWeek),
    hours: readCells(whole, present.passed, 'count', exact, () => people?.get('all')?.count).values,
    outcomes: Object.entries(source.outcomes)
      .filter(([key]) => outcomes.has(key))
      .map(([key, title]) => ({ key, name: say(title, ctx.language), today: readWhole(outcomes.get(key), 'count', exact, people) })),
    rows: (await rowsOf(ctx, name, reach)).rows,
  }
}

export const readOverview = async (
  whole: CallerCtx,
  { unitId }: InputOf<typeof statisticsOverview>,
): Promise<OutputOf<typeof statisticsOverview>> => {
  const ctx = onReplica(whole)
  const reach = await reachOf(ctx, unitId)
  const { timeZone } = await readSettings(ctx.sql, reach.schoolId)
  const countedAt = await findLastCount(ctx.sql)
  return {
    at: ctx.now().toISOString(),
    countedAt: countedAt?.toISOString() ?? null,
    tiles: await Promise.all(sourceNames.map((name) => readTile(ctx, name, reach, timeZone))),
    hints: reach.units === null ? await readHints(ctx) : [],
  }
}
