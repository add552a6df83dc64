import type { Measured } from './load.ts'

export const lanes = 8

/** Work in several lanes for so many seconds: how often it was done a second, and how long the slowest of a hundred took. */
export const measure = async (seconds: number, work: (turn: number) => Promise<unknown>): Promise<Measured> => {
  const times: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  let turn = 0
  const run = async () => {
    while (performance.now() < end) {
      const since = performance.now()
      turn += 1
      await work(turn)
      times.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: lanes }, run))
  const sorted = times.toSorted((one, other) => one - other)
  return { perSecond: (times.length * 1000) / (performance.now() - began), p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}
