/** For what hangs, not for what is slow: a machine that gives the test a tenth of its processor must get there too. */
const giveUpAfterMs = 240_000
const pauseMs = 25

/** Looks again and again until something is there; for what happens after the answer, such as jobs and news. */
export const eventually = async <Value>(look: () => Promise<Value | undefined> | Value | undefined): Promise<Value> => {
  for (const began = performance.now(); performance.now() - began < giveUpAfterMs; ) {
    const value = await look()
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error(`it did not happen within ${giveUpAfterMs / 1000} s`)
}
