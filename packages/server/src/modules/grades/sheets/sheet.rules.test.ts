import assert from 'node:assert/strict'
import { test } from 'node:test'
import { totalOf } from '@campus/contract/grades/total.ts'
import { resultOf, scoreOf } from './sheet.rules.ts'

const parts = [{ weight: 30 }, { weight: 70 }]

test('a total is the weighted mean to one decimal, half up, and empty while a mark is missing', () => {
  for (const [marks, total] of [
    [[100, 100], 100],
    [[0, 0], 0],
    [[80, 90], 87],
    [[59.9, 60], 60],
    [[0.1, 0.1], 0.1],
    [[88.5, 76.5], 80.1],
    [[null, 90], null],
    [[90], null],
  ] as const)
    assert.equal(totalOf(parts, marks), total, String(marks))
})

test('who missed the exam has zero, who is exempt a word, who writes later nothing yet', () => {
  const line = (remark: 'absent' | 'deferred' | 'exempt' | '') => ({ remark, marks: [90, null] })
  assert.deepEqual(scoreOf(parts, line('absent')), { mark: 0, word: '', isPassed: false })
  assert.deepEqual(scoreOf(parts, line('exempt')), { mark: null, word: 'exempt', isPassed: true })
  assert.equal(scoreOf(parts, line('deferred')), undefined)
  assert.equal(scoreOf(parts, line('')), undefined)
  assert.equal(resultOf(parts, line('exempt')), null)
})
