import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exactTime } from './exact-time.ts'

test('a time before noon and one after it are shown in 24 hours, by the clock of the school', () => {
  const shown = (at: string) => exactTime(at, 'en_US', 'Asia/Shanghai').replaceAll(/\s/g, ' ')
  assert.equal(shown('2026-11-30T21:16:00Z'), 'Dec 1, 05:16')
  assert.equal(shown('2026-12-01T16:05:00Z'), 'Dec 2, 00:05')
  assert.equal(exactTime('2026-12-01T09:30:00Z', 'zh_CN', 'Asia/Shanghai'), '12月1日 17:30')
})
