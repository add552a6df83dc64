import type { ReactNode } from 'react'
import { QueryView } from '../states/query-view.tsx'
import { Waiting } from '../states/waiting.tsx'
import type { PagePlace } from './page-place.ts'
import type { PageRead } from './page-read.ts'
import { Pager } from './pager.tsx'
import { Table, type TableProps } from './table.tsx'

export interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows'> {
  readonly read: PageRead<Row>
  readonly place: PagePlace
  readonly onMove: (place: PagePlace) => void
  readonly empty: ReactNode
}

const fewestForPager = 10

/** One page of a long table in its four states, with the way to the others below it. */
export function PagedTable<Row>({ read, place, onMove, empty, ...table }: PagedTableProps<Row>) {
  return (
    <div className="paged-table" aria-busy={read.isPlaceholderData}>
      <QueryView read={read} empty={empty} isEmpty={({ total }) => total === 0} waiting={<Waiting rows={6} />}>
        {({ rows, total }) => (
          <>
            <Table isPart {...table} rows={rows} />
            {total > fewestForPager && <Pager label={table.label} place={place} total={total} onMove={onMove} />}
          </>
        )}
      </QueryView>
    </div>
  )
}
