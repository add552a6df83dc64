import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepable, withDraft } from './draft.ts'

const start = { reason: '', copies: 1, agreed: false, password: '' }

test('a half-written form is there again after a reload', () => {
  const kept = JSON.stringify(keepable({ ...start, reason: '办理签证', copies: 3 }))
  assert.deepEqual(withDraft(start, kept), { ...start, reason: '办理签证', copies: 3 })
})

test('passwords, codes and ID numbers are never kept', () => {
  const secrets = { password: 'a', newPwd: 'b', smsCode: '123456', captcha: 'x', idCardNo: '1', confirmPassword: 'c' }
  assert.deepEqual(keepable({ ...secrets, email: 'a@b.cn' }), { email: 'a@b.cn' })
})

test('a password somebody put into the draft is not taken out of it', () => {
  assert.equal(withDraft(start, '{"password":"planted","reason":"ok"}').password, '')
})

test('a draft of an older form gives only what still fits', () => {
  assert.deepEqual(withDraft(start, '{"copies":"three","reason":"ok","gone":1}'), { ...start, reason: 'ok' })
})

test('a broken draft is as if there were none', () => {
  for (const kept of [null, '', '{', '7', 'null']) assert.deepEqual(withDraft(start, kept), start)
})
