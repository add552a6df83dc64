import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { type Chart, statisticSources as sourceNames } from '@campus/contract/statistics/chart.ts'
import type { statisticsExplorer } from '@campus/contract/statistics/console.ts'
import { type CallerCtx, onReplica } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readChart } from '../reading/chart.service.ts'
import { listSubjects } from '../reading/count.repository.ts'
import { nameKeys } from '../reading/names.service.ts'
import { reachOf } from '../reading/reach.service.ts'
import { type Source, statisticSources } from '../sources.extension.ts'

const maxSubjects = 200

type Asked = InputOf<typeof statisticsExplorer>

const measuresOf = ({ amount, isAboutPeople }: Source) =>
  ['count', ...(amount ? ['amount' as const] : []), ...(isAboutPeople ? ['people' as const] : [])] as const

/** The chart alone, as the screen shows it. */
export const exploreChart = (ctx: CallerCtx, { measure, by: asked, ...asking }: Asked, hidesFew = false): Promise<Chart> => {
  const measures = measuresOf(statisticSources.of(ctx)[asking.source])
  // People are counted whole: what they did on a day is not told apart.
  if (!measures.includes(measure) || (measure === 'people' && (asking.subject !== undefined || asking.outcome !== undefined)))
    throw refuse('measure_missing')
  const by = measure === 'people' && asked !== 'unit' ? 'none' : asked
  return readChart(ctx, { ...asking, reading: measure, by, hidesFew })
}

export const explore = async (whole: CallerCtx, asking: Asked): Promise<OutputOf<typeof statisticsExplorer>> => {
  const ctx = onReplica(whole)
  const sources = statisticSources.of(ctx)
  const source = sources[asking.source]
  const chart = await exploreChart(ctx, asking)
  const { schoolId, units } = await reachOf(ctx, asking.unitId)
  const span = {
    schoolId,
    source: asking.source,
    first: asking.from,
    last: asking.until,
    from: new Date(chart.from),
    to: new Date(chart.to),
    units,
  }
  const subjects = await listSubjects(ctx.sql, span, maxSubjects)
  const names = await nameKeys(ctx, { schoolId, source: asking.source, by: 'subject', units: [] }, subjects)
  return {
    chart,
    choices: {
      sources: sourceNames.map((key) => ({ key, name: say(sources[key].name, ctx.language) })),
      measures: [...measuresOf(source)],
      outcomes: Object.entries(source.outcomes).map(([key, name]) => ({ key, name: say(name, ctx.language) })),
      subjects: subjects.map((key) => ({ key, name: names.get(key) ?? key })),
    },
  }
}
