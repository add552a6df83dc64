import { consolePaths } from '@campus/contract/paths/console.ts'
import { maxTableLines } from '@campus/contract/tables.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { NewImport } from './new-import.tsx'
import { PastDataImports } from './past-imports.tsx'
import { dataImportWords } from './words.ts'

export default function ImportsScreen() {
  const words = useWords(dataImportWords)
  const { place, move } = useAddressed(consolePaths.exchangeImports)
  return (
    <ConsoleFrame
      screen={consolePaths.exchangeImports}
      lead={words.lead(maxTableLines.toLocaleString('en-US'))}
      actions={<ExportButton source="data_imports" filter={{}} />}
    >
      <NewImport />
      <PastDataImports place={place} onMove={move} />
    </ConsoleFrame>
  )
}
