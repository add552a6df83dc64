import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayReason, writeReason } from '../issued/failure.ts'
import { codeOf, groupCode, serialOf } from './numbers.rules.ts'
import { endOf, lastDayOf } from './validity.rules.ts'

test('a serial names the school, the year and its number', () => {
  assert.equal(serialOf('demo', 2026, 1), 'DEMO2026-000001')
  assert.equal(serialOf('north-west.u', 2027, 1_234_567), 'NORTHWESTU2027-1234567')
})

test('a code has sixteen letters of which none is read as another, one for each five bits', () => {
  assert.equal(codeOf(new Uint8Array(10)), '0'.repeat(16))
  assert.equal(codeOf(new Uint8Array(10).fill(255)), 'Z'.repeat(16))
  assert.equal(codeOf(Uint8Array.from([0x00, 0x44, 0x32, 0x14, 0xc7, 0x42, 0x54, 0xb6, 0x35, 0xcf])), '0123456789ABCDEF')
  assert.equal(groupCode('0123456789ABCDEF'), '0123-4567-89AB-CDEF')
})

test('a document holds until its last day is over where the school is', () => {
  const cases = [
    ['2026-11-15', 180, 'Asia/Shanghai', '2027-05-14', '2027-05-14T16:00:00.000Z'],
    ['2024-02-28', 1, 'Asia/Shanghai', '2024-02-29', '2024-02-29T16:00:00.000Z'],
    ['2026-12-31', 1, 'UTC', '2027-01-01', '2027-01-02T00:00:00.000Z'],
    ['2026-03-28', 1, 'Europe/Berlin', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['2026-10-24', 1, 'America/New_York', '2026-10-25', '2026-10-26T04:00:00.000Z'],
  ] as const
  for (const [issuedOn, days, timeZone, lastDay, end] of cases) {
    assert.equal(lastDayOf(issuedOn, days), lastDay)
    assert.equal(endOf(lastDay, timeZone)?.toISOString(), end)
  }
  assert.equal(lastDayOf('2026-11-15', null), null)
  assert.equal(endOf(null, 'UTC'), null)
})

test("why a document failed is shown in the reader's language, why it was revoked as written", () => {
  const reason = writeReason({ code: 'character_missing', about: '𱍐' })
  assert.match(sayReason({ state: 'failed', reason }, 'en_US'), /^None of our fonts contains.*\(𱍐\)$/)
  assert.match(sayReason({ state: 'failed', reason: writeReason({ code: 'making_failed' }) }, 'zh_TW'), /檔案產生失敗/)
  assert.equal(sayReason({ state: 'revoked', reason: 'making_failed' }, 'en_US'), 'making_failed')
})
