import { type RefObject, useEffect, useState } from 'react'

/** Whether something on the page can be seen at the moment; true until that is known. */
export const useInView = (target: RefObject<Element | null>): boolean => {
  const [isIn, setIsIn] = useState(true)
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(([entry]) => setIsIn(entry?.isIntersecting ?? true))
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isIn
}
