import { type PrintProgress, printProgress } from '@campus/contract/printing/items.ts'
import { useEffect, useRef } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useTopic } from '../../api/use-topic.ts'

const pause = 2000

/** Whether more may come out by itself. */
const isGoingOn = ({ state }: PrintProgress) => state === 'queued' || state === 'printing' || state === 'stopped'

/** The progress of a print of mine: polled while it runs, and loaded at once when a page is reported. */
export const usePrintProgress = (jobId: string) => {
  const read = useRead(printProgress, { id: jobId }, { staleTime: 0, background: true })
  const latest = useRef(read.refetch)
  useEffect(() => {
    latest.current = read.refetch
  })
  useTopic('print', () => void latest.current())
  const asksAgain = read.data === undefined || isGoingOn(read.data)
  useEffect(() => {
    if (!asksAgain) return undefined
    const timer = setInterval(() => void latest.current(), pause)
    return () => clearInterval(timer)
  }, [asksAgain])
  return read
}
