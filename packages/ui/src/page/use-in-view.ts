import { useEffect, useState } from 'react'

/** Whether so much of something on the page can be seen at the moment, from none (0) to all of it (1); true until that is known. */
export const useInView = (target: Element | null, share = 1): boolean => {
  const [isIn, setIsIn] = useState(true)
  useEffect(() => {
    if (!target || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => setIsIn(entries.at(-1)?.isIntersecting ?? true), { threshold: share })
    observer.observe(target)
    return () => observer.disconnect()
  }, [target, share])
  return isIn
}
