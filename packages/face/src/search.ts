import { similarity } from './embedding.ts'
import { searchModule } from './search-module.ts'

interface Match {
  /** The place in the list of vectors. */
  readonly index: number
  readonly similarity: number
}

export type Search = (query: Float32Array, top: number) => readonly Match[]

/** A vector in bytes: how large a step is, and how far it is from what it stands for. */
interface Rounded {
  readonly step: number
  readonly error: number
}

const largest = 127
const pageBytes = 65_536
/** Vectors are filled up to whole loads of the processor. */
const load = 16

/** Rounds a vector into bytes, with its own step. */
const round = (vector: Float32Array, bytes: Int8Array): Rounded => {
  let most = 0
  for (const value of vector) most = Math.max(most, Math.abs(value))
  const step = most / largest || 1
  let squares = 0
  for (const [index, value] of vector.entries()) {
    const rounded = Math.round(value / step)
    bytes[index] = rounded
    squares += (value - rounded * step) ** 2
  }
  return { step, error: Math.sqrt(squares) }
}

type Scan = (vectors: number, count: number, size: number, query: number, scores: number) => void

/** The least of the best ones, which a further one has to beat. */
const bestOf = (values: Float32Array, top: number): number => {
  const best: number[] = []
  for (const value of values) {
    if (best.length === top && value <= (best[0] ?? 0)) continue
    const place = best.findIndex((one) => one > value)
    best.splice(place < 0 ? best.length : place, 0, value)
    if (best.length > top) best.shift()
  }
  return best[0] ?? Number.NEGATIVE_INFINITY
}

/**
 * Finds the vectors most alike to one, exactly: all are compared in bytes, sixteen at a time, and those that could be among the best, so far
 * as rounding may be wrong, again as they are. Vectors have length one.
 */
export const openSearch = async (vectors: readonly Float32Array[]): Promise<Search> => {
  const count = vectors.length
  const size = Math.ceil((vectors[0]?.length ?? load) / load) * load
  const [queryAt, scoresAt] = [count * size, (count + 1) * size]
  const memory = new WebAssembly.Memory({ initial: Math.ceil((scoresAt + count * 4) / pageBytes) + 1 })
  const { instance } = await WebAssembly.instantiate(searchModule, { host: { memory } })
  const scan = instance.exports['scan'] as Scan
  const rounded = vectors.map((vector, index) => round(vector, new Int8Array(memory.buffer, index * size, size)))
  const worst = rounded.reduce((most, { error }) => Math.max(most, error), 0)
  const steps = Float32Array.from(rounded, ({ step }) => step)

  return (query, top) => {
    const own = round(query, new Int8Array(memory.buffer, queryAt, size))
    scan(0, count, size, queryAt, scoresAt)
    const sums = new Int32Array(memory.buffer, scoresAt, count)
    // Plain loops: iterators over so many numbers take longer than the scan.
    const about = new Float32Array(count)
    for (let index = 0; index < count; index += 1) about[index] = (sums[index] ?? 0) * own.step * (steps[index] ?? 0)
    // Rounding moves a product by no more than this, and single precision by less than the last part of it.
    const doubt = worst + (1 + worst) * own.error + 1e-5
    const least = bestOf(about, top) - 2 * doubt
    const matches: Match[] = []
    for (let index = 0; index < count; index += 1) {
      const vector = (about[index] ?? 0) >= least ? vectors[index] : undefined
      if (vector) matches.push({ index, similarity: similarity(query, vector) })
    }
    return matches.toSorted((one, other) => other.similarity - one.similarity || one.index - other.index).slice(0, top)
  }
}
