import { similarity } from '@campus/face/embedding.ts'
import { vectorModel } from '@campus/face/models.ts'
import { openSearch } from '@campus/face/search.ts'
import { medianOf } from './load.ts'

const top = 30

/** Vectors of length one that lie as close to each other as those of strangers do: all have a part in common. */
const drawVectors = (count: number, dimension: number): readonly Float32Array[] => {
  let state = 7
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 - 0.5
  }
  const common = Float32Array.from({ length: dimension }, next)
  return Array.from({ length: count }, () => {
    const vector = common.map((value) => value * 0.5 + next())
    const length = Math.sqrt(similarity(vector, vector))
    return vector.map((value) => value / length)
  })
}

/** One after the other in one list of numbers, as fast as JavaScript does it. */
const openPlain = (vectors: readonly Float32Array[], dimension: number) => {
  const all = new Float32Array(vectors.length * dimension)
  for (const [index, vector] of vectors.entries()) all.set(vector, index * dimension)
  return (query: Float32Array) => {
    const found: { index: number; sum: number }[] = []
    for (let index = 0; index < vectors.length; index += 1) {
      let sum = 0
      const from = index * dimension
      for (let at = 0; at < dimension; at += 1) sum += (query[at] ?? 0) * (all[from + at] ?? 0)
      if (found.length === top && sum <= (found.at(-1)?.sum ?? 0)) continue
      found.splice(found.findLastIndex((one) => one.sum >= sum) + 1, 0, { index, sum })
      if (found.length > top) found.pop()
    }
    return found.map(({ index }) => index)
  }
}

/** Our search among so many people against plain JavaScript, in turns, and which share of the best it finds. */
export const measureSearch = async (people: number, queries: number) => {
  const vectors = drawVectors(people + queries, vectorModel.dimension)
  const [known, asked] = [vectors.slice(0, people), vectors.slice(people)]
  const [search, plain] = [await openSearch(known), openPlain(known, vectorModel.dimension)]
  const times: { ours: number; plain: number }[] = []
  let found = 0
  for (const query of asked) {
    const began = performance.now()
    const ours = search(query, top)
    const between = performance.now()
    const best = new Set(plain(query))
    times.push({ ours: between - began, plain: performance.now() - between })
    found += ours.filter(({ index }) => best.has(index)).length
  }
  const [ours, plainly] = [medianOf(times.map((time) => time.ours)), medianOf(times.map((time) => time.plain))]
  return { ours, plain: plainly, recall: found / (queries * top) }
}
