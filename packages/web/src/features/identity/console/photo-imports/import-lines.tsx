import type { OutputOf } from '@campus/contract/call.ts'
import { photoImportLines } from '@campus/contract/identity/console/photo-imports.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ImportTable } from '../../../../console/import/import-table.tsx'
import { importWords } from '../../../../console/import/words.ts'
import type { PhotoImport } from './use-photo-import.ts'
import { photoImportWords } from './words.ts'

type Line = OutputOf<typeof photoImportLines>['rows'][number]

const actions = ['add', 'replace', 'wrong'] as const satisfies readonly Line['action'][]
const tones = { add: 'good', replace: 'waiting', wrong: 'bad' } as const

const useColumns = (): Columns<Line> => {
  const words = { ...useWords(importWords), ...useWords(photoImportWords) }
  return [
    { title: words.fileName, cell: ({ fileName }) => fileName },
    { title: words.number, cell: ({ number }) => <span className="console-figures">{number}</span> },
    { title: words.name, cell: ({ name }) => name },
    { title: words.state, cell: ({ action }) => <StateMark tone={tones[action]} t={words[action]} /> },
    {
      title: words.what,
      cell: ({ problems }) =>
        problems.length > 0 && (
          <ul className="import-problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ),
    },
  ]
}

/** What each file does or what is wrong with it, narrowed by the counts above. */
export function PhotoImportLines({ shown }: { readonly shown: PhotoImport }) {
  const words = { ...useWords(importWords), ...useWords(photoImportWords) }
  const { query, place, filter, move } = useAddressed(consolePaths.photoImport)
  const action = actions.find((action) => action === query.action)
  const page = usePage(photoImportLines, { id: shown.id, ...place, ...(action && { action }) })
  const columns = useColumns()
  return (
    <ImportTable
      total={shown.total}
      counts={[
        ['add', shown.toAdd, words.add],
        ['replace', shown.toReplace, words.replace],
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
