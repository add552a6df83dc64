import { type Budget, spend } from '../syntax/unreadable.ts'
import type { PdfDictionary } from '../syntax/values.ts'

/** Where an object is: at a byte of the file, or at a number inside an object stream. */
export type Place =
  | { readonly kind: 'free' }
  | { readonly kind: 'byte'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'inside'; readonly streamNumber: number; readonly index: number }

/** The cross-references of one revision. They are looked up where they stand, so that a huge table costs nothing. */
export interface Section {
  readonly trailer: PdfDictionary
  readonly runs: readonly Run[]
  readonly find: (objectNumber: number) => Place | undefined
}

/** Object numbers that follow one another, and the byte where the entry of the first one begins. */
export interface Run {
  readonly first: number
  readonly count: number
  readonly start: number
}

const maxRuns = 100_000

export const mayHaveMore = (runs: readonly Run[]): boolean => runs.length < maxRuns

/** Where the entry of an object begins, when every entry is as long. */
export const entryStart = (runs: readonly Run[], objectNumber: number, entryLength: number, budget: Budget): number | undefined => {
  spend(budget, 1 + runs.length)
  const run = runs.find(({ first, count }) => objectNumber >= first && objectNumber < first + count)
  return run && run.start + (objectNumber - run.first) * entryLength
}
