import assert from 'node:assert/strict'
import { test } from 'node:test'
import { troubleOf } from './camera-trouble.ts'

test('what the browser throws becomes a reason that one can do something about', () => {
  const cases = [
    [new DOMException('', 'NotAllowedError'), 'denied'],
    [new DOMException('', 'SecurityError'), 'denied'],
    [new DOMException('', 'NotReadableError'), 'busy'],
    [new DOMException('', 'NotFoundError'), 'missing'],
    [new TypeError('mediaDevices is undefined'), 'missing'],
    ['odd', 'missing'],
  ] as const
  for (const [error, trouble] of cases) assert.equal(troubleOf(error, true), trouble)
})

test('without a secure connection that is the reason, regardless of the error', () => {
  assert.equal(troubleOf(new DOMException('', 'NotAllowedError'), false), 'insecure')
})
