import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { scheduleImportLines } from '@campus/contract/schedule/imports.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ImportTable } from '../../../../console/import/import-table.tsx'
import { LineDetails } from '../../../../console/import/line-details.tsx'
import { importRowWords } from '../../../../console/import/row-words.ts'
import { importWords } from '../../../../console/import/words.ts'
import type { PlanImport } from './use-import.ts'
import { planImportWords } from './words.ts'

type Line = OutputOf<typeof scheduleImportLines>['rows'][number]

const actions = ['add', 'change', 'remove', 'same', 'wrong'] as const satisfies readonly Line['action'][]
const tones = { add: 'good', change: 'waiting', remove: 'waiting', same: 'over', wrong: 'bad' } as const

const useColumns = (): Columns<Line> => {
  const words = { ...useWords(importWords), ...useWords(importRowWords), ...useWords(planImportWords) }
  const where = ({ part, line }: Line) => (line === null ? words.notInFile : words.lineNumber(part === '' ? '' : `${part} `, line))
  return [
    { title: words.line, cell: (line) => <span className="console-figures">{where(line)}</span> },
    { title: words.about, cell: ({ name }) => name },
    { title: words.action, cell: ({ action }) => <StateMark tone={tones[action]} t={words[action]} /> },
    { title: words.what, cell: (line) => <LineDetails line={line} /> },
  ]
}

/** What each line does, narrowed by the counts above. */
export function ImportLines({ shown }: { readonly shown: PlanImport }) {
  const words = { ...useWords(importWords), ...useWords(importRowWords), ...useWords(planImportWords) }
  const { query, place, filter, move } = useAddressed(consolePaths.scheduleImport)
  const action = actions.find((action) => action === query.action)
  const page = usePage(scheduleImportLines, { id: shown.id, ...place, ...(action && { action }) })
  const columns = useColumns()
  return (
    <ImportTable
      total={shown.total}
      counts={[
        ['add', shown.toAdd, words.add],
        ['change', shown.toChange, words.change],
        ['remove', shown.toRemove, words.remove],
        ['same', shown.unchanged, words.same],
        ['wrong', shown.wrong, words.wrong],
      ]}
      chosen={action}
      onChoose={(action) => filter({ id: shown.id, action })}
      label={words.table}
      columns={columns}
      read={page}
      place={place}
      onMove={move}
      keyOfRow={({ position }) => String(position)}
      noLines={words.noLines}
    />
  )
}
