import { paymentStatus } from '@campus/contract/payment/payments.ts'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { useRead } from '../../api/use-read.ts'
import { useTopic } from '../../api/use-topic.ts'

const pause = 3000

const News = z.object({ id: z.string() })

/** The status of a payment: polled while it is open, and loaded at once on a push. */
export const usePayment = (paymentId: string) => {
  const read = useRead(paymentStatus, { paymentId }, { background: true, staleTime: 0 })
  const latest = useRef(read.refetch)
  useEffect(() => {
    latest.current = read.refetch
  })
  useTopic(
    'payment',
    (news) => {
      if (News.safeParse(news).data?.id === paymentId) void latest.current()
    },
    () => void latest.current(),
  )
  const isOpen = read.data?.state === 'open'
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void latest.current()
    }, pause)
    return () => clearInterval(timer)
  }, [isOpen])
  return read
}

const reported = new Set<string>()

/** Notes once that the payer came back from the provider. */
export const useReturned = (paymentId: string, note: () => Promise<unknown>) => {
  const given = useRef(note)
  useEffect(() => {
    if (reported.has(paymentId)) return
    reported.add(paymentId)
    void given.current().catch(() => undefined)
  }, [paymentId])
}
