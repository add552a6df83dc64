import { setTimeout as pause } from 'node:timers/promises'

/** Does something again and again until it is stopped; what fails is told and goes on. */
export const repeat = (work: () => Promise<unknown>, intervalMs: number, onError: (error: unknown) => void) => {
  const ended = new AbortController()
  const goOn = async () => {
    while (!ended.signal.aborted) {
      await work().catch(onError)
      await pause(intervalMs, undefined, { signal: ended.signal, ref: false }).catch(() => {})
    }
  }
  const going = goOn()
  return {
    async stop() {
      ended.abort()
      await going
    },
  }
}
