import { printFile, printFiles } from '@campus/contract/cloudprint/files.ts'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { queryClient } from '../../../api/query-client.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { useTopic } from '../../../api/use-topic.ts'

const News = z.object({ id: z.string() })
const pause = 2000

/** A file of mine; polled while it is being read, and loaded at once on a push. */
export const useOwnFile = (id: string) => {
  const read = useRead(printFile, { id }, { background: true, staleTime: 0 })
  const latest = useRef(read.refetch)
  useEffect(() => {
    latest.current = read.refetch
  })
  useTopic(
    'print_file',
    (news) => {
      if (News.safeParse(news).data?.id === id) void latest.current()
    },
    () => void latest.current(),
  )
  const state = read.data?.state
  // One that was uploaded or read a moment ago stands in no list yet.
  useEffect(() => {
    if (state) void queryClient.invalidateQueries({ queryKey: keyOf(printFiles) })
  }, [state])
  const isReading = state === 'reading'
  useEffect(() => {
    if (!isReading) return undefined
    const timer = setInterval(() => void latest.current(), pause)
    return () => clearInterval(timer)
  }, [isReading])
  return read
}
