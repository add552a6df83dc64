import { ownDocument, ownDocuments } from '@campus/contract/documents/own-documents.ts'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { useCachedRead } from '../../../offline-cache/use-cached-read.ts'

const pause = 2000

/** A document of mine. While it is being made it is asked for again: every two seconds, and at once when a message comes. */
export const useOwnDocument = (id: string) => {
  const read = useCachedRead(ownDocument, { id }, { background: true })
  const state = read.data?.state
  const isMaking = state === 'making'
  const latest = useRef(read.refetch)
  useEffect(() => {
    latest.current = read.refetch
  })
  useUnreadNews(() => {
    if (isMaking) void latest.current()
  })
  useEffect(() => {
    if (!isMaking) return undefined
    const timer = setInterval(() => void latest.current(), pause)
    return () => clearInterval(timer)
  }, [isMaking])

  // Lists that were read before still call it "being made".
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'making' && !isMaking) void queryClient.invalidateQueries({ queryKey: keyOf(ownDocuments) })
    before.current = state
  }, [state, isMaking])
  return read
}

export type OwnDocument = NonNullable<ReturnType<typeof useOwnDocument>['data']>
