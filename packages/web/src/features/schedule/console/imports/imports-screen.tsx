import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleTerms } from '@campus/contract/schedule/console/terms.ts'
import { scheduleImports } from '@campus/contract/schedule/imports.ts'
import type { Term } from '@campus/contract/schedule/terms.ts'
import { maxTableLines } from '@campus/contract/tables.ts'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { ImportState } from '../../../../console/import/import-state.tsx'
import { importRowWords } from '../../../../console/import/row-words.ts'
import { importWords } from '../../../../console/import/words.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { ExportPlan } from './export-plan.tsx'
import { NewImport } from './new-import.tsx'
import type { PlanImport } from './use-import.ts'
import { planImportWords } from './words.ts'

const useColumns = (): Columns<PlanImport> => {
  const words = { ...useWords(importWords), ...useWords(importRowWords), ...useWords(planImportWords) }
  return [
    { title: words.fileName, cell: ({ fileName }) => fileName },
    { title: words.kind, cell: ({ kind }) => words[kind] },
    { title: words.state, cell: ({ state }) => <ImportState state={state} /> },
    { title: words.lines, cell: ({ total }) => sayCount(total), isNumber: true },
    { title: words.add, cell: ({ toAdd }) => sayCount(toAdd), isNumber: true },
    { title: words.change, cell: ({ toChange }) => sayCount(toChange), isNumber: true },
    { title: words.remove, cell: ({ toRemove }) => sayCount(toRemove), isNumber: true },
    { title: words.wrong, cell: ({ wrong }) => sayCount(wrong), isNumber: true },
    { title: words.by, cell: ({ by }) => by },
    { title: words.at, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
}

function PastImports() {
  const words = useWords(importWords)
  const { place, move } = useAddressed(consolePaths.scheduleImports)
  const page = usePage(scheduleImports, place)
  return (
    <PagedTable
      label={words.earlier}
      columns={useColumns()}
      read={page}
      place={place}
      onMove={move}
      keyOfRow={({ id }) => id}
      renderName={({ id }, name) => (
        <PathLink to={consolePaths.scheduleImport} query={{ id }}>
          {name}
        </PathLink>
      )}
      empty={<Empty t={words.none} />}
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
              <PastImports />
            </>
          )
        }}
      </QueryView>
    </ConsoleFrame>
  )
}
