import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { StatisticSource } from '@campus/contract/statistics/chart.ts'
import type { RankedKind, top10Rank } from '@campus/contract/statistics/rank.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { dayAfter, dayIn } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listCounts } from '../reading/count.repository.ts'
import { nameKeys } from '../reading/names.service.ts'
import { daysBefore, spanOf } from '../reading/span.rules.ts'
import { keysBySize, readWhole, tallyOf } from '../reading/tally.rules.ts'
import { statisticSources } from '../sources.extension.ts'

const sourceOf: Record<RankedKind, StatisticSource> = { templates: 'applications', terminals: 'prints', files: 'library' }

/** The subjects used most up to yesterday, with their places in the same number of days before. What was removed is passed over. */
export const readTop = async (ctx: CallerCtx, { of, top, days }: InputOf<typeof top10Rank>): Promise<OutputOf<typeof top10Rank>> => {
  const { schoolId } = ctx.caller
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const last = dayIn(timeZone, ctx.now())
  const span = { first: dayAfter(last, 1 - days), last }
  const source = sourceOf[of]
  const rank = async (asked: typeof span) => {
    const rows = await listCounts(ctx.sql, { ...spanOf(asked, 'month', timeZone), schoolId, source, units: null }, 'month', 'subject')
    const tally = tallyOf(rows)
    const sizes = keysBySize(tally).map((id) => ({ id, count: Number(readWhole(tally.get(id), 'count', true)) }))
    return { sizes, placeOf: (count: number) => sizes.filter((each) => each.count > count).length + 1 }
  }
  const [now, before] = await Promise.all([rank(span), rank(daysBefore(span, 'before'))])
  const { subjects } = statisticSources.of(ctx)[source]
  const known =
    typeof subjects === 'function'
      ? await subjects(
          ctx,
          schoolId,
          now.sizes.map(({ id }) => id),
        )
      : new Map()
  const shown = now.sizes.filter(({ id }) => known.has(id)).slice(0, top)
  const names = await nameKeys(
    ctx,
    { schoolId, source, by: 'subject', units: [] },
    shown.map(({ id }) => id),
  )
  const edges = spanOf(span, 'month', timeZone)
  return {
    of,
    from: edges.from.toISOString(),
    to: edges.to.toISOString(),
    rows: shown.map(({ id, count }) => {
      const earlier = before.sizes.find((each) => each.id === id)
      return {
        place: now.placeOf(count),
        id,
        name: names.get(id) ?? '',
        count,
        placeBefore: earlier ? before.placeOf(earlier.count) : null,
      }
    }),
  }
}
