import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { PagePlace } from '@campus/ui/table/page-place.ts'
import type { PageRead } from '@campus/ui/table/page-read.ts'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { ImportState, type ImportStateName } from './import-state.tsx'
import type { ImportPath } from './import-view.tsx'
import { importWords } from './words.ts'

interface PastImport {
  readonly id: string
  readonly fileName: string
  readonly state: ImportStateName
  readonly wrong: number
  readonly by: string
  readonly createdAt: string
}

interface PastImportsProps<Row extends PastImport> {
  readonly screen: ImportPath
  readonly read: PageRead<Row>
  readonly place: PagePlace
  readonly onMove: (place: PagePlace) => void
  /** What it brings, where there are several kinds. */
  readonly kind?: readonly [title: string, nameOf: (row: Row) => string]
  readonly counts: readonly (readonly [title: string, countOf: (row: Row) => number])[]
  /** Who begins those that nobody began. */
  readonly nobody?: string
  /** Said where nothing was imported yet. */
  readonly none?: string
}

/** What was imported before, each with a link to its lines. */
export function PastImports<Row extends PastImport>({
  screen,
  read,
  place,
  onMove,
  kind,
  counts,
  nobody = '',
  none,
}: PastImportsProps<Row>) {
  const words = useWords(importWords)
  const counted = [...counts, [words.wrong, ({ wrong }: Row) => wrong]] as const
  const columns: Columns<Row> = [
    { title: words.fileName, cell: ({ fileName }) => fileName },
    ...(kind ? [{ title: kind[0], cell: kind[1] }] : []),
    { title: words.state, cell: ({ state }) => <ImportState state={state} /> },
    ...counted.map(([title, countOf]) => ({ title, cell: (row: Row) => sayCount(countOf(row)), isNumber: true })),
    { title: words.by, cell: ({ by }) => by || nobody },
    { title: words.at, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
  return (
    <PagedTable
      label={words.earlier}
      columns={columns}
      read={read}
      place={place}
      onMove={onMove}
      keyOfRow={({ id }) => id}
      renderName={({ id }, name) => (
        <PathLink to={screen} query={{ id }}>
          {name}
        </PathLink>
      )}
      empty={<Empty t={none ?? words.none} />}
    />
  )
}
