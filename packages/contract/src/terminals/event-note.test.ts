import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayEventNote } from './event-note.ts'

test("coded notes of the log are shown in the reader's language", () => {
  assert.equal(sayEventNote('media_jam, toner_low', 'zh_CN'), '卡纸、碳粉不足')
  assert.equal(sayEventNote('media_jam, toner_low', 'en_US'), 'Paper jam, Toner low')
  assert.equal(sayEventNote('screen, Front desk', 'zh_TW'), '螢幕、Front desk')
  assert.equal(sayEventNote('', 'en_US'), '')
})
