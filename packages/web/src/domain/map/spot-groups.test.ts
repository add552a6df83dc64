import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupNear } from './spot-groups.ts'

const grouped = (places: Record<string, readonly [number, number]>, reach = 32) =>
  groupNear(Object.entries(places), ([, [x, y]]) => ({ x, y }), reach).map((members) => members.map(([name]) => name).join(''))

test('separate spots are alone, and overlapping ones are grouped', () => {
  assert.deepEqual(grouped({ a: [0, 0], b: [40, 0], c: [0, 31], d: [200, 200] }), ['ac', 'b', 'd'])
  assert.deepEqual(grouped({}), [])
})

test('terminals at the very same place are one group at every zoom', () => {
  assert.deepEqual(grouped({ a: [7, 7], b: [7, 7], c: [7, 7] }, 1), ['abc'])
})

test('a row of neighbours does not become one group from end to end', () => {
  assert.deepEqual(grouped({ a: [0, 0], b: [20, 0], c: [40, 0], d: [60, 0] }), ['ab', 'cd'])
})
