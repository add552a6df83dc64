import type { Likeness } from '@campus/contract/identity/people-search.ts'

/** This far below the threshold of a face check two people may still be one. */
const doubt = 0.12

/** How alike two faces are, in one word for the reader. */
export const likenessOf = (similarity: number, threshold: number): Likeness => {
  if (similarity >= threshold) return 'likely'
  return similarity >= threshold - doubt ? 'possible' : 'weak'
}
