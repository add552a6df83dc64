import type { Path } from '@campus/contract/paths/path.ts'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import type { Pages } from '@campus/ui/list/growing-list.ts'
import { MasterDetail } from '@campus/ui/master-detail/master-detail.tsx'
import { useFirst } from '@campus/ui/master-detail/use-first.ts'
import type { ComponentType, ReactNode } from 'react'
import { PathLink } from './path-link.tsx'

interface RowsWithDetailProps<Row> {
  /** Whether there is room for two. */
  readonly isWide: boolean
  readonly label: string
  readonly pages: Pages<Row>
  readonly empty: ReactNode
  /** What stands above the list. */
  readonly tools: ReactNode
  readonly path: Path
  /** What narrows the list, kept in its address while entries are opened. */
  readonly filter?: object
  /** Where one of them opens by itself. */
  readonly onePath: Path
  /** The one that the address names. */
  readonly chosen: string | undefined
  readonly View: ComponentType<{ readonly id: string }>
  readonly children: (row: Row) => ReactNode
}

/** On a phone a row opens by itself; where there is room it opens beside the list, the newest until one is chosen. */
export function RowsWithDetail<Row extends { readonly id: string }>({
  isWide,
  label,
  pages,
  empty,
  tools,
  path,
  filter,
  onePath,
  chosen,
  View,
  children,
}: RowsWithDetailProps<Row>) {
  const first = useFirst(pages)
  const shownId = isWide ? (chosen ?? first) : undefined
  return (
    <MasterDetail detail={shownId && <View key={shownId} id={shownId} />}>
      {tools}
      <EndlessList label={label} pages={pages} keyOfRow={({ id }) => id} empty={empty}>
        {(row) => (
          <PathLink
            to={isWide ? path : onePath}
            query={isWide ? { ...filter, id: row.id } : { id: row.id }}
            replaces={isWide}
            isCurrent={row.id === shownId}
            className="beside-row"
          >
            {children(row)}
          </PathLink>
        )}
      </EndlessList>
    </MasterDetail>
  )
}
