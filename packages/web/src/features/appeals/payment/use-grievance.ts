import { payGrievance, payGrievances } from '@campus/contract/appeals/pay-grievance.ts'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'

const pause = 2000

/** An appeal of mine. While its evidence is gathered it is asked for again, and at once when a message comes. */
export const useGrievance = (id: string) => {
  const read = useRead(payGrievance, { id }, { staleTime: 0, background: true })
  const latest = useRef(read.refetch)
  useEffect(() => {
    latest.current = read.refetch
  })
  useUnreadNews(() => void latest.current())
  const isGathering = read.data?.review.state === 'pending' && read.data.evidence.gatheredAt === null
  useEffect(() => {
    if (!isGathering) return undefined
    const timer = setInterval(() => void latest.current(), pause)
    return () => clearInterval(timer)
  }, [isGathering])

  // Cached lists still have the old status.
  const state = read.data?.review.state
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) void queryClient.invalidateQueries({ queryKey: keyOf(payGrievances) })
    before.current = state
  }, [state])
  return read
}
