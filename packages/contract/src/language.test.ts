import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counted } from './counted.ts'
import { say, toLanguage } from './language.ts'

test('the spellings of a language are understood, and an unknown one is Simplified Chinese', () => {
  const cases = {
    en_US: 'en_US',
    'en-GB': 'en_US',
    en: 'en_US',
    'zh-TW': 'zh_TW',
    'zh-Hant-HK': 'zh_TW',
    zh_HK: 'zh_TW',
    zh_CN: 'zh_CN',
    'fr-FR': 'zh_CN',
    '': 'zh_CN',
  }
  for (const [spelling, language] of Object.entries(cases)) assert.equal(toLanguage(spelling), language, spelling)
  assert.equal(toLanguage(undefined), 'zh_CN')
})

test('a phrase is returned in the requested language', () => {
  const phrase = ['简', 'en', '繁'] as const
  assert.deepEqual([say(phrase, 'zh_CN'), say(phrase, 'en_US'), say(phrase, 'zh_TW')], ['简', 'en', '繁'])
})

test('a number has its English word, one of one and several of none and of many', () => {
  assert.deepEqual([counted(0, 'row'), counted(1, 'row'), counted(2, 'row')], ['0 rows', '1 row', '2 rows'])
  assert.deepEqual([counted('1', 'copy', 'copies'), counted('1,000', 'copy', 'copies')], ['1 copy', '1,000 copies'])
})
