import { NoConnection } from '@campus/client/failures.ts'
import { QueryClient } from '@tanstack/react-query'
import { readSession, sessionStore } from '../session/session-store.ts'

const mayRetry = (failures: number, error: Error) => error instanceof NoConnection && failures < 2

/** `always`: without network a read fails at once and the screen says so, instead of waiting without end. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayRetry, staleTime: 30_000, networkMode: 'always' },
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
