import { useEffect, useState } from 'react'

/** The current time, updated every `step` milliseconds; 0: no updates. */
export const useNow = (step: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (step === 0) return undefined
    const timer = setInterval(() => setNow(Date.now()), step)
    return () => clearInterval(timer)
  }, [step])
  return now
}
