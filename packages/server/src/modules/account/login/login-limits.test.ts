import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeAttempt } from './login-limits.rules.ts'

const table = [
  ['nobody has failed yet', 0, 0, 0, false, 'go'],
  ['two failures are forgiven', 2, 2, 2, false, 'go'],
  ['three failures on the account ask for a captcha', 3, 0, 0, false, 'captcha'],
  ['nine failures from a network are forgiven, as a dormitory has one address', 0, 9, 0, false, 'go'],
  ['ten failures from a network ask for a captcha', 0, 10, 0, false, 'captcha'],
  ['a school may always want a captcha', 0, 0, 0, true, 'captcha'],
  ['nineteen failures of a network on an account still only ask for a captcha', 19, 19, 19, false, 'captcha'],
  ['twenty make that network wait', 20, 20, 20, false, 'wait'],
  ['a million failures from elsewhere never make the owner wait', 1_000_000, 0, 0, false, 'captcha'],
  ['a million failures of the same network on other accounts never make the owner wait', 0, 1_000_000, 19, true, 'captcha'],
] as const

for (const [sentence, onAccount, fromSource, onAccountFromSource, isAlways, verdict] of table) {
  test(sentence, () => assert.equal(judgeAttempt({ onAccount, fromSource, onAccountFromSource }, isAlways), verdict))
}
