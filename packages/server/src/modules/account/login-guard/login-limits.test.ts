import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Failures, judgeAttempt } from './login-limits.rules.ts'

const none: Failures = { onAccount: 0, fromSource: 0, onAccountFromSource: 0, successesFromSource: 0 }
const million = 1_000_000

const table: readonly (readonly [sentence: string, failures: Partial<Failures>, needs: string, isAlways?: true])[] = [
  ['nobody has failed yet', {}, 'nothing'],
  ['two failures are forgiven', { onAccount: 2, fromSource: 2, onAccountFromSource: 2 }, 'nothing'],
  ['three failures on the account ask for a captcha', { onAccount: 3 }, 'captcha'],
  ['nine failures from a network are forgiven, as a dormitory has one address', { fromSource: 9 }, 'nothing'],
  ['ten failures from a network ask for a captcha', { fromSource: 10 }, 'captcha'],
  ['a campus where 20,000 get in and 1,000 mistype is asked for nothing', { fromSource: 1000, successesFromSource: 20_000 }, 'nothing'],
  ['a network where more fail than get in is asked for a captcha', { fromSource: 1000, successesFromSource: 900 }, 'captcha'],
  ['a school may always want a captcha', {}, 'captcha', true],
  ['nineteen failures of a network on an account ask for a captcha', { onAccount: 19, fromSource: 19, onAccountFromSource: 19 }, 'captcha'],
  ['twenty make that network wait', { onAccount: 20, fromSource: 20, onAccountFromSource: 20 }, 'wait'],
  ['a million failures of the same network on other accounts never make the owner wait', { fromSource: million }, 'captcha'],
]

for (const [sentence, failures, needs, isAlways = false] of table) {
  test(sentence, () => assert.equal(judgeAttempt({ ...none, ...failures }, false, isAlways).needs, needs))
}

test('failures on an account make the work of its captcha and the pause after an attempt grow, up to a bound', () => {
  const costs = [0, 9, 10, 19, 20, 40, 80, 160, million].map((onAccount) => {
    const { workBits, pauseSeconds } = judgeAttempt({ ...none, onAccount }, false, false)
    return [onAccount, workBits, pauseSeconds]
  })
  assert.deepEqual(costs, [
    [0, 16, 0],
    [9, 16, 0],
    [10, 17, 5],
    [19, 17, 5],
    [20, 18, 15],
    [40, 19, 30],
    [80, 20, 60],
    [160, 20, 60],
    [million, 20, 60],
  ])
})

test('on a known device only its own failures count', () => {
  const elsewhere = { onAccount: million, fromSource: million, successesFromSource: 0 }
  const judge = (onAccountFromSource: number) => judgeAttempt({ ...elsewhere, onAccountFromSource }, true, false)
  assert.deepEqual(judge(0), { needs: 'nothing', workBits: 16, pauseSeconds: 0 })
  assert.deepEqual([judge(3).needs, judge(20).needs], ['captcha', 'wait'])
})
