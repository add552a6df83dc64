import assert from 'node:assert/strict'
import { test } from 'node:test'
import { similarity } from './embedding.ts'
import { openSearch } from './search.ts'

/** Numbers that look drawn by lot, the same ones each time. */
const drawing = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296 - 0.5
  }
}

const lengthOne = (vector: Float32Array) => {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  return vector.map((value) => value / length)
}

const draw = (count: number, dimension: number, seed: number) => {
  const next = drawing(seed)
  return Array.from({ length: count }, () => lengthOne(Float32Array.from({ length: dimension }, next)))
}

/** Plainly, one after the other. */
const plainly = (vectors: readonly Float32Array[], query: Float32Array, top: number) =>
  vectors
    .map((vector, index) => ({ index, similarity: similarity(query, vector) }))
    .toSorted((one, other) => other.similarity - one.similarity || one.index - other.index)
    .slice(0, top)

test('the best of many are found exactly as by comparing all of them, for every query', async () => {
  const vectors = draw(20_000, 192, 7)
  const search = await openSearch(vectors)
  for (const query of [...draw(20, 192, 8), ...vectors.slice(0, 5)])
    for (const top of [10, 30]) assert.deepEqual(search(query, top), plainly(vectors, query, top))
})

test('lengths that are no multiple of sixteen, equal vectors, and fewer than asked for', async () => {
  const vectors = draw(7, 130, 9)
  const [first = new Float32Array()] = vectors
  const search = await openSearch([...vectors, first])
  const found = search(first, 10)
  assert.equal(found.length, 8)
  assert.deepEqual(
    found.slice(0, 2).map(({ index }) => index),
    [0, 7],
  )
  assert.deepEqual((await openSearch([]))(first, 10), [])
})
