import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cartItem as item } from '../../../testing/cart-item.ts'
import { isWhole, leaveCart, selectedIn, selectionAfter, sumOf, turnGroup, turnOne, withAdded } from './selection.ts'

const blocked = { hindrance: { word: 'usage_limit_day', text: '今天的次数已用完' } }

test('at first everything available of the first group is selected, and what was added last', () => {
  const groups = { direct: [item('a'), item('b', blocked)], approval: [item('c')] }
  assert.deepEqual([...selectionAfter(groups, undefined)], ['a'])
  const added = { ...groups, approval: [item('c'), item('d', { addedAt: '2026-03-02T00:00:00.000Z' })] }
  assert.deepEqual([...selectionAfter(added, undefined)], ['a', 'd'])
  assert.deepEqual([...selectionAfter({ direct: [item('b', blocked)], approval: [item('c')] }, undefined)], ['c'])
  assert.deepEqual([...selectionAfter({ direct: [], approval: [] }, undefined)], [])
})

test('back in the cart the choice is as it was left, and what was added meanwhile is ticked', () => {
  const groups = { direct: [item('a'), item('b')], approval: [] }
  const left = leaveCart(groups, new Set(['b']))
  assert.deepEqual([...selectionAfter(groups, left)], ['b'])
  assert.deepEqual([...selectionAfter({ ...groups, approval: [item('c')] }, left)], ['b', 'c'])
  assert.deepEqual([...selectionAfter({ direct: [item('a'), item('b', blocked)], approval: [] }, left)], [])
})

test('copies that were added again are ticked; a number changed in the cart ticks nothing', () => {
  const groups = { direct: [item('a'), item('b', { quantity: 2 })], approval: [] }
  const changed = { direct: [item('a'), item('b', { quantity: 3 })], approval: [] }
  const again = { direct: [item('a'), item('b', { quantity: 3, addedAt: '2026-03-02T00:00:00.000Z' })], approval: [] }
  const left = leaveCart(groups, new Set(['a']))
  assert.deepEqual([...selectionAfter(changed, left)], ['a'])
  assert.deepEqual([...withAdded(new Set(['a']), groups, changed)], ['a'])
  assert.deepEqual([...selectionAfter(again, left)], ['a', 'b'])
  assert.deepEqual([...withAdded(new Set(['a']), groups, again)], ['a', 'b'])
})

test('what only a newer answer names is ticked, and everything else stays as it was chosen', () => {
  const kept = { direct: [item('a'), item('b')], approval: [] }
  const newer = { direct: [item('a'), item('b', blocked), item('c')], approval: [item('d', blocked)] }
  assert.deepEqual([...withAdded(new Set(['b']), kept, newer)], ['b', 'c'])
  assert.deepEqual([...withAdded(new Set(['c']), newer, newer)], ['c'])
})

test('a group is selected without unavailable items, and deselected as a whole', () => {
  const items = [item('a'), item('b', blocked), item('c')]
  const all = turnGroup(items, new Set(['x']))
  assert.deepEqual([...all], ['x', 'a', 'c'])
  assert.equal(isWhole(items, all), true)
  assert.deepEqual([...turnGroup(items, new Set([...all, 'b']))], ['x'])
})

test('a group without available items is never fully selected', () => assert.equal(isWhole([item('b', blocked)], new Set(['b'])), false))

test('one item is selected and deselected by the same touch', () => {
  assert.deepEqual([...turnOne('a', new Set())], ['a'])
  assert.deepEqual([...turnOne('a', new Set(['a', 'b']))], ['b'])
})

test('what left the cart is no longer selected, and the sum is that of the rest', () => {
  const groups = { direct: [item('a', { amount: 300 })], approval: [item('c', { amount: 200 })] }
  const { direct, approval } = selectedIn(groups, new Set(['a', 'gone']))
  assert.deepEqual([sumOf(direct), approval.length], [300, 0])
})
