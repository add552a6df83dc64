import type { ExportSourceName } from '@campus/contract/logs/exports.ts'
import { systemContext } from '../context/context.ts'
import { cellTexts } from '../modules/logs/exports/cell-texts.ts'
import { exportSources } from '../modules/logs/exports/export-source.extension.ts'
import { actAs } from '../modules/people/person/acting-caller.service.ts'
import type { TestCampus } from './test-campus.ts'

interface Reader {
  readonly person: { readonly id: string }
  readonly schoolId: string
}

/** The cells of one column of an export, read in batches of two rows: so that the end of one is the begin of the next. */
export const exportedColumn = async (
  { base }: Pick<TestCampus, 'base'>,
  { person, schoolId }: Reader,
  { source: name, column, filter = {} }: { readonly source: ExportSourceName; readonly column: string; readonly filter?: object },
): Promise<(string | undefined)[]> => {
  const ctx = await actAs(systemContext(base), { personId: person.id, schoolId, actingFor: '', language: 'zh_CN' })
  if (!ctx) throw new Error('nobody exports')
  const source = exportSources.of(ctx)[name]
  const wanted = { limit: 2, columns: [column], texts: cellTexts('zh_CN', 'Asia/Shanghai') }
  const found: (string | undefined)[] = []
  for (let cursor: string | undefined; ; ) {
    const rows = await source.list(ctx, filter, { ...wanted, cursor })
    found.push(...rows.map(({ cells }) => cells[0]))
    if (rows.length < wanted.limit) break
    cursor = rows.at(-1)?.id
  }
  const count = await source.count(ctx, filter, 100)
  if (count !== found.length) throw new Error(`${count} rows were counted, and ${found.length} are exported`)
  return found
}
