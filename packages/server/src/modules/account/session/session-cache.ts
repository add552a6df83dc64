import type { Caller } from '../../../context/context.ts'

/**
 * Saves one query per request. An entry lives a few seconds and is dropped at once when any process ends the session:
 * the database notifies of that. While notifications are interrupted, nothing is cached.
 */
export interface SessionCache {
  get(tokenKey: string, now: Date): Caller | undefined
  /** To be taken before the query, and passed with its result. */
  mark(): number
  /** Keeps nothing when a session has ended since the mark: it may have been this one. */
  put(tokenKey: string, caller: Caller, now: Date, mark: number): void
  dropSession(sessionId: string): void
  clear(): void
}

const keepMs = 15_000
const maxEntries = 50_000

export const openSessionCache = (mayKeep: () => boolean): SessionCache => {
  const entries = new Map<string, { caller: Caller; until: number }>()
  const keysOf = new Map<string, string>()
  let drops = 0
  return {
    get(tokenKey, now) {
      const entry = entries.get(tokenKey)
      return entry && entry.until > now.getTime() && mayKeep() ? entry.caller : undefined
    },
    mark: () => drops,
    put(tokenKey, caller, now, mark) {
      if (mark !== drops || !mayKeep()) return
      if (entries.size >= maxEntries) {
        entries.clear()
        keysOf.clear()
      }
      entries.set(tokenKey, { caller, until: now.getTime() + keepMs })
      keysOf.set(caller.sessionId, tokenKey)
    },
    dropSession(sessionId) {
      drops += 1
      const key = keysOf.get(sessionId)
      if (key) entries.delete(key)
      keysOf.delete(sessionId)
    },
    clear() {
      drops += 1
      entries.clear()
      keysOf.clear()
    },
  }
}
