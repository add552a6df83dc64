import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOrder, maxFavourites, moved, movedAmong, named, toggled } from './arrangement.ts'

const offered = ['scan', 'leave', 'help', 'profile'].map((name) => ({ name }))
const namesOf = (services: readonly { readonly name: string }[]) => services.map(({ name }) => name)

test('services are in the order of their owner, then in that of the school', () => {
  assert.deepEqual(namesOf(inOrder(offered, ['profile', 'leave'])), ['profile', 'leave', 'scan', 'help'])
  assert.deepEqual(namesOf(inOrder(offered, [])), ['scan', 'leave', 'help', 'profile'])
})

test('a name of a service that no longer exists is ignored', () => {
  assert.deepEqual(namesOf(inOrder(offered, ['gone', 'help'])), ['help', 'scan', 'leave', 'profile'])
  assert.deepEqual(namesOf(named(offered, ['help', 'gone', 'scan'])), ['help', 'scan'])
})

test('a service moves one step at a time and stops at the ends', () => {
  const names = ['a', 'b', 'c']
  assert.deepEqual(moved(names, 'b', -1), ['b', 'a', 'c'])
  assert.deepEqual(moved(names, 'b', 1), ['a', 'c', 'b'])
  assert.deepEqual(moved(names, 'a', -1), names)
  assert.deepEqual(moved(names, 'c', 1), names)
  assert.deepEqual(moved(names, 'gone', 1), names)
})

test('a step within a group skips what is in between', () => {
  assert.deepEqual(movedAmong(['a', 'x', 'b', 'y', 'c'], ['a', 'b', 'c'], 'b', 1), ['a', 'x', 'c', 'y', 'b'])
  assert.deepEqual(movedAmong(['a', 'x', 'b'], ['a', 'b'], 'a', -1), ['a', 'x', 'b'])
})

test('a favourite is added at the end, taken away again, and never a thirteenth', () => {
  assert.deepEqual(toggled(['scan'], 'leave'), ['scan', 'leave'])
  assert.deepEqual(toggled(['scan', 'leave'], 'scan'), ['leave'])
  const full = Array.from({ length: maxFavourites }, (_, index) => `service-${index}`)
  assert.deepEqual(toggled(full, 'leave'), full)
  assert.equal(toggled(full, 'service-0').length, maxFavourites - 1)
})
