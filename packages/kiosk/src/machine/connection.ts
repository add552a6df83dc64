import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const isAway = createStore(() => false)

/** What the last call found: whether the server is there. */
export const noteConnection = (isThere: boolean) => isAway.setState(!isThere)

export const isServerAway = () => isAway.getState()

export const useIsAway = () => useStore(isAway)
