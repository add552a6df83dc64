import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { useSocketState, useTopic } from '../../api/use-topic.ts'

const Unread = z.object({ size: z.number().int().min(0) })

/** Told when messages came or were read, here or on another device; without a size one has to ask. */
export const useUnreadNews = (handler: (size: number | undefined) => void): void => {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useTopic('unread', (news) => latest.current(Unread.safeParse(news).data?.size))

  // What was pushed while the socket was away is lost.
  const isOpen = useSocketState() === 'open'
  const past = useRef<'never open' | 'open' | 'lost'>('never open')
  useEffect(() => {
    if (isOpen && past.current === 'lost') latest.current(undefined)
    if (isOpen) past.current = 'open'
    else if (past.current === 'open') past.current = 'lost'
  }, [isOpen])
}
