import { useEffect, useState } from 'react'

/** The present, told again every `step` milliseconds; 0 stands still. */
export const useNow = (step: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (step === 0) return undefined
    const timer = setInterval(() => setNow(Date.now()), step)
    return () => clearInterval(timer)
  }, [step])
  return now
}
