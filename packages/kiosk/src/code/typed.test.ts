import assert from 'node:assert/strict'
import { test } from 'node:test'
import { padKeyOf, typeKey } from './typed.ts'

const typeAll = (keys: readonly string[], most: number) => keys.reduce((text, key) => typeKey(text, key, most), '')

test('figures are written one after the other, up to as many as there are', () => {
  assert.equal(typeAll(Array.from('1234'), 12), '1234')
  assert.equal(typeAll(Array.from('123456'), 4), '1234')
})

test('the last figure is taken back, or all of them', () => {
  assert.equal(typeAll(['1', '2', 'back'], 12), '1')
  assert.equal(typeAll(['back', '1', 'back', 'back'], 12), '')
  assert.equal(typeAll(['1', '2', 'clear', '3'], 12), '3')
})

test('a keyboard types what is on the pad and nothing else', () => {
  const signs = ['1', '2', '-']
  const cases = [
    ['1', '1'],
    ['-', '-'],
    ['9', undefined],
    ['a', undefined],
    ['Enter', undefined],
    ['Backspace', 'back'],
    ['Delete', 'clear'],
  ] as const
  for (const [key, expected] of cases) assert.equal(padKeyOf(key, signs), expected, key)
})
