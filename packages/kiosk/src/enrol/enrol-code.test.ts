import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spellCode } from './enrol-code.ts'

test('a code is spelt in groups of four, however it was typed', () => {
  const cases = [
    ['', ''],
    ['abcd', 'ABCD'],
    ['abcde', 'ABCD-E'],
    ['ABCD-EFGH-2345', 'ABCD-EFGH-2345'],
    [' ab cd efgh 2345 67', 'ABCD-EFGH-2345'],
  ] as const
  for (const [typed, spelt] of cases) assert.equal(spellCode(typed), spelt)
})
