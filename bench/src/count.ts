import { answerParent, readGiven, runInChild } from './in-child.ts'

/** A second or two of one core. */
const total = 5e8

const countTo = (until: number) => {
  let sum = 0
  for (let step = 0; step < until; step += 1) sum += step % 7
  return sum
}

/** Shared by processes that have nothing in common: how much sooner two are done than one is what the machine has left for anybody. */
export const countWith = (processes: number) =>
  Promise.all(Array.from({ length: processes }, () => runInChild(import.meta.url, total / processes)))

if (import.meta.main) answerParent(countTo((await readGiven()) as number))
