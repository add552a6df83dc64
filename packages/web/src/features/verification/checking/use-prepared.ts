import { useEffect } from 'react'
import { prepareWorker } from './check-apart.ts'
import { readTrust } from './trust-list.ts'

/** Fetches ahead what a check needs, so that the next one works without network. Nobody waits for it, and failing costs nothing. */
export const usePrepared = (): void => {
  useEffect(() => {
    const leaving = new AbortController()
    readTrust(leaving.signal).catch(() => undefined)
    prepareWorker().catch(() => undefined)
    return () => leaving.abort()
  }, [])
}
