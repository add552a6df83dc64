import { consolePaths } from '@campus/contract/paths/console.ts'
import { dictionaryEntries } from '@campus/contract/school/console/dictionaries.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useWide } from '../../../../layout/use-wide.ts'
import { open, redirect } from '../../../../navigation/navigator.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import '../../../../console/look/console-look.css'
import { ListWithDetail } from '../../../../console/look/list-with-detail.tsx'
import { typeName } from '../../../../domain/dictionary/type-names.ts'
import { type Entry, EntryDialog } from './entry-dialog.tsx'
import { dictionaryWords } from './words.ts'

type Draft = Omit<Entry, 'id'> & { readonly id?: string }

const blank = (type: string, position: number): Draft => ({
  type,
  value: '',
  label: '',
  labelEn: '',
  labelTw: '',
  position,
  isOpen: true,
})

const useColumns = (): Columns<Entry> => {
  const words = useWords(dictionaryWords)
  return [
    { title: words.label, cell: ({ label }) => label },
    { title: words.english, cell: ({ labelEn }) => labelEn },
    { title: words.traditional, cell: ({ labelTw }) => labelTw },
    { title: words.value, cell: ({ value }) => <code>{value}</code> },
    { title: words.position, cell: ({ position }) => position, isNumber: true },
    { title: words.state, cell: ({ isOpen }) => <StateMark tone={isOpen ? 'good' : 'over'} t={isOpen ? words.open : words.closed} /> },
  ]
}

interface EntriesProps {
  readonly type: string
  readonly entries: readonly Entry[]
  readonly onEdit: (entry: Draft) => void
}

function Entries({ type, entries, onEdit }: EntriesProps) {
  const words = useWords(dictionaryWords)
  const say = useSay()
  const columns = useColumns()
  const next = Math.max(-1, ...entries.map(({ position }) => position)) + 1
  return (
    <section className="console-column">
      <div className="console-card">
        <header>
          <h2>{say(typeName(type))}</h2>
          <Button size="small" color="primary" fill="outline" onClick={() => onEdit(blank(type, next))}>
            <AddOutline aria-hidden /> {words.add}
          </Button>
        </header>
      </div>
      <Table
        label={say(typeName(type))}
        columns={columns}
        rows={entries}
        keyOfRow={({ id }) => id}
        renderName={(entry, label) => (
          <button type="button" onClick={() => onEdit(entry)}>
            {label}
          </button>
        )}
      />
    </section>
  )
}

function TypeList({ byType, chosen }: { readonly byType: ReadonlyMap<string, readonly Entry[]>; readonly chosen: string | undefined }) {
  const words = useWords(dictionaryWords)
  const say = useSay()
  const go = useWide() ? redirect : open
  return (
    <ul className="choosable" aria-label={words.types}>
      {[...byType].map(([type, entries]) => (
        <li key={type}>
          <button
            type="button"
            className="choosable-row"
            aria-current={type === chosen ? 'true' : undefined}
            onClick={() => void go(consolePaths.dictionaries, { type })}
          >
            <span className="choosable-head">
              {say(typeName(type))} <small>{words.entries(entries.length)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export default function DictionariesScreen() {
  const words = useWords(dictionaryWords)
  const isWide = useWide()
  const { type } = useQueryOf(consolePaths.dictionaries)
  const read = useRead(dictionaryEntries, {})
  const [edited, setEdited] = useState<Draft>()
  const addType = (
    <Button color="primary" onClick={() => setEdited(blank('', 0))}>
      <AddOutline aria-hidden /> {words.addType}
    </Button>
  )
  return (
    <ConsoleFrame screen={consolePaths.dictionaries} lead={words.lead} actions={addType}>
      <QueryView read={read} empty={<Empty t={words.none} action={addType} />}>
        {(all) => {
          const byType = Map.groupBy(all, ({ type }) => type)
          const chosen = type ?? (isWide ? byType.keys().next().value : undefined)
          const entries = chosen === undefined ? undefined : byType.get(chosen)
          return (
            <ListWithDetail
              list={<TypeList byType={byType} chosen={chosen} />}
              hint={words.types}
              detail={chosen && entries ? <Entries type={chosen} entries={entries} onEdit={setEdited} /> : null}
            />
          )
        }}
      </QueryView>
      {edited && (
        <EntryDialog
          entry={edited}
          onClose={() => setEdited(undefined)}
          onSaved={(type) => {
            setEdited(undefined)
            void redirect(consolePaths.dictionaries, { type })
          }}
        />
      )}
    </ConsoleFrame>
  )
}
