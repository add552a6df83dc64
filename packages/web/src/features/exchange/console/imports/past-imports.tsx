import { dataImports } from '@campus/contract/exchange/imports.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { PagePlace } from '@campus/ui/table/page-place.ts'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ImportState } from '../../../../console/import/import-state.tsx'
import { importRowWords } from '../../../../console/import/row-words.ts'
import { importWords } from '../../../../console/import/words.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import type { DataImport } from './use-import.ts'
import { dataImportWords } from './words.ts'

const useColumns = (): Columns<DataImport> => {
  const words = { ...useWords(importWords), ...useWords(importRowWords), ...useWords(dataImportWords) }
  return [
    { title: words.fileName, cell: ({ fileName }) => fileName },
    { title: words.kind, cell: ({ kind }) => words[kind] },
    { title: words.state, cell: ({ state }) => <ImportState state={state} /> },
    { title: words.lines, cell: ({ total }) => sayCount(total), isNumber: true },
    { title: words.add, cell: ({ toAdd }) => sayCount(toAdd), isNumber: true },
    { title: words.change, cell: ({ toChange }) => sayCount(toChange), isNumber: true },
    { title: words.gone, cell: ({ gone }) => sayCount(gone), isNumber: true },
    { title: words.wrong, cell: ({ wrong }) => sayCount(wrong), isNumber: true },
    { title: words.by, cell: ({ by }) => by || words.byItself },
    { title: words.at, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
}

interface PastImportsProps {
  readonly sourceId?: string
  readonly place: PagePlace
  readonly onMove: (place: PagePlace) => void
  readonly none: string
}

/** What was imported before: everything, or the runs of one connection. */
export function PastImports({ sourceId, place, onMove, none }: PastImportsProps) {
  const words = useWords(importWords)
  const page = usePage(dataImports, { ...place, ...(sourceId !== undefined && { sourceId }) })
  return (
    <PagedTable
      label={words.earlier}
      columns={useColumns()}
      read={page}
      place={place}
      onMove={onMove}
      keyOfRow={({ id }) => id}
      renderName={({ id }, name) => (
        <PathLink to={consolePaths.exchangeImport} query={{ id }}>
          {name}
        </PathLink>
      )}
      empty={<Empty t={none} />}
    />
  )
}
