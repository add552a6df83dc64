import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { StatisticSource } from '@campus/contract/statistics/chart.ts'
import type { RankedKind, top10Rank } from '@campus/contract/statistics/rank.ts'
import { type CallerCtx, onReplica } from '../../../context/context.ts'
import { dayAfter, dayIn } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listCounts } from '../reading/count.repository.ts'
import { shown } from '../reading/few.rules.ts'
import { nameKeys } from '../reading/names.service.ts'
import { mayOpen } from '../reading/rows.service.ts'
import { daysBefore, spanOf } from '../reading/span.rules.ts'
import { keysBySize, readWhole, tallyOf } from '../reading/tally.rules.ts'
import { statisticSources } from '../sources.extension.ts'

const sourceOf: Record<RankedKind, StatisticSource> = { templates: 'applications', terminals: 'prints', files: 'library' }

/** The subjects used most up to yesterday, with their places in the same number of days before. What was removed is passed over. */
export const readTop = async (whole: CallerCtx, { of, top, days }: InputOf<typeof top10Rank>): Promise<OutputOf<typeof top10Rank>> => {
  const ctx = onReplica(whole)
  const { schoolId } = ctx.caller
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const last = dayIn(timeZone, ctx.now())
  const span = { first: dayAfter(last, 1 - days), last }
  const source = sourceOf[of]
  const { isAboutPeople, rows, subjects } = statisticSources.of(ctx)[source]
  const sizesIn = async (asked: typeof span) => {
    const counted = await listCounts(ctx.sql, { ...spanOf(asked, 'month', timeZone), schoolId, source, units: null }, 'month', 'subject')
    const tally = tallyOf(counted)
    return keysBySize(tally).map((id) => ({ id, count: Number(readWhole(tally.get(id), 'count', true)) }))
  }
  const [now, before] = await Promise.all([sizesIn(span), sizesIn(daysBefore(span, 'before'))])
  const ids = [...new Set([...now, ...before].map(({ id }) => id))]
  const known = typeof subjects === 'function' ? await subjects(ctx, schoolId, ids) : new Map()
  const ranked = (sizes: typeof now) => {
    const there = sizes.filter(({ id }) => known.has(id))
    return there.map(({ id, count }) => ({ id, count, place: there.filter((each) => each.count > count).length + 1 }))
  }
  const [places, placesBefore] = [ranked(now), ranked(before)]
  const shownRows = places.slice(0, top)
  const names = await nameKeys(
    ctx,
    { schoolId, source, by: 'subject', units: [] },
    shownRows.map(({ id }) => id),
  )
  const edges = spanOf(span, 'month', timeZone)
  return {
    of,
    from: edges.from.toISOString(),
    to: edges.to.toISOString(),
    rows: shownRows.map(({ id, count, place }) => ({
      place,
      id,
      name: names.get(id) ?? '',
      count: shown(count, count, mayOpen(ctx, { isAboutPeople, rows })),
      placeBefore: placesBefore.find((each) => each.id === id)?.place ?? null,
    })),
  }
}
