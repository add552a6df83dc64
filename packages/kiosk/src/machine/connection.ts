import { useSyncExternalStore } from 'react'

const watchers = new Set<() => void>()
let isAway = false

/** What the last call found: whether the server is there. */
export const noteConnection = (isThere: boolean) => {
  if (isAway === !isThere) return
  isAway = !isThere
  for (const watcher of watchers) watcher()
}

const watchConnection = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const isServerAway = () => isAway

export const useIsAway = () => useSyncExternalStore(watchConnection, isServerAway)
