import assert from 'node:assert/strict'
import { test } from 'node:test'
import { durationOf, spanOf, toInstant, toTyped } from './leave-time.ts'

const start = '2026-03-05T00:00:00Z'
const rows: [end: string, zhCN: string | undefined, enUS: string | undefined][] = [
  ['2026-03-05T00:30:00Z', '30 分钟', '30 minutes'],
  ['2026-03-05T01:00:00Z', '1 小时', '1 hour'],
  ['2026-03-06T04:00:00Z', '1 天 4 小时', '1 day 4 hours'],
  ['2026-03-07T00:01:00Z', '2 天 1 分钟', '2 days 1 minute'],
  [start, undefined, undefined],
  ['2026-03-04T00:00:00Z', undefined, undefined],
  ['', undefined, undefined],
]

for (const [end, zhCN, enUS] of rows) {
  test(`a leave until "${end}" lasts ${enUS ?? 'no time'}`, () => {
    const duration = durationOf(start, end)
    assert.deepEqual([duration?.[0], duration?.[1]], [zhCN, enUS])
  })
}

test('what the field shows is the same instant', () => {
  const date = new Date(2026, 2, 5, 8, 5)
  assert.equal(toTyped(date), '2026-03-05T08:05')
  assert.equal(toInstant(toTyped(date)), date.toISOString())
  assert.equal(toInstant('soon'), 'soon')
})

test('a span names each day once when it is the same', () => {
  const [from, until] = [new Date(2026, 2, 5, 8), new Date(2026, 2, 5, 18)]
  const span = spanOf(from.toISOString(), until.toISOString(), 'en_US')
  assert.match(span, /08:00.*18:00/)
  assert.equal(span.match(/Mar/g)?.length, 1)
})
