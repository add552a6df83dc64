import type { StatisticSource } from '@campus/contract/statistics/chart.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { rowsSince } from '../counting/rows-since.service.ts'
import { type Source, statisticSources } from '../sources.extension.ts'
import type { Reach } from './reach.service.ts'

/** Who sees exact numbers where no screen lists the rows. */
const wholeSchool = ['admin', 'auditor'] as const

export const mayOpen = (ctx: CallerCtx, { rows, isAboutPeople }: Pick<Source, 'rows' | 'isAboutPeople'>) =>
  !isAboutPeople || (rows?.who ?? wholeSchool).some((role) => ctx.caller.roles.includes(role))

interface Narrowed {
  readonly subject?: string | undefined
  readonly outcome?: string | undefined
}

/** The screen with the rows, for those who may open it. */
export const rowsOf = async (ctx: CallerCtx, name: StatisticSource, { schoolId, unitId }: Reach, narrowed: Narrowed = {}) => {
  const { rows } = statisticSources.of(ctx)[name]
  if (!rows?.who.some((role) => ctx.caller.roles.includes(role))) return null
  const wanted = Object.entries({ unit: unitId ?? undefined, subject: narrowed.subject, outcome: narrowed.outcome }).flatMap(
    ([part, value]) => (value === undefined ? [] : [[rows[part as 'unit' | 'subject' | 'outcome'], value] as const]),
  )
  // A screen that cannot be narrowed so would list more than was counted.
  if (wanted.some(([field]) => field === undefined)) return null
  const filter = { ...rows.fixed, ...Object.fromEntries(wanted) }
  return { path: rows.path, filter, since: (await rowsSince(ctx, schoolId, name)).toISOString() }
}
