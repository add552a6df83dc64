import type { OutputOf } from '@campus/contract/call.ts'
import { dataTables } from '@campus/contract/exchange/import-fields.ts'
import { dataImportLines } from '@campus/contract/exchange/imports.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ImportTable } from '../../../../console/import/import-table.tsx'
import { LineDetails } from '../../../../console/import/line-details.tsx'
import { importRowWords } from '../../../../console/import/row-words.ts'
import { importWords } from '../../../../console/import/words.ts'
import type { DataImport } from './use-import.ts'
import { dataImportWords } from './words.ts'

type Line = OutputOf<typeof dataImportLines>['rows'][number]

const actions = ['add', 'change', 'gone', 'same', 'wrong'] as const satisfies readonly Line['action'][]
const tones = { add: 'good', change: 'waiting', gone: 'waiting', same: 'over', wrong: 'bad' } as const

const useColumns = (): Columns<Line> => {
  const words = { ...useWords(importWords), ...useWords(importRowWords), ...useWords(dataImportWords) }
  const partOf = (part: string) => {
    const table = dataTables.find((table) => table === part)
    return table ? `${words[table]} ` : ''
  }
  const where = ({ part, line }: Line) => (line === null ? partOf(part).trim() : words.lineNumber(partOf(part), line))
  return [
    { title: words.line, cell: (line) => <span className="console-figures">{where(line)}</span> },
    { title: words.about, cell: ({ name }) => name },
    { title: words.action, cell: ({ action }) => <StateMark tone={tones[action]} t={words[action]} /> },
    { title: words.what, cell: (line) => <LineDetails line={line} /> },
  ]
}

/** What each line does, narrowed by the counts above. */
export function ImportLines({ shown }: { readonly shown: DataImport }) {
  const words = { ...useWords(importWords), ...useWords(importRowWords), ...useWords(dataImportWords) }
  const { query, place, filter, move } = useAddressed(consolePaths.exchangeImport)
  const action = actions.find((action) => action === query.action)
  const page = usePage(dataImportLines, { id: shown.id, ...place, ...(action && { action }) })
  const columns = useColumns()
  const counts = [
    ['add', shown.toAdd, words.add],
    ['change', shown.toChange, words.change],
    ['gone', shown.gone, words.gone],
    ['same', shown.unchanged, words.same],
    ['wrong', shown.wrong, words.wrong],
  ] as const
  return (
    <ImportTable
      total={shown.total}
      counts={counts.filter(([action]) => action !== 'gone' || shown.sourceId !== null)}
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
