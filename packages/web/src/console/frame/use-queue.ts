import type { PageRead } from '@campus/ui/table/page-read.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { nextToOpen } from './queue.rules.ts'

interface Queue<Row> {
  readonly isOn: boolean
  readonly read: PageRead<Row>
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
  readonly waits: ((row: Row) => boolean) | undefined
}

/** Opens the first entry that waits, and the next one when the open one was decided and left the list. */
export const useQueue = <Row extends { readonly id: string }>({ isOn, read, chosen, choose, waits }: Queue<Row>): void => {
  const last = useRef<{ readonly id: string; readonly place: number }>(undefined)
  const rows = read.isPlaceholderData ? undefined : read.data?.rows
  const openNext = useEffectEvent((rows: readonly Row[], chosen: string | undefined) => {
    if (!waits) return
    const place = rows.findIndex(({ id }) => id === chosen)
    if (chosen !== undefined && place >= 0) last.current = { id: chosen, place }
    const next = nextToOpen(rows, { chosen, last: last.current, waits })
    if (next !== undefined) choose(next)
  })
  useEffect(() => {
    if (isOn && rows) openNext(rows, chosen)
  }, [isOn, rows, chosen])
}
