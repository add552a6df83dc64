import { dataImports } from '@campus/contract/exchange/imports.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import type { PagePlace } from '@campus/ui/table/page-place.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { PastImports } from '../../../../console/import/past-imports.tsx'
import { importRowWords } from '../../../../console/import/row-words.ts'
import { dataImportWords } from './words.ts'

interface PastDataImportsProps {
  readonly sourceId?: string
  readonly place: PagePlace
  readonly onMove: (place: PagePlace) => void
  readonly none?: string
}

/** What was imported before: everything, or the runs of one connection. */
export function PastDataImports({ sourceId, ...table }: PastDataImportsProps) {
  const words = { ...useWords(importRowWords), ...useWords(dataImportWords) }
  const page = usePage(dataImports, { ...table.place, ...(sourceId !== undefined && { sourceId }) })
  return (
    <PastImports
      {...table}
      screen={consolePaths.exchangeImport}
      read={page}
      kind={[words.kind, ({ kind }) => words[kind]]}
      counts={[
        [words.lines, ({ total }) => total],
        [words.add, ({ toAdd }) => toAdd],
        [words.change, ({ toChange }) => toChange],
        [words.gone, ({ gone }) => gone],
      ]}
      nobody={words.byItself}
    />
  )
}
