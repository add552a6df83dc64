import { stepsBehind } from '@campus/ui/history/location.ts'
import { arrival } from '@campus/ui/history/travel.ts'

const watchers = new Set<() => void>()
let rewinding = false

const become = (next: boolean) => {
  rewinding = next
  for (const watcher of watchers) watcher()
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
