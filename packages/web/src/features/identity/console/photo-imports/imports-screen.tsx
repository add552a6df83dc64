import { maxImportedPhotos, photoImports } from '@campus/contract/identity/console/photo-imports.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PastImports } from '../../../../console/import/past-imports.tsx'
import { NewPhotoImport } from './new-import.tsx'
import { photoImportWords } from './words.ts'

export default function PhotoImportsScreen() {
  const words = useWords(photoImportWords)
  const { place, move } = useAddressed(consolePaths.photoImports)
  const page = usePage(photoImports, place)
  return (
    <ConsoleFrame
      screen={consolePaths.photoImports}
      lead={words.lead(maxImportedPhotos.toLocaleString('en-US'))}
      actions={<ExportButton source="photo_imports" filter={{}} />}
    >
      <NewPhotoImport />
      <PastImports
        screen={consolePaths.photoImport}
        read={page}
        place={place}
        onMove={move}
        counts={[
          [words.photos, ({ total }) => total],
          [words.add, ({ toAdd }) => toAdd],
          [words.replace, ({ toReplace }) => toReplace],
        ]}
      />
    </ConsoleFrame>
  )
}
