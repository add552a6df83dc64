import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { useLocation } from '../history/location.ts'

interface ListRowsProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly keyOfRow: (row: Row) => string
  readonly children: (row: Row) => ReactElement
}

const most = 50
const keptSizes = new Map<string, CacheSnapshot>()

const keep = (place: string, sizes: CacheSnapshot) => {
  keptSizes.delete(place)
  keptSizes.set(place, sizes)
  const oldest = keptSizes.keys().next().value
  if (keptSizes.size > most && oldest !== undefined) keptSizes.delete(oldest)
}

/** Draws only the rows in sight. The heights are kept, so that the page is as tall as before when one comes back to it. */
export function ListRows<Row>({ label, rows, keyOfRow, children }: ListRowsProps<Row>) {
  const { key } = useLocation()
  const place = `${key} ${label}`
  const list = useRef<WindowVirtualizerHandle>(null)
  const sizes = keptSizes.get(place)

  useLayoutEffect(() => {
    const handle = list.current
    return () => {
      if (handle) keep(place, handle.cache)
    }
  }, [place])

  return (
    <WindowVirtualizer ref={list} as="ul" item="li" data={rows} {...(sizes && { cache: sizes })}>
      {(row) => <Row key={keyOfRow(row)}>{children(row)}</Row>}
    </WindowVirtualizer>
  )
}

function Row({ children }: { readonly children: ReactElement }) {
  return <div className="list-row">{children}</div>
}
