export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'plain' | 'success' | 'failure'
}

const toastTime = 3000

const watchers = new Set<() => void>()
let shown: Toast | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0

const show = (toast: Toast | undefined) => {
  shown = toast
  for (const watcher of watchers) watcher()
}

export const shownToast = (): Toast | undefined => shown

export const watchToast = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** One toast at a time: a newer one takes the place of the older. */
export const toast = (text: string, kind: Toast['kind'] = 'plain', duration = toastTime): void => {
  clearTimeout(timer)
  count += 1
  show({ id: count, text, kind })
  timer = setTimeout(() => show(undefined), duration)
}

/** For what nobody has asked for: the answer to what one has just done is read first. */
export const toastWhenFree = (text: string): void => {
  if (!shown) {
    toast(text)
    return
  }
  const stop = watchToast(() => {
    if (shown) return
    stop()
    toast(text)
  })
}
