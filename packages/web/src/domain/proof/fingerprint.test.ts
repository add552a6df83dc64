import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareFingerprints, inPairs } from './fingerprint.ts'

const ours = 'ab12cd34'.repeat(8)

test('a fingerprint is shown the way PDF readers show it', () => {
  assert.equal(inPairs('ab12cd'), 'AB:12:CD')
  assert.equal(inPairs(ours).length, 95)
})

test('the same fingerprint is recognised however it was written', () => {
  for (const pasted of [ours, ours.toUpperCase(), inPairs(ours), `  ${inPairs(ours).replaceAll(':', ' ')}\n`])
    assert.equal(compareFingerprints(pasted, ours), 'same')
})

test('one digit more, less or other is different, and an empty field has no result', () => {
  for (const pasted of [`${ours}0`, ours.slice(1), ours.replace('a', 'b'), 'hello'])
    assert.equal(compareFingerprints(pasted, ours), 'different')
  assert.equal(compareFingerprints('  ', ours), undefined)
})
