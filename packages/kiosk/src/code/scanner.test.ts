import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nothingTyped, readKey, type Typing } from './scanner.ts'

/** Presses the keys with so many milliseconds between them; returns what was read, and the remaining input. */
const press = (keys: readonly string[], gap: number, from = 1000, before: Typing = nothingTyped) => {
  let typing = before
  const scanned: string[] = []
  for (const [index, key] of keys.entries()) {
    const step = readKey(typing, key, from + index * gap)
    typing = step.typing
    if (step.scanned !== undefined) scanned.push(step.scanned)
  }
  return { scanned, typing }
}

const signs = (text: string) => Array.from(text)
const address = 'https://campus.example/#/pages/brige/brige?code=AbC_d-1234567890123456'

test('fast input that ends with Enter comes from a scanner', () => {
  assert.deepEqual(press([...signs(address), 'Enter'], 8).scanned, [address])
  assert.deepEqual(press([...signs('123456789012'), 'Enter'], 60).scanned, ['123456789012'])
})

test('keys that write nothing do not tear a code apart', () => {
  assert.deepEqual(press(['Shift', 'A', 'Shift', 'B', ...signs('cdefghijklmnop'), 'Enter'], 10).scanned, ['ABcdefghijklmnop'])
})

test('people type slower, and Enter alone presses a button', () => {
  assert.deepEqual(press([...signs('123456789012'), 'Enter'], 200).scanned, [])
  assert.deepEqual(press(['Enter'], 5).scanned, [])
  assert.deepEqual(press([...signs('12345'), 'Enter'], 5).scanned, [])
})

test('a late Enter belongs to somebody else', () => {
  const { typing } = press(signs('123456789012'), 10)
  assert.deepEqual(readKey(typing, 'Enter', 9000), { typing: nothingTyped })
})

test('two codes one after the other are two, and a pause forgets half a code', () => {
  const two = [...signs('111111111111'), 'Enter', ...signs('222222222222'), 'Enter']
  assert.deepEqual(press(two, 10).scanned, ['111111111111', '222222222222'])
  const half = press(signs('999999'), 10).typing
  assert.deepEqual(press([...signs('333333333333'), 'Enter'], 10, 9000, half).scanned, ['333333333333'])
})

test('a cat on the keyboard does not fill the memory', () => {
  assert.equal(press(signs('x'.repeat(5000)), 1).typing.text.length, 400)
})
