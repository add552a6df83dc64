import type { StatisticSource } from '@campus/contract/statistics/chart.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { rowsSince } from '../counting/rows-since.service.ts'
import { countedRows, type Source, statisticSources } from '../sources.extension.ts'
import type { Reach } from './reach.service.ts'

/** Who sees exact numbers where no screen lists the rows. */
const wholeSchool = ['admin', 'auditor'] as const

export const mayOpen = (ctx: CallerCtx, { rows, isAboutPeople }: Pick<Source, 'rows' | 'isAboutPeople'>) =>
  !isAboutPeople || (rows?.who ?? wholeSchool).some((role) => ctx.caller.roles.includes(role))

/** Whether the caller may open the list of what was counted, which every source with rows has. */
export const mayListCounted = (ctx: CallerCtx, { rows }: Pick<Source, 'rows'>) =>
  rows?.who.some((role) => ctx.caller.roles.includes(role)) === true

type Part = 'unit' | 'subject' | 'outcome'

export interface Narrowed {
  readonly subject?: string | undefined
  readonly outcome?: string | undefined
  /** What the marks of a chart are told apart by. */
  readonly by?: Part | 'none' | undefined
}

const partsIn = ({ unitId }: Pick<Reach, 'unitId'>, { subject, outcome }: Narrowed) =>
  Object.entries({ unit: unitId ?? undefined, subject, outcome }).filter((part): part is [Part, string] => part[1] !== undefined)

/** The own list of a source; where that cannot be narrowed so, and would list more than was counted, the list of what was counted. */
const screenOf = (name: StatisticSource, { rows }: Source, parts: readonly Part[]) =>
  rows && (parts.every((part) => rows[part] !== undefined) ? rows : countedRows(name, rows.who))

/** The screen with the rows, for those who may open it, and what its address calls what the marks are told apart by. */
export const rowsOf = async (ctx: CallerCtx, name: StatisticSource, reach: Reach, narrowed: Narrowed = {}) => {
  const source = statisticSources.of(ctx)[name]
  const parts = partsIn(reach, narrowed)
  const { by = 'none' } = narrowed
  const screen = screenOf(name, source, [...parts.map(([part]) => part), ...(by === 'none' ? [] : [by])])
  if (!screen || !mayListCounted(ctx, source)) return { rows: null, field: undefined }
  const filter = { ...screen.fixed, ...Object.fromEntries(parts.map(([part, value]) => [screen[part] ?? part, value])) }
  const rows = { path: screen.path, filter, since: (await rowsSince(ctx, reach.schoolId, name)).toISOString() }
  return { rows, field: by === 'none' ? undefined : screen[by] }
}
