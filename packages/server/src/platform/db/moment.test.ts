import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMoment } from './moment.ts'

test('a moment is read as it is written, whatever its fraction, zone or age', () => {
  const moments = {
    '2026-02-28 23:59:59.999999+00': '2026-02-28T23:59:59.999Z',
    '2024-02-29 00:00:00.57+08': '2024-02-28T16:00:00.570Z',
    '1999-12-31 20:00:00.001-04': '2000-01-01T00:00:00.001Z',
    '1969-12-31 23:59:59.999+00': '1969-12-31T23:59:59.999Z',
    '2026-01-01 05:30:00+05:30': '2026-01-01T00:00:00.000Z',
    '0050-06-01 00:00:00+00': '0050-06-01T00:00:00.000Z',
    '0044-03-15 12:00:00+00 BC': '-000043-03-15T12:00:00.000Z',
  }
  for (const [text, moment] of Object.entries(moments)) assert.equal(readMoment(text).toISOString(), moment, text)
})
