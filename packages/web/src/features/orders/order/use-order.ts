import { type Order, orderDetail, orders } from '@campus/contract/orders/orders.ts'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { queryClient } from '../../../api/query-client.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { useTopic } from '../../../api/use-topic.ts'

/** How often an order that moves by itself is asked for; what waits for people is not. */
const pauses: Partial<Record<Order['state'], number>> = { packaging: 2000, waiting_to_send: 5000 }

const News = z.object({ id: z.string() })

/** An order of mine, kept current by push, and polled while its files are being produced. */
export const useOrder = (id: string) => {
  const read = useRead(orderDetail, { id }, { staleTime: 0, background: true })
  const latest = useRef(read.refetch)
  useEffect(() => {
    latest.current = read.refetch
  })
  useTopic(
    'order',
    (news) => {
      if (News.safeParse(news).data?.id === id) void latest.current()
    },
    () => void latest.current(),
  )
  const state = read.data?.state
  const pause = state && pauses[state]
  useEffect(() => {
    if (!pause) return undefined
    const timer = setInterval(() => void latest.current(), pause)
    return () => clearInterval(timer)
  }, [pause])

  // Cached lists still have the old status.
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) void queryClient.invalidateQueries({ queryKey: keyOf(orders) })
    before.current = state
  }, [state])
  return read
}
