import { type Queue, type QueueKind, waitingWork } from '@campus/contract/console/work.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, useRead } from '../../api/use-read.ts'

export type Work = ReadonlyMap<QueueKind, Queue>

const oneMinute = 60_000

/** What waits for the reader, read again after everything they did and now and then. */
export const useWork = (): Work => {
  const queries = useQueryClient()
  const { data = [] } = useRead(waitingWork, {}, { background: true, refetchInterval: oneMinute })
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void queries.invalidateQueries({ queryKey: keyOf(waitingWork) })
      }),
    [queries],
  )
  return new Map(data.map((queue) => [queue.kind, queue]))
}
