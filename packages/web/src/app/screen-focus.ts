let isFirst = true

/** Not for the first screen of a visit: there the browser has just begun at the top by itself. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('.frame h1')
  if (isFirst || !heading) {
    isFirst = false
    return
  }
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
