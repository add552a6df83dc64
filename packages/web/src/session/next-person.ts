import { createStore } from 'zustand/vanilla'
import { readSession, sessionStore } from './session-store.ts'

/** Somebody else uses the device now. While a remember token may bring the same person back, it is still theirs. */
export const onNextPerson = (forget: () => void): void => {
  let owner = readSession().user?.uid
  sessionStore.subscribe((now) => {
    const next = now.user?.uid ?? (now.remember ? owner : undefined)
    const isAnother = next !== owner
    owner = next
    if (isAnother) forget()
  })
}

/** What is remembered as long as the app is open, for this person alone. */
export const createPersonStore = <T>(first: T) => {
  const store = createStore<{ readonly value: T }>(() => ({ value: first }))
  const set = (value: T) => store.setState({ value })
  onNextPerson(() => set(first))
  return { ...store, read: () => store.getState().value, set }
}
