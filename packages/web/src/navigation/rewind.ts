import { stepsBehind } from '@campus/ui/history/location.ts'
import { arrival } from '@campus/ui/history/travel.ts'
import { createStore } from 'zustand/vanilla'

export const isRewinding = createStore(() => false)

/** Goes back to the first screen without drawing it: it is about to be replaced. */
export const rewind = async (): Promise<void> => {
  const steps = stepsBehind()
  if (steps === 0) return
  isRewinding.setState(true)
  const arrived = arrival()
  window.history.go(-steps)
  await arrived
  setTimeout(() => isRewinding.setState(false))
}
