import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleTerms } from '@campus/contract/schedule/console/terms.ts'
import { scheduleImports } from '@campus/contract/schedule/imports.ts'
import type { Term } from '@campus/contract/schedule/terms.ts'
import { maxTableLines } from '@campus/contract/tables.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PastImports } from '../../../../console/import/past-imports.tsx'
import { importRowWords } from '../../../../console/import/row-words.ts'
import { ExportPlan } from './export-plan.tsx'
import { NewImport } from './new-import.tsx'
import { planImportWords } from './words.ts'

function PastPlanImports() {
  const words = { ...useWords(importRowWords), ...useWords(planImportWords) }
  const { place, move } = useAddressed(consolePaths.scheduleImports)
  const page = usePage(scheduleImports, place)
  return (
    <PastImports
      screen={consolePaths.scheduleImport}
      read={page}
      place={place}
      onMove={move}
      kind={[words.kind, ({ kind }) => words[kind]]}
      counts={[
        [words.lines, ({ total }) => total],
        [words.add, ({ toAdd }) => toAdd],
        [words.change, ({ toChange }) => toChange],
        [words.remove, ({ toRemove }) => toRemove],
      ]}
    />
  )
}

export default function ImportsScreen() {
  const words = useWords(planImportWords)
  const read = useRead(consoleTerms, {})
  return (
    <ConsoleFrame
      screen={consolePaths.scheduleImports}
      lead={words.lead(maxTableLines.toLocaleString('en-US'))}
      actions={read.data?.mayChange && <ExportButton source="schedule_imports" filter={{}} />}
    >
      <QueryView read={read} empty={<Empty t={words.notYours} />} isEmpty={({ mayChange }) => !mayChange}>
        {({ terms }) => {
          const openTerms = terms.filter(({ isClosed }) => !isClosed)
          const current = (some: readonly Term[]) => some.find(({ isCurrent }) => isCurrent) ?? some[0]
          return (
            <>
              <NewImport terms={openTerms} term={current(openTerms)} />
              <ExportPlan terms={terms} term={current(terms)} />
              <PastPlanImports />
            </>
          )
        }}
      </QueryView>
    </ConsoleFrame>
  )
}
