const shownAfter = 800
const hiddenAfter = 2000

type Later = (milliseconds: number, action: () => void) => () => void

/** Shown once work has lasted 800 ms, hidden 2 s after the last of it ended. `later` gives the function that takes the action back. */
export const makeIndicator = (later: Later, show: (isShown: boolean) => void) => {
  let isBusy = false
  let isShown = false
  let takeBack: () => void = () => undefined

  const become = (next: boolean) => {
    isShown = next
    show(next)
  }

  return (pending: number): void => {
    if (pending > 0 === isBusy) return
    isBusy = pending > 0
    takeBack()
    takeBack = () => undefined
    if (isBusy && !isShown) takeBack = later(shownAfter, () => become(true))
    if (!isBusy && isShown) takeBack = later(hiddenAfter, () => become(false))
  }
}
