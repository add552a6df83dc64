import { useSyncExternalStore } from 'react'

const wide = window.matchMedia('(width >= 1024px)')

const watch = (watcher: () => void) => {
  wide.addEventListener('change', watcher)
  return () => wide.removeEventListener('change', watcher)
}

/** Room for a side rail instead of the tab bar. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => wide.matches)
