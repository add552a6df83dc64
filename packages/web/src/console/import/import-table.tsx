import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable, type PagedTableProps } from '@campus/ui/table/paged-table.tsx'
import { ImportTiles, type ImportTilesProps } from './import-tiles.tsx'

type ImportTableProps<Row, Action extends string> = ImportTilesProps<Action> &
  Omit<PagedTableProps<Row>, 'empty'> & {
    /** Said where no line does what is chosen. */
    readonly noLines: string
  }

/** What each line does or what is wrong with it, narrowed by the counts above. */
export function ImportTable<Row, Action extends string>({
  total,
  counts,
  chosen,
  onChoose,
  noLines,
  ...table
}: ImportTableProps<Row, Action>) {
  return (
    <>
      <ImportTiles total={total} counts={counts} chosen={chosen} onChoose={onChoose} />
      <PagedTable {...table} empty={<Empty t={noLines} />} />
    </>
  )
}
