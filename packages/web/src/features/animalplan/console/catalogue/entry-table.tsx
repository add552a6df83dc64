import type { Catalogue } from '@campus/contract/animalplan/console/catalogue.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import type { DialogProps } from './dialogs.tsx'
import { catalogueWords } from './words.ts'

export function ClosedMark({ isClosed }: { readonly isClosed: boolean }) {
  const words = useWords(catalogueWords)
  return <StateMark tone={isClosed ? 'over' : 'good'} t={isClosed ? words.closed : words.open} />
}

interface EntryTableProps<Entry> {
  readonly label: string
  readonly rows: readonly Entry[]
  readonly columns: Columns<Entry>
  readonly catalogue: Catalogue
  readonly Dialog: ComponentType<DialogProps<Entry>>
  /** What is added most, where there are several. */
  readonly add?: string
  /** Other ways to add than the usual one. */
  readonly more?: ReactNode
}

/** One part of the catalogue; administrators add and change, auditors read. */
export function EntryTable<Entry extends { readonly id: string }>({
  label,
  rows,
  columns,
  catalogue,
  Dialog,
  add,
  more,
}: EntryTableProps<Entry>) {
  const words = useWords(catalogueWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const [edited, setEdited] = useState<{ readonly entry: Entry | undefined }>()
  const named = (entry: Entry, content: ReactNode) => (
    <button type="button" onClick={() => setEdited({ entry })}>
      {content}
    </button>
  )
  return (
    <section className="console-column">
      {isAdmin && (
        <div className="console-buttons">
          <Button color="primary" onClick={() => setEdited({ entry: undefined })}>
            <AddOutline aria-hidden /> {add ?? words.add}
          </Button>
          {more}
        </div>
      )}
      {rows.length === 0 ? (
        <Empty t={words.none} />
      ) : (
        <Table label={label} columns={columns} rows={rows} keyOfRow={({ id }) => id} {...(isAdmin ? { renderName: named } : {})} />
      )}
      {edited && <Dialog entry={edited.entry} catalogue={catalogue} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
