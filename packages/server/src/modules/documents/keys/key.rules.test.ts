import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEnding, shouldRenew } from './key.rules.ts'

const now = new Date('2026-09-01T00:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

test('a certificate is replaced in the last days before its end, an authority in its last year, a root never', () => {
  const farEnd = inDays(10_000)
  const cases = [
    ['signer', 30, false],
    ['signer', 29.9, true],
    ['signer', -1, true],
    ['code', 31, false],
    ['code', 29, true],
    ['issuing', 366, false],
    ['issuing', 364, true],
    ['root', 1, false],
  ] as const
  for (const [purpose, days, expected] of cases)
    assert.equal(shouldRenew({ purpose, validTo: inDays(days) }, farEnd, now), expected, `${purpose} with ${days} days left`)
})

test('nothing is replaced when the authority above ends as soon', () => {
  const signer = { purpose: 'signer', validTo: inDays(10) } as const
  assert.equal(shouldRenew(signer, inDays(10), now), false)
  assert.equal(shouldRenew(signer, inDays(11), now), true)
})

test('the end of a root is announced two years before', () => {
  assert.deepEqual(
    [isEnding({ purpose: 'root', validTo: inDays(731) }, now), isEnding({ purpose: 'root', validTo: inDays(729) }, now)],
    [false, true],
  )
})
