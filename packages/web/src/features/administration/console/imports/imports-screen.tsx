import { imports } from '@campus/contract/administration/people-import.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { maxTableLines } from '@campus/contract/tables.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PastImports } from '../../../../console/import/past-imports.tsx'
import { importRowWords } from '../../../../console/import/row-words.ts'
import { NewImport } from './new-import.tsx'
import { peopleImportWords } from './words.ts'

export default function ImportsScreen() {
  const words = { ...useWords(importRowWords), ...useWords(peopleImportWords) }
  const { place, move } = useAddressed(consolePaths.imports)
  const page = usePage(imports, place)
  return (
    <ConsoleFrame
      screen={consolePaths.imports}
      lead={words.lead(maxTableLines.toLocaleString('en-US'))}
      actions={<ExportButton source="people_imports" filter={{}} />}
    >
      <NewImport />
      <PastImports
        screen={consolePaths.import}
        read={page}
        place={place}
        onMove={move}
        kind={[words.kind, ({ kind }) => words[kind]]}
        counts={[
          [words.lines, ({ total }) => total],
          [words.create, ({ toCreate }) => toCreate],
          [words.change, ({ toChange }) => toChange],
        ]}
      />
    </ConsoleFrame>
  )
}
