import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthIn } from './zoned-month.ts'

test('a month begins and ends with the days of the school', () => {
  const cases = [
    ['Asia/Shanghai', '2026-12', '2026-11-30T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
    ['Europe/Berlin', '2026-03', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['UTC', '2026-02', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  ] as const
  for (const [zone, month, from, until] of cases) {
    const span = monthIn(zone, month)
    assert.deepEqual([span.from.toISOString(), span.until.toISOString()], [from, until], `${month} in ${zone}`)
  }
})
