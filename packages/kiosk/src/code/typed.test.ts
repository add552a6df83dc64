import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresIn, padKeyOf, typeKey } from './typed.ts'

const typeAll = (keys: readonly string[], max: number) => keys.reduce((text, key) => typeKey(text, key, max), '')

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

test('a code that was copied is accepted as shown on the phone, and nothing else is', () => {
  for (const text of ['1234 5678 9012', '1234-5678-9012', ' １２３４５６７８９０１２\n', '12345678901234'])
    assert.equal(figuresIn(text, 12), '123456789012', text)
  for (const text of ['', 'https://campus.example/?code=123456789012', '12a']) assert.equal(figuresIn(text, 12), undefined, text)
})
