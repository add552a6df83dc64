import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeLine } from './office.ts'

test('LibreOffice without its limits asks for attention, with what to do, in every language', () => {
  const one = officeLine({ isPresent: true, risks: ['network'] })
  const both = officeLine({ isPresent: true, risks: ['network', 'limits'] })
  const limits = officeLine({ isPresent: true, risks: ['limits'] })
  assert.equal(new Set([one, both, limits].map(({ text }) => text[1])).size, 3)
  for (const { tone, text, advice } of [one, both, limits]) {
    assert.equal(tone, 'attention')
    for (const words of [text, advice]) assert.equal(words?.filter((part) => part.length > 5).length, 3)
  }
  assert.equal(officeLine({ isPresent: true, risks: [] }).tone, 'good')
  assert.equal(officeLine({ isPresent: false, risks: [] }).tone, 'off')
})
