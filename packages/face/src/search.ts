import { similarity } from './embedding.ts'

interface Match {
  /** The place in the list of vectors. */
  readonly index: number
  readonly similarity: number
}

export type Search = (query: Float32Array, top: number) => readonly Match[]

/** Finds the vectors most alike to one. */
export const openSearch = async (vectors: readonly Float32Array[]): Promise<Search> => {
  return (query, top) =>
    vectors
      .map((vector, index) => ({ index, similarity: similarity(query, vector) }))
      .toSorted((one, other) => other.similarity - one.similarity)
      .slice(0, top)
}
