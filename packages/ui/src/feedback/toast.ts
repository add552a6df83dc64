import { createStore } from 'zustand/vanilla'

interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'plain' | 'success' | 'failure' | 'news'
}

const toastTime = 3000

export const shownToast = createStore<Toast | undefined>(() => undefined)
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0

/** One toast at a time: a newer one takes the place of the older. */
export const toast = (text: string, kind: Toast['kind'] = 'plain', duration = toastTime): void => {
  clearTimeout(timer)
  count += 1
  shownToast.setState({ id: count, text, kind }, true)
  timer = setTimeout(() => shownToast.setState(undefined, true), duration)
}

/** For what nobody has asked for: the answer to what one has just done is read first. */
export const toastWhenFree = (text: string): void => {
  if (!shownToast.getState()) {
    toast(text, 'news')
    return
  }
  const stop = shownToast.subscribe((shown) => {
    if (shown) return
    stop()
    toast(text, 'news')
  })
}
