import { type RefObject, useEffect, useRef } from 'react'

/** Marks a place whose table needs no scrolling sideways: only there can the heading stay in sight while the page is scrolled. */
export const useFits = (): RefObject<HTMLElement | null> => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = place
    const table = current?.querySelector('table')
    if (!current || !table) return undefined
    const watch = new ResizeObserver(() => current.toggleAttribute('data-fits', table.offsetWidth <= current.clientWidth))
    watch.observe(current)
    watch.observe(table)
    return () => watch.disconnect()
  }, [])
  return place
}
