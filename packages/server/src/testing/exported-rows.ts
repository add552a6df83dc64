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

interface Asked {
  readonly source: ExportSourceName
  readonly columns: readonly string[]
  readonly filter?: object
}

/** Headings and cells of an export, read in batches of two rows: so that the end of one is the begin of the next. */
export const exportedTable = async (
  { base }: Pick<TestCampus, 'base'>,
  { person, schoolId }: Reader,
  { source: name, columns, filter = {} }: Asked,
): Promise<(readonly string[])[]> => {
  const ctx = await actAs(systemContext(base), { personId: person.id, schoolId, actingFor: '', language: 'zh_CN' })
  if (!ctx) throw new Error('nobody exports')
  const source = exportSources.of(ctx)[name]
  const wanted = { limit: 2, columns, texts: cellTexts('zh_CN', 'Asia/Shanghai') }
  const found: (readonly string[])[] = []
  for (let cursor: string | undefined; ; ) {
    const rows = await source.list(ctx, filter, { ...wanted, cursor })
    found.push(...rows.map(({ cells }) => cells))
    if (rows.length < wanted.limit) break
    cursor = rows.at(-1)?.id
  }
  const count = await source.count(ctx, filter, 100)
  if (count !== found.length) throw new Error(`${count} rows were counted, and ${found.length} are exported`)
  return [await source.headings(ctx, filter, columns), ...found]
}

export const exportedColumn = async (
  campus: Pick<TestCampus, 'base'>,
  reader: Reader,
  { column, ...asked }: Omit<Asked, 'columns'> & { readonly column: string },
): Promise<(string | undefined)[]> => {
  const [, ...rows] = await exportedTable(campus, reader, { ...asked, columns: [column] })
  return rows.map(([cell]) => cell)
}
