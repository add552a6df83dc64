import type { Path } from '@campus/contract/paths/path.ts'
import type { PageRead } from '@campus/ui/table/page-read.ts'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { TableProps } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { useWide } from '../../layout/use-wide.ts'
import type { Addressed } from '../filters/use-addressed.ts'
import { ChoosableList } from '../look/choosable-list.tsx'
import { ListWithDetail } from '../look/list-with-detail.tsx'
import { useTitleOf } from '../menu/use-title-of.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { useQueue } from './use-queue.ts'
import { frameWords } from './words.ts'

interface ListScreenProps<Row> {
  readonly screen: Path
  readonly lead: string
  readonly actions?: ReactNode
  readonly addressed: Pick<Addressed<Path<{ id?: string }>>, 'query' | 'place' | 'move' | 'choose' | 'close'>
  readonly filters: ReactNode
  readonly read: PageRead<Row>
  readonly empty: ReactNode
  /** What stands beside the list until something of it is chosen. */
  readonly hint?: string
  /** What was chosen; null while nothing is. */
  readonly detail: ReactNode
  /** Shows the list as a table while nothing is chosen and there is room for one. */
  readonly table?: Pick<TableProps<Row>, 'columns' | 'sorted'> | undefined
  /** A queue: which entries wait for a decision. The first of them is open at once. */
  readonly waits?: (row: Row) => boolean
  /** Whether an open entry is approved by the key A and rejected by R. */
  readonly hasVerdictKeys?: boolean
  /** What stands before each row of the list. */
  readonly mark?: (row: Row) => ReactNode
  /** What stands below the list. */
  readonly foot?: ReactNode
  /** One row of the list. */
  readonly children: (row: Row) => ReactNode
}

/** A list of the administration, narrowed by its filters, with the chosen entry beside it. Where there is nothing to choose from, nothing asks to choose. */
export function ListScreen<Row extends { readonly id: string }>({
  screen,
  lead,
  actions,
  addressed: { query, place, move, choose, close },
  filters,
  read,
  empty,
  hint,
  detail,
  table,
  waits,
  hasVerdictKeys = false,
  mark,
  foot,
  children,
}: ListScreenProps<Row>) {
  const titleOf = useTitleOf()
  const isWide = useWide()
  const words = useWords(frameWords)
  useQueue({ isOn: isWide, read, chosen: query.id, choose, waits })
  const hasTable = table && isWide && !query.id
  const list = hasTable ? (
    <>
      {filters}
      <PagedTable
        {...table}
        label={titleOf(screen)}
        read={read}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        renderName={({ id }, name) => (
          <button type="button" onClick={() => choose(id)}>
            {name}
          </button>
        )}
        empty={empty}
      />
      {foot}
    </>
  ) : (
    <>
      {filters}
      <ChoosableList
        label={titleOf(screen)}
        read={read}
        chosen={query.id}
        onChoose={choose}
        place={place}
        onMove={move}
        empty={empty}
        mark={mark}
      >
        {children}
      </ChoosableList>
      {waits && isWide && (read.data?.total ?? 0) > 0 && <p className="list-keys">{hasVerdictKeys ? words.verdictKeys : words.keys}</p>}
      {foot}
    </>
  )
  return (
    <ConsoleFrame screen={screen} lead={lead} actions={actions}>
      <ListWithDetail list={list} detail={detail} hint={hasTable || read.data?.total === 0 ? undefined : hint} onClose={table && close} />
    </ConsoleFrame>
  )
}
