import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveByKey } from './unit-keys.ts'
import { rowsInSight, trailOf, type Unit } from './unit-rows.ts'

const unit = (id: string, parentId: string | null, name: string, nameEn: string): Unit => ({ id, parentId, name, nameEn, nameTw: name })

const units = [
  unit('art', null, '艺术学院', 'School of Arts'),
  unit('music', 'art', '音乐专业', 'Music'),
  unit('piano', 'music', '钢琴一班', 'Piano 1'),
  unit('law', null, '法学院', 'School of Law'),
]

const linesOf = (open: readonly string[], search = '') =>
  rowsInSight(units, { open: new Set(open), search }).map(({ unit, level }) => `${level} ${unit.id}`)

test('a closed organisation shows its first level, an opened unit what lies in it', () => {
  assert.deepEqual(linesOf([]), ['1 art', '1 law'])
  assert.deepEqual(linesOf(['art']), ['1 art', '2 music', '1 law'])
  assert.deepEqual(linesOf(['music']), ['1 art', '1 law'], 'what is open inside a closed unit stays out of sight')
})

test('a search shows what it finds and the way there, by any of the names', () => {
  assert.deepEqual(linesOf([], '钢琴'), ['1 art', '2 music', '3 piano'])
  assert.deepEqual(linesOf([], ' LAW '), ['1 law'])
  assert.deepEqual(linesOf([], 'chemistry'), [])
})

test('a unit whose parent one may not see stands at the top', () => {
  const rows = rowsInSight(units.slice(1, 3), { open: new Set(), search: '' })
  assert.deepEqual(
    rows.map(({ unit, level, hasChildren, place, siblings }) => [unit.id, level, hasChildren, place, siblings]),
    [['music', 1, true, 1, 1]],
  )
})

test('the way to a unit begins at the top and ends with itself, even when somebody has made a circle', () => {
  assert.deepEqual(
    trailOf(units, 'piano').map(({ id }) => id),
    ['art', 'music', 'piano'],
  )
  const circle = [unit('a', 'b', 'a', 'a'), unit('b', 'a', 'b', 'b')]
  assert.deepEqual(
    trailOf(circle, 'a').map(({ id }) => id),
    ['b', 'a'],
  )
})

test('arrow keys walk the lines in sight, open and close units, and stop at both ends', () => {
  const rows = rowsInSight(units, { open: new Set(['art']), search: '' })
  const cases = [
    ['art', 'ArrowDown', { to: 'music' }],
    ['law', 'ArrowDown', { to: 'law' }],
    ['art', 'ArrowUp', { to: 'art' }],
    ['art', 'ArrowRight', { to: 'music' }],
    ['art', 'ArrowLeft', { close: 'art' }],
    ['music', 'ArrowRight', { open: 'music' }],
    ['music', 'ArrowLeft', { to: 'art' }],
    ['law', 'ArrowRight', undefined],
    ['law', 'Home', { to: 'art' }],
    ['art', 'End', { to: 'law' }],
    ['music', 'Enter', { choose: 'music' }],
    ['music', ' ', { choose: 'music' }],
    ['music', 'Tab', undefined],
    ['nobody', 'ArrowDown', undefined],
  ] as const
  for (const [id, key, expected] of cases) assert.deepEqual(moveByKey(rows, id, key), expected, `${key} on ${id}`)
})
