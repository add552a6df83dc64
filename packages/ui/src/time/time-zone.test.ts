import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { toInstant, toLocalTime } from './local-time.ts'
import { dateOf, minuteOf } from './relative-time.ts'
import { setTimeZone } from './time-zone.ts'

after(() => setTimeZone(undefined))

test('times are shown and typed on the clock of the school, also around a turned clock', () => {
  setTimeZone('Asia/Shanghai')
  const late = Date.parse('2026-01-05T16:30:00Z')
  assert.deepEqual([dateOf(late), minuteOf(late)], ['2026-01-06', '2026-01-06 00:30'])
  assert.equal(toLocalTime(late), '2026-01-06T00:30')
  assert.equal(toInstant('2026-01-06T00:30'), '2026-01-05T16:30:00.000Z')
  setTimeZone('Europe/Berlin')
  for (const instant of ['2026-03-29T00:59:00.000Z', '2026-03-29T01:00:00.000Z', '2026-10-25T03:00:00.000Z'])
    assert.equal(toInstant(toLocalTime(Date.parse(instant))), instant)
})

test('a zone that the browser does not know leaves the reader’s own clock', () => {
  setTimeZone('Moon/Crater')
  assert.equal(toInstant(toLocalTime(Date.parse('2026-01-05T16:30:00Z'))), '2026-01-05T16:30:00.000Z')
  assert.equal(toInstant(''), undefined)
})
