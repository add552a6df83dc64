import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** What one read asks for next begins within this time of its end. */
const pauseMs = 150
const longestMs = 2500

/**
 * Whether everything that a screen reads at its first look is there. Cards that come one by one push what stands below them away from
 * the finger; after a moment they are shown as far as they are.
 */
export const useFirstLook = (isKnown: boolean): boolean => {
  const [isOver, setIsOver] = useState(isKnown)
  const isReading = useIsFetching() > 0
  useEffect(() => {
    if (isOver || isReading) return undefined
    const timer = setTimeout(() => setIsOver(true), pauseMs)
    return () => clearTimeout(timer)
  }, [isOver, isReading])
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), longestMs)
    return () => clearTimeout(timer)
  }, [])
  return isOver
}
