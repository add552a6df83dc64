/** So many at the same time; who comes later waits for a free slot, in the order of coming. */
export const openSlots = (count: number, maxWaitMs: number) => {
  let free = count
  const waiting = new Set<() => void>()

  const giveBack = () => {
    const [next] = waiting
    if (next) {
      waiting.delete(next)
      next()
    } else free += 1
  }

  /** Answers with what gives the slot back. */
  return async (): Promise<() => void> => {
    if (free > 0) {
      free -= 1
      return giveBack
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.add(resolve)
    const timer = setTimeout(() => {
      if (waiting.delete(resolve)) reject(new Error(`No slot became free within ${maxWaitMs / 1000} s`))
    }, maxWaitMs)
    try {
      await promise
    } finally {
      clearTimeout(timer)
    }
    return giveBack
  }
}
