import { imports } from '@campus/contract/administration/people-import.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { maxTableLines } from '@campus/contract/tables.ts'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { ImportState } from '../../../../console/import/import-state.tsx'
import { importRowWords } from '../../../../console/import/row-words.ts'
import { importWords } from '../../../../console/import/words.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { NewImport } from './new-import.tsx'
import type { PersonImport } from './use-import.ts'
import { peopleImportWords } from './words.ts'

const useColumns = (): Columns<PersonImport> => {
  const words = { ...useWords(importWords), ...useWords(importRowWords), ...useWords(peopleImportWords) }
  return [
    { title: words.fileName, cell: ({ fileName }) => fileName },
    { title: words.kind, cell: ({ kind }) => words[kind] },
    { title: words.state, cell: ({ state }) => <ImportState state={state} /> },
    { title: words.lines, cell: ({ total }) => sayCount(total), isNumber: true },
    { title: words.create, cell: ({ toCreate }) => sayCount(toCreate), isNumber: true },
    { title: words.change, cell: ({ toChange }) => sayCount(toChange), isNumber: true },
    { title: words.wrong, cell: ({ wrong }) => sayCount(wrong), isNumber: true },
    { title: words.by, cell: ({ by }) => by },
    { title: words.at, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
}

export default function ImportsScreen() {
  const words = { ...useWords(importWords), ...useWords(peopleImportWords) }
  const { place, move } = useAddressed(consolePaths.imports)
  const page = usePage(imports, place)
  const columns = useColumns()
  return (
    <ConsoleFrame
      screen={consolePaths.imports}
      lead={words.lead(maxTableLines.toLocaleString('en-US'))}
      actions={<ExportButton source="people_imports" filter={{}} />}
    >
      <NewImport />
      <PagedTable
        label={words.earlier}
        columns={columns}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        renderName={({ id }, name) => (
          <PathLink to={consolePaths.import} query={{ id }}>
            {name}
          </PathLink>
        )}
        empty={<Empty t={words.none} />}
      />
    </ConsoleFrame>
  )
}
