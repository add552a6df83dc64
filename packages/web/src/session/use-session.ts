import { useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import { readSession, watchSession } from './session-store.ts'

/** One field of the session; the screen is drawn again only when that field changes. */
export const useSession = <Name extends keyof Session>(name: Name): Session[Name] =>
  useSyncExternalStore(watchSession, () => readSession()[name])
