import { type Phrase, say } from '@campus/contract/language.ts'
import { LogFilter } from '@campus/contract/logs/log-filter.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { type ExportSource, exportSource } from '../exports/export-source.extension.ts'
import { listFilterNames } from '../lists/list-filter.service.ts'
import type { LogSource } from '../log-source.extension.ts'
import { resolveFilter } from './filter.service.ts'

interface Exported<Row> {
  readonly who: readonly Role[]
  /** What `action` and `outcome` may be in this log. */
  readonly actions?: Readonly<Record<string, Phrase>>
  readonly outcomes?: Readonly<Record<string, Phrase>>
  readonly peopleOf: (row: Row) => readonly (string | null | undefined)[]
}

/** A word that has no name is told as it is. */
const tellAmong =
  (names: Readonly<Record<string, Phrase>> = {}) =>
  (ctx: CallerCtx, word: string) =>
    say(names[word] ?? [word, word, word], ctx.language)

/** A log as a file: the filter, the reach and the rows of its screen. */
export const logExport = <Row extends { readonly id: string; readonly at: string }>(
  source: LogSource<Row>,
  { who, actions, outcomes, peopleOf }: Exported<Row>,
): ExportSource =>
  exportSource<typeof LogFilter, Row>({
    who,
    filter: LogFilter,
    filterNames: {
      ...listFilterNames,
      action: [['操作', 'Action', '操作'], tellAmong(actions)],
      outcome: [['结果', 'Outcome', '結果'], tellAmong(outcomes)],
    },
    columns: source.columns,
    scopeOf: readingScopeOf,
    count: async (ctx, filter, max) => source.count(ctx, await resolveFilter(ctx, filter), max),
    list: async (ctx, filter, { cursor, limit }) => source.list(ctx, { ...(await resolveFilter(ctx, filter)), cursor }, limit),
    peopleOf: (row) => peopleOf(row).map((id) => id ?? null),
  })
