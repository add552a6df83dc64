import type { Path } from '@campus/contract/paths/path.ts'
import type { PageRead } from '@campus/ui/table/page-read.ts'
import type { ReactNode } from 'react'
import type { Addressed } from '../filters/use-addressed.ts'
import { ChoosableList } from '../look/choosable-list.tsx'
import { ListWithDetail } from '../look/list-with-detail.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { useTitleOf } from './use-title-of.ts'

interface ListScreenProps<Row> {
  readonly screen: Path
  readonly lead: string
  readonly actions?: ReactNode
  readonly addressed: Pick<Addressed<Path<{ id?: string }>>, 'query' | 'place' | 'move' | 'choose'>
  readonly filters: ReactNode
  readonly read: PageRead<Row>
  readonly empty: ReactNode
  /** What stands beside the list until something of it is chosen. */
  readonly hint: string
  /** What was chosen; null while nothing is. */
  readonly detail: ReactNode
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
  addressed: { query, place, move, choose },
  filters,
  read,
  empty,
  hint,
  detail,
  mark,
  foot,
  children,
}: ListScreenProps<Row>) {
  const titleOf = useTitleOf()
  const list = (
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
      {foot}
    </>
  )
  return (
    <ConsoleFrame screen={screen} lead={lead} actions={actions}>
      <ListWithDetail list={list} detail={detail} hint={read.data?.total === 0 ? undefined : hint} />
    </ConsoleFrame>
  )
}
