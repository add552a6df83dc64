import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Brings the chosen one of a scrolling row into sight. Sideways only: the page stays where it is. */
export const useInSight = (chosen: string | undefined): RefObject<HTMLDivElement | null> => {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const option = chosen === undefined ? null : row.current?.querySelector('input:checked')?.parentElement
    if (!row.current || !option) return
    const [around, inner] = [row.current.getBoundingClientRect(), option.getBoundingClientRect()]
    if (inner.left < around.left) row.current.scrollLeft -= around.left - inner.left
    else if (inner.right > around.right) row.current.scrollLeft += inner.right - around.right
  }, [chosen])
  return row
}
