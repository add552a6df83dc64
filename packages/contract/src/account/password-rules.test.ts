import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NewPassword, passwordRules } from './password-rules.ts'

const firstBroken = (password: string, account = 'S2024001', max = 64) =>
  passwordRules.find((rule) => !rule.isMet(password, { account, max }))?.code

test('each rule of a new password says its own word at its boundary', () => {
  const cases: [string, string | undefined][] = [
    ['abc1234', 'password_length'],
    ['abcd1234', undefined],
    [`a1${'x'.repeat(62)}`, undefined],
    [`a1${'x'.repeat(63)}`, 'password_length'],
    ['abcdefgh', 'password_classes'],
    ['12345678', 'password_classes'],
    ['########', 'password_classes'],
    ['1234567#', undefined],
    ['密码密码密码密码1', undefined],
    ['s2024001', 'password_is_account'],
  ]
  for (const [password, code] of cases) assert.equal(firstBroken(password), code, password)
})

test('a school may lower the upper bound', () => {
  assert.equal(firstBroken('abcd1234abcd12345', 'x', 16), 'password_length')
  assert.equal(firstBroken('abcd1234abcd1234', 'x', 16), undefined)
})

test('the schema names the broken rule, so that both sides say the same', () => {
  assert.equal(NewPassword.safeParse('abcdefgh').error?.issues[0]?.message, 'password_classes')
})
