import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { isSaidTwice, newPasswordFields, saidDifferently } from './new-password.ts'

const Typed = z.object(newPasswordFields({ most: 16, account: 'T0001-ab' })).refine(isSaidTwice, saidDifferently)
const complaint = (password: string, passwordAgain = password) => {
  const issue = Typed.safeParse({ password, passwordAgain }).error?.issues[0]
  return issue && `${issue.path.join('.')} ${issue.message}`
}

test('a good password entered twice is accepted', () => {
  assert.equal(complaint('blue horse 7'), undefined)
})

test('each broken rule is named at the field it belongs to', () => {
  assert.equal(complaint('short 1'), 'password password_length')
  assert.equal(complaint('onlyletters'), 'password password_classes')
  assert.equal(complaint('20260101'), 'password password_classes')
  assert.equal(complaint('blue horse 7', 'blue horse 8'), 'passwordAgain passwords_differ')
})

test("the school's own bound and the account itself are refused before anything is sent", () => {
  assert.equal(complaint('blue horse 7 and more'), 'password password_length')
  assert.equal(complaint('t0001-AB'), 'password password_is_account')
})
