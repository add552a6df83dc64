import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { emptyLogin, loginSchema, proofOf } from './login-values.ts'

const typed = {
  ...emptyLogin,
  account: ' 20260001 ',
  password: 'secret 1',
  phone: '13900000000',
  email: 'A@B.cn',
  code: '123456',
  agreed: true,
}
const complaints = (way: 'password' | 'phone' | 'email', values: typeof typed) =>
  loginSchema(way, z.string())
    .safeParse(values)
    .error?.issues.map(({ path }) => path.join('.'))

test('each way asks for its own fields and not for those of another', () => {
  const nothing = { ...emptyLogin, agreed: true }
  assert.deepEqual(complaints('password', nothing), ['account', 'password'])
  assert.deepEqual(complaints('phone', nothing), ['phone', 'code'])
  assert.deepEqual(complaints('email', nothing), ['email', 'code'])
  assert.equal(complaints('password', { ...typed, phone: 'half a nu', code: '1' }), undefined)
})

test('nobody logs in without agreeing to the documents', () => {
  assert.deepEqual(complaints('phone', { ...typed, agreed: false }), ['agreed'])
})

test('a login sends what its way uses; a password typed before never travels with a code', () => {
  const values = loginSchema('password', z.string()).parse(typed)
  assert.deepEqual(proofOf('password', values), { way: 'password', account: '20260001', password: 'secret 1' })
  assert.deepEqual(proofOf('phone', typed), { way: 'phone', phone: '13900000000', code: '123456' })
  assert.deepEqual(proofOf('email', typed), { way: 'email', email: 'A@B.cn', code: '123456' })
})
