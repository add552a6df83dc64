import { createStore } from 'zustand/vanilla'

/** How much work is under way that somebody is waiting for, so that one indicator can speak for all of it. */
export const pending = createStore(() => 0)

export const whilePending = async <T>(work: () => Promise<T>): Promise<T> => {
  pending.setState((count) => count + 1)
  try {
    return await work()
  } finally {
    pending.setState((count) => count - 1)
  }
}
