import { NoConnection } from '@campus/client/failures.ts'
import { QueryClient } from '@tanstack/react-query'
import { onNextPerson } from '../session/next-person.ts'
import { sessionStore } from '../session/session-store.ts'

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
  onNextPerson(() => queryClient.clear())
  sessionStore.subscribe((now, before) => {
    if (now.language !== before.language) void queryClient.invalidateQueries()
  })
}
