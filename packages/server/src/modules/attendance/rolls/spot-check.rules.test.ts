import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draw } from './spot-check.rules.ts'

/** The same numbers in every run. */
const numbers = (seed = 7) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const people = Array.from({ length: 20 }, (_, id) => ({ id, is_doubtful: id < 4 }))

test('who is in doubt is called several times as often as others', () => {
  const random = numbers()
  const drawn = Array.from({ length: 2000 }, () => draw(people, 1, random)[0])
  const inDoubt = drawn.filter((one) => one?.is_doubtful).length
  // Four of weight five beside sixteen of weight one: twenty of thirty-six.
  assert.ok(Math.abs(inDoubt / drawn.length - 20 / 36) < 0.05, String(inDoubt))
})

test('nobody is drawn twice, and no more than there are', () => {
  const drawn = draw(people, 50, numbers())
  assert.deepEqual([drawn.length, new Set(drawn).size], [20, 20])
})
