import { expect, type Locator, type Page } from '@playwright/test'

/** How the element with the focus looks to somebody who has no mouse; nothing while the page itself has it. */
const lookAtFocus = () => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  // A small box may stand for a large one, which then shows the ring.
  const near = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label'), focused.parentElement?.parentElement]
  const around = near.filter((element) => element instanceof Element)
  const areaOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width * height
  }
  const ringed = around.filter(hasRing).sort((a, b) => areaOf(b) - areaOf(a))[0]
  const { x, y, width, height, bottom, right } = (ringed ?? focused).getBoundingClientRect()
  const [left, top] = [Math.min(Math.max(x + width / 2, 0), innerWidth - 1), Math.min(Math.max(y + height / 2, 0), innerHeight - 1)]
  const above = document.elementFromPoint(left, top)
  const isSeen = [focused, ringed, focused.nextElementSibling].some((element) => element?.contains(above)) || above?.contains(focused)
  const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)
  return {
    is: `${focused.tagName.toLowerCase()}.${focused.className} "${name}"`,
    hasRing: ringed !== undefined,
    isInSight: bottom > 0 && right > 0 && y < innerHeight && x < innerWidth && width > 0 && height > 0,
    isCovered: !isSeen,
  }
}

/** More stops than any screen has. */
const maxStops = 150

/** Somebody without mouse or finger. Wherever the focus goes, it is seen. */
export const byKeyboard = (page: Page) => {
  const expectSeen = async () => {
    const focus = await page.evaluate(lookAtFocus)
    if (focus) expect(focus, `the focus is seen on ${focus.is}`).toMatchObject({ hasRing: true, isInSight: true, isCovered: false })
  }
  const isAt = (place: Locator) => place.evaluate((element) => element === document.activeElement)
  /** Goes from one stop to the next until it is there. */
  const goTo = async (place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(place).toBeVisible()
    for (let stops = 0; stops < maxStops; stops += 1) {
      if (await isAt(place)) return
      await page.keyboard.press(key)
      await expectSeen()
    }
    expect(await isAt(place), `${place.toString()} is reached by ${key}`).toBe(true)
  }
  return {
    goTo,
    press: async (place: Locator, key: 'Enter' | 'Space' = 'Enter') => {
      await goTo(place)
      await page.keyboard.press(key)
    },
  }
}
