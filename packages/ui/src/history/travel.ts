/** Resolves when the browser has gone to another entry of its history, or after a second when it did not. */
export const arrival = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', done)
      resolve()
    }
    const timer = setTimeout(done, 1000)
    window.addEventListener('popstate', done)
  })
