import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spanOf } from './claim-span.ts'

const at = (...during: readonly unknown[]) => {
  const span = spanOf(during, 'Asia/Shanghai')
  return span && [span.from?.toISOString(), span.until?.toISOString()]
}

test('a range of days holds its last day, one of hours ends on the minute', () => {
  assert.deepEqual(at('2026-12-01', '2026-12-01'), ['2026-11-30T16:00:00.000Z', '2026-12-01T16:00:00.000Z'])
  assert.deepEqual(at('2026-12-01 09:00', '2026-12-01 11:00'), ['2026-12-01T01:00:00.000Z', '2026-12-01T03:00:00.000Z'])
})

test('without days, or without any time, nothing is held', () => {
  for (const during of [
    ['09:00', '11:00'],
    ['2026', '2027'],
    ['2026-12', '2026-12'],
    ['', ''],
    [],
    ['2026-12-01 09:00', '2026-12-01 09:00'],
  ])
    assert.equal(at(...during), undefined, during.join())
  assert.equal(spanOf(undefined, 'Asia/Shanghai'), undefined)
})
