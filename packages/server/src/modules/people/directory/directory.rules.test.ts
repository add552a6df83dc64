import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardFields } from '@campus/contract/people/directory.ts'
import { audiencesOf, hiddenFields, reachOf } from './directory.rules.ts'

test('staff see the school, students as far as it allows, guests nobody', () => {
  const cases = [
    [['teacher'], 'nobody', true, 'school'],
    [['teacher', 'manager'], 'class', true, 'school'],
    [['teacher', 'admin'], 'nobody', true, 'school'],
    [['auditor'], 'nobody', true, 'school'],
    [['student'], 'nobody', true, 'nobody'],
    [['student'], 'class', true, 'class'],
    [['student'], 'college', true, 'college'],
    [['student'], 'school', true, 'school'],
    [['visitor'], 'school', false, 'nobody'],
    [['family'], 'school', false, 'nobody'],
    [['terminal'], 'school', false, 'nobody'],
    [[], 'school', false, 'nobody'],
  ] as const
  for (const [roles, setting, staff, students] of cases) assert.deepEqual(reachOf(roles, setting), { staff, students }, roles.join())
})

test('a card shows its fields by reader', () => {
  const me = { isMe: true, isStaff: false, isInSameUnit: true }
  const colleague = { isMe: false, isStaff: true, isInSameUnit: false }
  const classmate = { isMe: false, isStaff: false, isInSameUnit: true }
  const other = { isMe: false, isStaff: false, isInSameUnit: false }
  const usual = audiencesOf([])
  assert.deepEqual(hiddenFields(usual, me), [])
  assert.deepEqual(hiddenFields(usual, colleague), ['portrait'])
  assert.deepEqual(hiddenFields(usual, classmate), ['phone', 'number', 'portrait'])
  assert.deepEqual(hiddenFields(usual, other), ['phone', 'qq', 'number', 'portrait'])
})

test('the owner\'s choice overrides the default, and "nobody" means nobody', () => {
  const nobody = audiencesOf(cardFields.map((field) => ({ field, audience: 'nobody' })))
  assert.deepEqual(hiddenFields(nobody, { isMe: false, isStaff: true, isInSameUnit: true }), [...cardFields])
  const everyone = audiencesOf(cardFields.map((field) => ({ field, audience: 'everyone' })))
  assert.deepEqual(hiddenFields(everyone, { isMe: false, isStaff: false, isInSameUnit: false }), [])
})
