import { RedoOutline } from 'antd-mobile-icons'
import type { ReactElement, ReactNode } from 'react'
import { PullToRefresh } from '../pull-to-refresh/pull-to-refresh.tsx'
import { QueryView } from '../states/query-view.tsx'
import { Time } from '../time/time.tsx'
import { useWords } from '../words/words.ts'
import './list.css'
import type { Pages } from './growing-list.ts'
import { ListEnd } from './list-end.tsx'
import { ListRows } from './list-rows.tsx'
import { listWords } from './words.ts'

interface EndlessListProps<Row> {
  /** Names the list on its screen, for screen readers and for finding its place again. */
  readonly label: string
  readonly pages: Pages<Row>
  readonly empty: ReactNode
  readonly keyOfRow: (row: Row) => string
  readonly children: (row: Row) => ReactElement
}

/** Pull down or press to refresh, scroll or press for more; on the way back it stands where one left it. */
export function EndlessList<Row>({ label, pages, empty, keyOfRow, children }: EndlessListProps<Row>) {
  const words = useWords(listWords)
  return (
    <PullToRefresh onRefresh={pages.refetch}>
      <QueryView read={pages} empty={empty}>
        {(rows) => (
          <section className="list" aria-label={label}>
            <p className="list-head">
              <span>
                {words.updated} <Time at={pages.updatedAt} />
              </span>
              <button type="button" className="list-refresh" onClick={() => void pages.refetch()}>
                <RedoOutline aria-hidden /> {words.refresh}
              </button>
            </p>
            <ListRows label={label} rows={rows} keyOfRow={keyOfRow}>
              {children}
            </ListRows>
            <ListEnd pages={pages} />
          </section>
        )}
      </QueryView>
    </PullToRefresh>
  )
}
