import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spreadOf } from './spread.rules.ts'

const spread = (counts: Readonly<Record<number, number>>, own: number) =>
  spreadOf(new Map(Object.entries(counts).map(([from, people]) => [Number(from), people])), own)
const short = (counts: Readonly<Record<number, number>>, own: number) =>
  spread(counts, own).map(({ from, to, people, isMine }) => `${from}-${to}: ${people}${isMine ? ' mine' : ''}`)

test('bands that are large enough stay separate, and mine is marked', () => {
  assert.deepEqual(short({ 70: 5, 75: 9, 80: 6 }, 75), ['70-75: 5', '75-80: 9 mine', '80-85: 6'])
  assert.deepEqual(short({ 70: 5, 75: 9, 80: 6 }, 74.99), ['70-75: 5 mine', '75-80: 9', '80-85: 6'])
})

test('a small band is joined with the next, the last with the one before, and gaps are closed', () => {
  assert.deepEqual(short({ 60: 1, 70: 4, 75: 8, 90: 2 }, 91), ['60-75: 5', '75-95: 10 mine'])
  assert.deepEqual(short({ 60: 1, 65: 1, 70: 1, 75: 1, 80: 1 }, 66), ['60-85: 5 mine'])
})

test('every band shown holds five people or more, and everybody is counted', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const counts = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [50 + index * 5, (seed * (index + 3) * 7) % 6]))
    const all = Object.values(counts).reduce((sum, people) => sum + people, 0)
    const bands = spread(counts, 70)
    if (all < 5) assert.deepEqual(bands, [])
    else
      assert.equal(
        bands.reduce((sum, { people }) => sum + people, 0),
        all,
      )
    assert.ok(bands.every(({ people }) => people >= 5))
    assert.ok(bands.every(({ from }, index) => index === 0 || from === bands[index - 1]?.to))
  }
})

test('a group of four shows nothing, a full hundred is in the last band', () => {
  assert.deepEqual(spread({ 70: 4 }, 71), [])
  assert.deepEqual(spread({}, 0), [])
  assert.deepEqual(short({ 90: 5, 95: 5 }, 100), ['90-95: 5', '95-100: 5 mine'])
})
