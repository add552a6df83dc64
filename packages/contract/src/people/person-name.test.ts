import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maskedNameIn } from './person-name.ts'

test('a masked name is read in the letters of its reader, and tells no more in either', () => {
  const person = { name: '林小雨', namePinyin: 'Lin Xiaoyu' }
  assert.deepEqual([maskedNameIn(person, 'zh_CN'), maskedNameIn(person, 'en_US')], ['林**', 'L** X*****'])
  assert.equal(maskedNameIn({ name: '林小雨', namePinyin: '' }, 'en_US'), '林**')
})
