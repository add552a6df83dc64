import { importHeadings, importLines } from '@campus/contract/administration/people-import.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import type { PersonImport } from './import-state.tsx'
import './import.css'
import { importWords } from './words.ts'

type Line = OutputOf<typeof importLines>['rows'][number]
export type LineAction = Line['action']

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
  const words = useWords(importWords)
  return [
    { title: words.line, cell: ({ line }) => <span className="console-figures">{words.lineNumber(line)}</span> },
    { title: words.number, cell: ({ number }) => <span className="console-figures">{number}</span> },
    { title: words.name, cell: ({ name }) => name },
    { title: words.action, cell: ({ action }) => <StateMark tone={tones[action]} t={words[action]} /> },
    { title: words.what, cell: (line) => <LineDetails line={line} /> },
  ]
}

/** The counts by what happens, each of them a filter of the lines below. */
export function ImportLines({ shown }: { readonly shown: PersonImport }) {
  const words = useWords(importWords)
  const { query, place, filter, move } = useAddressed(consolePaths.import)
  const action = actions.find((action) => action === query.action)
  const page = usePage(importLines, { id: shown.id, ...place, ...(action && { action }) })
  const counts = { create: shown.toCreate, change: shown.toChange, same: shown.unchanged, wrong: shown.wrong }
  const columns = useColumns()
  const show = (action: LineAction | undefined) => filter({ id: shown.id, action })
  return (
    <>
      <fieldset className="import-tiles" aria-label={words.show}>
        <button type="button" className="import-tile" aria-pressed={action === undefined} onClick={() => show(undefined)}>
          <strong>{shown.total.toLocaleString('en-US')}</strong>
          <span>{words.all}</span>
        </button>
        {actions.map((name) => (
          <button
            key={name}
            type="button"
            className={`import-tile import-tile-${name}`}
            data-some={counts[name] > 0 ? true : undefined}
            aria-pressed={action === name}
            onClick={() => show(name)}
          >
            <strong>{counts[name].toLocaleString('en-US')}</strong>
            <span>{words[name]}</span>
          </button>
        ))}
      </fieldset>
      <PagedTable
        label={words.table}
        columns={columns}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ line }) => String(line)}
        empty={<Empty t={words.noLines} />}
      />
    </>
  )
}
