const checkMs = 1000

/** When npm is ended, its shell does not notify us: we notice that our parent is gone. */
export const watchParent = (onGone: () => void): void => {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    onGone()
  }, checkMs).unref()
}
