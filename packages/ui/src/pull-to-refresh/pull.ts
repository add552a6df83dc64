/** So far the head has to come down before letting go refreshes. */
const threshold = 60
/** The head never comes further than this, however far the finger goes. */
const furthest = 200

/** The finger moves twice as fast as the head at first, and ever faster towards the end of it. */
export const headHeightAt = (distance: number): number => (distance * furthest) / (2 * furthest + distance)

export const isFarEnough = (distance: number): boolean => headHeightAt(distance) > threshold

const scrolls = (element: Element) =>
  ['scroll', 'auto', 'overlay'].includes(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight

/** Nothing around it could be scrolled further up: then pulling means refreshing. */
export const isAtTop = (element: Element | null): boolean => {
  if (!element || element === document.body) return window.scrollY <= 0
  if (scrolls(element) && element.scrollTop > 0) return false
  return isAtTop(element.parentElement)
}
