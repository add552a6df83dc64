import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barsOf, type KindSum } from './bars.ts'

const sum = (kind: KindSum['kind'], free: number, print: number, money = 0): KindSum => ({ kind, free, print, money, count: 1 })

test('the longest bar is full and first, for income and spending', () => {
  const bars = barsOf([sum('recharge', 0, 1000), sum('purchase', -500, -1500)])
  assert.deepEqual(
    bars.map(({ kind, moved, share }) => [kind, moved, share]),
    [
      ['purchase', -2000, 1],
      ['recharge', 1000, 0.5],
    ],
  )
})

test('where no beans moved the money is the length', () => {
  assert.deepEqual(
    barsOf([sum('purchase', 0, 0, -400), sum('grant', 800, 0)]).map(({ share }) => share),
    [1, 0.5],
  )
})

test('a month without movements has no bars', () => assert.deepEqual(barsOf([]), []))
