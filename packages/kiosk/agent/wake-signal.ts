/** Somebody waits, somebody rings. A ring that nobody waited for is not lost. */
export const makeWakeSignal = () => {
  let isRung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      isRung = true
      wake?.()
    },
    async wait(ms: number, signal: AbortSignal) {
      signal.throwIfAborted()
      if (!isRung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
          signal.addEventListener('abort', wake, { once: true })
        })
      if (wake) signal.removeEventListener('abort', wake)
      wake = undefined
      isRung = false
      signal.throwIfAborted()
    },
  }
}

export type WakeSignal = ReturnType<typeof makeWakeSignal>
