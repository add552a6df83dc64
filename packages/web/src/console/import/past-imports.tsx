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

interface Shown<Row extends PastImport> {
  /** What it brings, where there are several kinds. */
  readonly kind?: readonly [title: string, nameOf: (row: Row) => string]
  readonly counts: readonly (readonly [title: string, countOf: (row: Row) => number])[]
  /** Who begins those that nobody began. */
  readonly nobody?: string
}

interface PastImportsProps<Row extends PastImport> extends Shown<Row> {
  readonly screen: ImportPath
  readonly read: PageRead<Row>
  readonly place: PagePlace
  readonly onMove: (place: PagePlace) => void
  /** Said where nothing was imported yet. */
  readonly none?: string
}

const useColumns = <Row extends PastImport>({ kind, counts, nobody = '' }: Shown<Row>): Columns<Row> => {
  const words = useWords(importWords)
  const counted = [...counts, [words.wrong, ({ wrong }: Row) => wrong]] as const
  return [
    { title: words.fileName, cell: ({ fileName }) => fileName },
    ...(kind ? [{ title: kind[0], cell: kind[1] }] : []),
    { title: words.state, cell: ({ state }) => <ImportState state={state} /> },
    ...counted.map(([title, countOf]) => ({ title, cell: (row: Row) => sayCount(countOf(row)), isNumber: true })),
    { title: words.by, cell: ({ by }) => by || nobody },
    { title: words.at, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
}

/** What was imported before, each with a link to its lines. */
export function PastImports<Row extends PastImport>({ screen, read, place, onMove, none, ...shown }: PastImportsProps<Row>) {
  const words = useWords(importWords)
  return (
    <PagedTable
      label={words.earlier}
      columns={useColumns(shown)}
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
