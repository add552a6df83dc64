import type { OutputOf } from '@campus/contract/call.ts'
import type { schoolTerminal } from '@campus/contract/terminals/console.ts'
import { useEffect, useRef } from 'react'
import { useTopic } from '../../../../api/use-topic.ts'

export type LiveTerminal = OutputOf<typeof schoolTerminal>

/** What is shown is at most this old, in milliseconds, also for readers to whom nothing is pushed. */
export const livePause = 10_000

/** Reads again at once when a terminal tells of something. */
export const useTerminalNews = (refetch: () => unknown) => {
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  useTopic('terminals', () => void latest.current())
}
