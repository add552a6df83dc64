import { useEffect, useState } from 'react'

/** What was written, once nothing has changed for so many milliseconds; the first of it at once. */
export const usePaused = <Value extends string | undefined>(written: Value, milliseconds: number): Value => {
  const [paused, setPaused] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(written), milliseconds)
    return () => clearTimeout(timer)
  }, [written, milliseconds])
  return paused
}
