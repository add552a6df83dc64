import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterLoss, afterRemember, type ClientSession } from './session-store.ts'

const loggedIn = (): ClientSession => ({
  token: 'T1',
  remember: 'R1',
  isAgent: true,
  guid: 'device',
  language: 'zh_CN',
  user: {
    uid: '0190a0de-0000-7000-8000-000000000001',
    name: '李明',
    schoolId: '0190a0de-0000-7000-8000-000000000002',
    schoolName: '示范大学',
    xuehao: '20230101',
    avatar: '',
    roles: ['student'],
    displayMode: 'dark',
  },
})

test('the remember token is kept, replaced, and cleared by deleteMe', () => {
  assert.equal(afterRemember(loggedIn(), 'R2').remember, 'R2')
  assert.equal(afterRemember(loggedIn(), null).remember, 'R1')
  assert.equal(afterRemember(loggedIn(), 'deleteMe').remember, '')
})

test('a lost session leaves the placeholder and keeps the remember token for the retry', () => {
  const session = afterLoss(loggedIn())
  assert.deepEqual([session.token, session.user, session.isAgent, session.remember], ['', null, false, 'R1'])
})
