import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consentFor } from './print-consent.ts'

const plain = { isPossible: true, lacks: [], pagesLeft: 6, entrustedTo: [] }
const friend = { name: '周**', copies: 1 }

test('one’s own item printed as ordered needs no confirmation', () => {
  assert.equal(consentFor(plain), undefined)
  assert.equal(consentFor({ ...plain, entrustedTo: [friend] }), undefined)
  assert.equal(consentFor({ ...plain, isPossible: false, lacks: ['colour'] }), undefined)
})

test('grey paper, and what a friend was to fetch, are asked for', () => {
  assert.deepEqual(consentFor({ ...plain, lacks: ['colour'] }), { acceptsGrey: true, takesEntrusted: false })
  assert.deepEqual(consentFor({ ...plain, pagesLeft: 0, entrustedTo: [friend] }), { acceptsGrey: false, takesEntrusted: true })
  assert.deepEqual(consentFor({ isPossible: true, lacks: ['colour'], pagesLeft: 0, entrustedTo: [friend] }), {
    acceptsGrey: true,
    takesEntrusted: true,
  })
})
