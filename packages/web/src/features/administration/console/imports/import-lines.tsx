import { importHeadings, importLines } from '@campus/contract/administration/people-import.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ImportTable } from '../../../../console/import/import-table.tsx'
import { importRowWords } from '../../../../console/import/row-words.ts'
import { importWords } from '../../../../console/import/words.ts'
import type { PersonImport } from './use-import.ts'
import { peopleImportWords } from './words.ts'

type Line = OutputOf<typeof importLines>['rows'][number]
type LineAction = Line['action']

const actions = ['create', 'change', 'same', 'wrong'] as const satisfies readonly LineAction[]
const tones = { create: 'good', change: 'waiting', same: 'over', wrong: 'bad' } as const

function LineDetails({ line: { action, changes, problems } }: { readonly line: Line }) {
  const say = useSay()
  if (action !== 'wrong') return changes.map((field) => say(importHeadings[field])).join(' · ')
  return (
    <ul className="import-problems">
      {problems.map(({ field, text }) => (
        <li key={`${field} ${text}`}>
          {say(importHeadings[field])}: {text}
        </li>
      ))}
    </ul>
  )
}

const useColumns = (): Columns<Line> => {
  const words = { ...useWords(importWords), ...useWords(importRowWords), ...useWords(peopleImportWords) }
  return [
    { title: words.line, cell: ({ line }) => <span className="console-figures">{words.lineNumber(line)}</span> },
    { title: words.number, cell: ({ number }) => <span className="console-figures">{number}</span> },
    { title: words.name, cell: ({ name }) => name },
    { title: words.action, cell: ({ action }) => <StateMark tone={tones[action]} t={words[action]} /> },
    { title: words.what, cell: (line) => <LineDetails line={line} /> },
  ]
}

/** What each line does, narrowed by the counts above. */
export function ImportLines({ shown }: { readonly shown: PersonImport }) {
  const words = { ...useWords(importWords), ...useWords(importRowWords), ...useWords(peopleImportWords) }
  const { query, place, filter, move } = useAddressed(consolePaths.import)
  const action = actions.find((action) => action === query.action)
  const page = usePage(importLines, { id: shown.id, ...place, ...(action && { action }) })
  const columns = useColumns()
  return (
    <ImportTable
      total={shown.total}
      counts={[
        ['create', shown.toCreate, words.create],
        ['change', shown.toChange, words.change],
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
      keyOfRow={({ line }) => String(line)}
      noLines={words.noLines}
    />
  )
}
