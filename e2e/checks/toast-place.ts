import { expect, type Page } from '@playwright/test'

/** Draws a message where the app draws its own: those go by themselves, before everything was compared with them. */
const showToast = (page: Page, text: string) =>
  page.evaluate((text) => {
    const place = document.querySelector<HTMLElement>('.toast-place')
    const message = document.createElement('p')
    message.className = 'toast toast-failure tried'
    message.textContent = text
    place?.append(message)
    // Over a dialog that was opened meanwhile.
    if (place?.matches(':popover-open')) place.hidePopover()
    place?.showPopover()
  }, text)

const hideToast = (page: Page) => page.locator('.toast.tried').evaluate((message) => message.remove())

/** What can be pressed in a bar that stays in sight, or in a dialog, and lies under the message. */
const coveredNow = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast.tried')?.getBoundingClientRect()
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('dialog, [role=dialog], [role=alertdialog]') ||
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        stays(element.parentElement))
    const pressable = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
    // Messages let every touch through: what is hit there is what lies under them.
    const isHit = (element: Element, { left, top, width, height }: DOMRect) =>
      element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    return pressable
      .filter((element) => {
        const box = element.getBoundingClientRect()
        const isOver = toast && box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top
        return isOver && isHit(element, box) && stays(element)
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  })

/** However long a message is, the buttons of bars and dialogs stay free of it. */
export const expectToastCoversNoButton = async (page: Page): Promise<void> => {
  const sentence = '没有网络，请检查网络连接后再试一次'
  for (const text of [sentence, `${sentence}。${sentence}`]) {
    await showToast(page, text)
    await expect(page.locator('.toast.tried')).toBeInViewport({ ratio: 1 })
    expect(await coveredNow(page), 'a message covers no button').toEqual([])
    await hideToast(page)
  }
}
