import type { OutputOf } from '@campus/contract/call.ts'
import { application, applications } from '@campus/contract/certificates/applications.ts'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'

export type Application = OutputOf<typeof application>

const pause = 2000

/** Something happens to it by itself at this moment. */
const isMoving = ({ state, delivery }: Application) =>
  state === 'normal' && (delivery === 'none' || delivery === 'making' || delivery === 'unsent')

/** An application of mine. While its file is on the way it is asked for again: every two seconds, and at once when a message comes. */
export const useApplication = (id: string) => {
  const read = useRead(application, { id }, { staleTime: 0, background: true })
  const latest = useRef(read.refetch)
  useEffect(() => {
    latest.current = read.refetch
  })
  useUnreadNews(() => void latest.current())
  const moves = read.data !== undefined && isMoving(read.data)
  useEffect(() => {
    if (!moves) return undefined
    const timer = setInterval(() => void latest.current(), pause)
    return () => clearInterval(timer)
  }, [moves])

  // Cached lists still have the old status.
  const status = read.data && `${read.data.state} ${read.data.delivery}`
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== undefined && before.current !== status) void queryClient.invalidateQueries({ queryKey: keyOf(applications) })
    before.current = status
  }, [status])
  return read
}
