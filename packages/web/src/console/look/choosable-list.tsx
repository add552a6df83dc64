import { QueryView } from '@campus/ui/states/query-view.tsx'
import type { PagePlace } from '@campus/ui/table/page-place.ts'
import type { PageRead } from '@campus/ui/table/page-read.ts'
import { Pager } from '@campus/ui/table/pager.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { onListKey } from './list-keys.ts'
import './list-with-detail.css'

interface ChoosableListProps<Row> {
  readonly label: string
  readonly read: PageRead<Row>
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly place: PagePlace
  readonly onMove: (place: PagePlace) => void
  readonly empty: ReactNode
  /** What stands before a row, such as a box to tick it. */
  readonly mark?: ((row: Row) => ReactNode) | undefined
  readonly children: (row: Row) => ReactNode
}

/** After a decision the next entry has the focus: what had it left the page with the decided one. */
const useFocusOnNext = (chosen: string | undefined) => {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef(chosen)
  useEffect(() => {
    const before = last.current
    last.current = chosen
    if (before === undefined || before === chosen || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus()
  }, [chosen])
  return list
}

/** One page of entries, of which one is shown beside. */
export function ChoosableList<Row extends { readonly id: string }>({
  label,
  read,
  chosen,
  onChoose,
  place,
  onMove,
  empty,
  mark,
  children,
}: ChoosableListProps<Row>) {
  const list = useFocusOnNext(chosen)
  return (
    <QueryView read={read} empty={empty} isEmpty={({ total }) => total === 0}>
      {({ rows, total }) => (
        <>
          <ul className="choosable" aria-label={label} onKeyDown={onListKey} ref={list}>
            {rows.map((row) => (
              <li key={row.id} className={mark && 'choosable-marked'}>
                {mark?.(row)}
                <button
                  type="button"
                  className="choosable-row"
                  aria-current={row.id === chosen ? 'true' : undefined}
                  onClick={() => onChoose(row.id)}
                >
                  {children(row)}
                </button>
              </li>
            ))}
          </ul>
          {total > place.pageSize && <Pager label={label} place={place} total={total} onMove={onMove} />}
        </>
      )}
    </QueryView>
  )
}
