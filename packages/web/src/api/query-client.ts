import { NoConnection } from '@campus/client/failures.ts'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { readSession, sessionStore } from '../session/session-store.ts'

// Without this, a page that was opened offline would not notice that the network is back.
onlineManager.setOnline(globalThis.navigator?.onLine ?? true)

const mayRetry = (failures: number, error: Error) => error instanceof NoConnection && failures < 2

/** `always`: without network a read fails at once and the screen says so, instead of waiting without end; it is read again when the network is back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayRetry, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Another person sees nothing of the one before; another language reads the server's texts again. */
export const followSession = (): void => {
  let language = readSession().language
  let owner = readSession().user?.uid
  sessionStore.subscribe(() => {
    const now = readSession()
    // While a remember token may bring the same person back, the reads that wait for it stay.
    const next = now.user?.uid ?? (now.remember ? owner : undefined)
    if (next !== owner) queryClient.clear()
    else if (now.language !== language) void queryClient.invalidateQueries()
    owner = next
    language = now.language
  })
}
