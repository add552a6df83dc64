import { server } from '@campus/client/calls/transport.ts'
import { NoConnection } from '@campus/client/failures.ts'
import type { Query } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

const pauseMs = 5000

const lacksConnection = ({ state }: Query) => state.error instanceof NoConnection
const failed = { type: 'active', predicate: lacksConnection } as const

const isReachable = async () => {
  try {
    return (await fetch(`${server.base}/healthz`, { cache: 'no-store', signal: AbortSignal.timeout(pauseMs) })).ok
  } catch {
    return false
  }
}

/** The browser says when its own network is back; a server that was out of reach has to be asked. */
const pause = () =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, pauseMs)
    window.addEventListener('online', goOn)
  })

/** What a screen could not read for want of a connection is read again when there is one, also where the app was opened without. */
export const readAgainWhenConnected = (): void => {
  const cache = queryClient.getQueryCache()
  let isWaiting = false
  const wait = async () => {
    if (isWaiting) return
    isWaiting = true
    while (cache.findAll(failed).length > 0) {
      await pause()
      if (!document.hidden && (await isReachable())) await queryClient.refetchQueries(failed)
    }
    isWaiting = false
  }
  cache.subscribe(({ type, query }) => {
    if (type === 'updated' && lacksConnection(query)) void wait()
  })
}
