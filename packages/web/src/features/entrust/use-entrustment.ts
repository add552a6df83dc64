import { entrustment } from '@campus/contract/entrust/entrustments.ts'
import { useEffect, useRef } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useTopic } from '../../api/use-topic.ts'
import { useUnreadNews } from '../../domain/news/use-unread-news.ts'

/** One that I gave or was given, reloaded when a message arrives or a printer reports a page. */
export const useEntrustment = (id: string) => {
  const read = useRead(entrustment, { id }, { staleTime: 0, background: true })
  const latest = useRef(read.refetch)
  useEffect(() => {
    latest.current = read.refetch
  })
  useUnreadNews(() => void latest.current())
  useTopic('print', () => void latest.current())
  return read
}
