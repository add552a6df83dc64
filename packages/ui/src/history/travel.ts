/** Resolves when the browser has gone to another entry of its history, or after some seconds when it did not: a busy phone may take more than one. */
export const arrival = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', done)
      resolve()
    }
    const timer = setTimeout(done, 5000)
    window.addEventListener('popstate', done)
  })
