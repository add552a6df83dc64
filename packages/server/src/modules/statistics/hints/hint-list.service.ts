import type { OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { StatisticSource } from '@campus/contract/statistics/chart.ts'
import type { statisticsOverview } from '@campus/contract/statistics/console.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { rowsOf } from '../reading/rows.service.ts'
import { statisticSources } from '../sources.extension.ts'
import { nameExplanation } from './explained.service.ts'
import { listHints } from './hint.repository.ts'
import { titleOf } from './hint-words.ts'

type Hint = OutputOf<typeof statisticsOverview>['hints'][number]

const shownMs = 14 * 86_400_000

/** Unusual hours of the last two weeks, with their rows. */
export const readHints = async (ctx: CallerCtx): Promise<Hint[]> => {
  const { schoolId } = ctx.caller
  const rows = await listHints(ctx.sql, schoolId, new Date(ctx.now().getTime() - shownMs))
  return Promise.all(
    rows.map(
      async ({ id, hour, outcome, count, usual_from, usual_to, explained_kind: kind, explained_key: key, explained_count, ...row }) => {
        const source = StatisticSource.parse(row.source)
        return {
          id,
          source,
          name: say(titleOf(statisticSources.of(ctx)[source], outcome), ctx.language),
          hour: hour.toISOString(),
          count,
          usualFrom: usual_from,
          usualTo: usual_to,
          explainedBy: kind && {
            kind,
            name: say(await nameExplanation(ctx, { schoolId, source, kind, key }), ctx.language),
            count: explained_count,
          },
          rows: (await rowsOf(ctx, source, { schoolId, units: null, unitId: null }, { outcome })).rows,
        }
      },
    ),
  )
}
