import { arrival } from '../history/travel.ts'

const watchers = new Set<() => void>()
let rewinding = false

const become = (next: boolean) => {
  rewinding = next
  for (const watcher of watchers) watcher()
}

/** How many screens of the app lie behind this one; the router counts them in the history's state. */
export const stepsBehind = (): number => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/** Goes back to the first screen without drawing it: it is about to be replaced. */
export const rewind = async (): Promise<void> => {
  const steps = stepsBehind()
  if (steps === 0) return
  become(true)
  const arrived = arrival()
  window.history.go(-steps)
  await arrived
  setTimeout(() => become(false))
}

export const isRewinding = (): boolean => rewinding

export const watchRewinding = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
