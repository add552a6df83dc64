import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf, type RankStep, rankOf } from './rank.rules.ts'

const everything = Object.keys(pointsOf) as RankStep[]

test('no activity is the first level, full activity the last', () => {
  assert.deepEqual([rankOf(new Set()).level, rankOf(new Set()).nextLevelAt], [1, 20])
  const top = rankOf(new Set(everything))
  assert.deepEqual([top.points, top.level, top.nextLevelAt], [100, 5, null])
})

test('a level begins exactly at its points', () => {
  assert.equal(rankOf(new Set(['phone'])).level, 1)
  assert.deepEqual([rankOf(new Set(['phone', 'email'])).level, rankOf(new Set(['phone', 'email'])).nextLevelAt], [2, 45])
  const allBut = (left: RankStep[]) => rankOf(new Set(everything.filter((step) => !left.includes(step))))
  assert.deepEqual([allBut(['phone']).points, allBut(['phone']).level], [90, 5])
  assert.deepEqual([allBut(['phone', 'avatar']).points, allBut(['phone', 'avatar']).level], [85, 4])
})
