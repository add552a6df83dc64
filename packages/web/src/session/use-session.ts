import { useStore } from 'zustand'
import type { Session } from './session.ts'
import { sessionStore } from './session-store.ts'

/** One field of the session; the screen is drawn again only when that field changes. */
export const useSession = <Name extends keyof Session>(name: Name): Session[Name] => useStore(sessionStore, (session) => session[name])
