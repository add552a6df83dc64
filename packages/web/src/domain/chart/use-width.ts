import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Where nothing can be measured, as in tests. */
const usual = 640

/** How wide its place is, now and after the window was turned or resized. */
export const useWidth = (): readonly [place: RefObject<HTMLDivElement | null>, width: number] => {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const measure = () => setWidth(Math.floor(element.clientWidth) || usual)
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    measure()
    return () => watcher.disconnect()
  }, [])
  return [place, width]
}
