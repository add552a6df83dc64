import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SessionUser } from '@campus/contract/envelope.ts'
import { afterAnswer, afterLogout, parseSession } from './session.ts'

const li: SessionUser = {
  uid: '0190a0de-0000-7000-8000-000000000001',
  name: '李明',
  schoolId: '0190a0de-0000-7000-8000-000000000002',
  schoolName: '示范大学',
  xuehao: '20230101',
  avatar: '',
  roles: ['student'],
  displayMode: 'dark',
}

const loggedIn = () => ({ ...afterAnswer(parseSession(null), { token: 'T1', user: li, isAgent: true }), remember: 'R1' })

test('a device that never saw campus starts in Simplified Chinese, logged out, with an id of its own', () => {
  const [one, other] = [parseSession(null), parseSession(null)]
  assert.deepEqual([one.token, one.user, one.language, one.tabBar], ['', null, 'zh_CN', 'five'])
  assert.match(one.guid, /^[0-9a-f]{32}$/)
  assert.notEqual(one.guid, other.guid)
})

test('a session is read back as it was kept', () => {
  const session = { ...loggedIn(), language: 'en_US' as const, freeBeans: 3 }
  assert.deepEqual(parseSession(JSON.stringify(session)), session)
})

test('one spoilt field costs that field, not the login', () => {
  const kept = JSON.stringify({ ...loggedIn(), language: 'klingon', displayMode: 7, printBeans: -1 })
  const session = parseSession(kept)
  assert.deepEqual([session.token, session.user?.name, session.remember], ['T1', '李明', 'R1'])
  assert.deepEqual([session.language, session.displayMode, session.printBeans], ['zh_CN', 'system', null])
})

test('what is not a session at all is an empty one', () => {
  for (const text of ['', 'no json', '[]', '"text"', 'null', '7']) assert.equal(parseSession(text).token, '', text)
})

test('a token replaces token, user and agent flag together', () => {
  const session = afterAnswer(loggedIn(), { token: 'T2', user: { ...li, name: '王芳' } })
  assert.deepEqual([session.token, session.user?.name, session.isAgent], ['T2', '王芳', false])
  assert.deepEqual([session.school?.name, session.displayMode], ['示范大学', 'dark'])
})

test('an answer without a token changes nothing', () => {
  const session = loggedIn()
  assert.equal(afterAnswer(session, { user: { ...li, name: '王芳' } }), session)
})

test('who leaves takes everything along but the language and the device, and flags what the next one must read anew', () => {
  const before = { ...loggedIn(), language: 'zh_TW' as const, freeBeans: 3, printBeans: 4, openId: 'o1' }
  const session = afterLogout(before)
  assert.deepEqual([session.token, session.user, session.school, session.displayMode, session.remember], ['', null, null, 'system', ''])
  assert.deepEqual([session.freeBeans, session.printBeans, session.openId], [null, null, ''])
  assert.deepEqual([session.refreshMessages, session.refreshMessageCount, session.refreshWorkbench], [true, true, true])
  assert.deepEqual([session.language, session.guid], ['zh_TW', before.guid])
})
