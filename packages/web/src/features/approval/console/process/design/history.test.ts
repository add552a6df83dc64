import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, changed, redone, undone } from './history.ts'

test('changes are undone and done again in their order', () => {
  const two = changed(changed(begin('a'), 'b'), 'c')
  assert.equal(undone(two).present, 'b')
  assert.equal(undone(undone(two)).present, 'a')
  assert.equal(undone(undone(undone(two))).present, 'a')
  assert.equal(redone(undone(two)).present, 'c')
  assert.equal(redone(two), two)
})

test('the letters of one name are undone together, those of another name are not', () => {
  const typed = changed(changed(changed(begin('a'), 'ab', 'name 1'), 'abc', 'name 1'), 'abcd', 'name 2')
  assert.equal(undone(typed).present, 'abc')
  assert.equal(undone(undone(typed)).present, 'a')
  const again = changed(undone(typed), 'abx', 'name 1')
  assert.equal(undone(again).present, 'abc')
})

test('a change after an undo forgets what came later, and no change is no step', () => {
  const other = changed(undone(changed(begin('a'), 'b')), 'c')
  assert.equal(redone(other), other)
  assert.equal(changed(other, 'c'), other)
})

test('a hundred steps are kept', () => {
  let history = begin(0)
  for (let step = 1; step <= 150; step += 1) history = changed(history, step)
  for (let step = 0; step < 200; step += 1) history = undone(history)
  assert.equal(history.present, 50)
})
