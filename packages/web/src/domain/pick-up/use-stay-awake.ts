import { useEffect } from 'react'

/** A device that falls asleep in the hand hides the code from the terminal. The lock ends when another app comes in front: it is asked for again. */
export const useStayAwake = () =>
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    const ask = () => {
      if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => undefined)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      void lock?.then((held) => held?.release())
    }
  }, [])
