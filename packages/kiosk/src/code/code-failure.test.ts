import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '@campus/client/failures.ts'
import { codeFailure, minuteAfter } from './code-failure.ts'

test('until when typing is closed is told as the clock on the wall shows it, and never too early', () => {
  const at = (time: string) => new Date(`2026-11-15T${time}`).getTime()
  assert.equal(minuteAfter(at('19:47:30'), 570), '19:57')
  assert.equal(minuteAfter(at('19:47:31'), 570), '19:58')
  assert.equal(minuteAfter(at('23:55:00'), 600), '00:05')
})

test('a shut keyboard names its time and another way in; any other refusal keeps the words of the server', () => {
  assert.match(codeFailure(new Refusal('typing_shut', '…', {}, { seconds: 300 })), /\d\d:\d\d 前暂停键入.*扫描/)
  assert.equal(codeFailure(new Refusal('typing_shut', '请稍后', {}, null)), '请稍后')
  assert.equal(codeFailure(new Refusal('pickup_code_wrong', '取件码不正确')), '取件码不正确')
})
