import { maxImportedPhotos, photoImports } from '@campus/contract/identity/console/photo-imports.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
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
import { importWords } from '../../../../console/import/words.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { NewPhotoImport } from './new-import.tsx'
import type { PhotoImport } from './use-photo-import.ts'
import { photoImportWords } from './words.ts'

const useColumns = (): Columns<PhotoImport> => {
  const words = { ...useWords(importWords), ...useWords(photoImportWords) }
  return [
    { title: words.fileName, cell: ({ fileName }) => fileName },
    { title: words.state, cell: ({ state }) => <ImportState state={state} /> },
    { title: words.photos, cell: ({ total }) => sayCount(total), isNumber: true },
    { title: words.add, cell: ({ toAdd }) => sayCount(toAdd), isNumber: true },
    { title: words.replace, cell: ({ toReplace }) => sayCount(toReplace), isNumber: true },
    { title: words.wrong, cell: ({ wrong }) => sayCount(wrong), isNumber: true },
    { title: words.by, cell: ({ by }) => by },
    { title: words.at, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
}

export default function PhotoImportsScreen() {
  const { earlier, none } = useWords(importWords)
  const words = useWords(photoImportWords)
  const { place, move } = useAddressed(consolePaths.photoImports)
  const page = usePage(photoImports, place)
  const columns = useColumns()
  return (
    <ConsoleFrame
      screen={consolePaths.photoImports}
      lead={words.lead(maxImportedPhotos.toLocaleString('en-US'))}
      actions={<ExportButton source="photo_imports" filter={{}} />}
    >
      <NewPhotoImport />
      <PagedTable
        label={earlier}
        columns={columns}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        renderName={({ id }, name) => (
          <PathLink to={consolePaths.photoImport} query={{ id }}>
            {name}
          </PathLink>
        )}
        empty={<Empty t={none} />}
      />
    </ConsoleFrame>
  )
}
