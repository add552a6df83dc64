import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeDetails } from './details.rules.ts'

test('words of the program in an entry are read in the language of the reader', () => {
  const details = { state: 'hidden', term: '2026-2027-1', keys: 5 }
  assert.deepEqual(
    describeDetails(details, 'en_US').map(({ label, after }) => `${label}: ${after}`),
    ['Status: Hidden', 'Term: 2026-2027-1', 'Keys: 5'],
  )
  assert.equal(describeDetails(details, 'zh_CN')[0]?.after, '已隐藏')
})
