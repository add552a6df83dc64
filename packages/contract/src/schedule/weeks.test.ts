import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '../language.ts'
import { listWeeks, parseWeeks, sayWeeks } from './weeks.ts'

test('weeks are read as people write them', () => {
  const cases: [string, number[]][] = [
    ['1-3', [1, 2, 3]],
    ['1-8,10,12-16 odd', [1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 15]],
    ['2-8 even', [2, 4, 6, 8]],
    ['第1-5周单、7', [1, 3, 5, 7]],
    ['30', [30]],
    ['3, 1-2', [1, 2, 3]],
  ]
  for (const [text, weeks] of cases) assert.deepEqual(listWeeks(parseWeeks(text) ?? 0), weeks, text)
})

test('weeks that make no sense are refused', () => {
  for (const text of ['16-1', '0', '99', '', ',', '1-', 'a', '2 odd', '1-31', '1.5', '-3', '1 2'])
    assert.equal(parseWeeks(text), undefined, text)
})

test('what is written for a reader means the same again, in every language', () => {
  for (let seed = 1; seed < 400; seed += 1) {
    const weeks = (Math.imul(seed, 0x9e37_79b1) >>> 3) & 0x3fff_ffff
    for (const language of languages) assert.equal(parseWeeks(sayWeeks(weeks, language)), weeks)
  }
  assert.equal(sayWeeks(parseWeeks('1-8,10,12-18 even') ?? 0, 'en_US'), '1-8, 10-18 even')
  assert.equal(sayWeeks(parseWeeks('1-15单') ?? 0, 'zh_CN'), '1-15 单')
})
