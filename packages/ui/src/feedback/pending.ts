const watchers = new Set<() => void>()
let pending = 0

const change = (by: 1 | -1) => {
  pending += by
  for (const watcher of watchers) watcher()
}

export const pendingRequests = (): number => pending

export const watchPending = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Counts work that somebody is waiting for, so that one indicator can speak for all of it. */
export const whilePending = async <T>(work: () => Promise<T>): Promise<T> => {
  change(1)
  try {
    return await work()
  } finally {
    change(-1)
  }
}
