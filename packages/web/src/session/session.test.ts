import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SessionUser } from '@campus/contract/envelope.ts'
import { deviceInUserAgent } from './device-info.ts'
import { afterAccountLanguage, afterAnswer, afterLogout, afterRights, parseSession } from './session.ts'

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

test('a device that never saw campus starts in Simplified Chinese, logged out, with its own id', () => {
  const [one, other] = [parseSession(null), parseSession(null)]
  assert.deepEqual([one.token, one.user, one.language, one.tabBar], ['', null, 'zh_CN', 'five'])
  assert.match(one.guid, /^[0-9a-f]{32}$/)
  assert.notEqual(one.guid, other.guid)
})

test('a session is read back as it was stored', () => {
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

test('what somebody may do follows the school, and stays the same object where nothing changed', () => {
  const session = loggedIn()
  assert.equal(afterRights(session, { roles: ['student'] }), session)
  const narrowed = afterRights(session, { roles: ['student', 'admin'], duties: { admin: ['logs'] } })
  assert.deepEqual([narrowed.user?.roles, narrowed.user?.duties, narrowed.token], [['student', 'admin'], { admin: ['logs'] }, 'T1'])
  assert.deepEqual(afterRights(narrowed, { roles: ['student'] }).user, li)
})

test('an answer without a token changes nothing', () => {
  const session = loggedIn()
  assert.equal(afterAnswer(session, { user: { ...li, name: '王芳' } }), session)
})

test('a logout clears everything but the language and the device, and marks what the next session must load again', () => {
  const before = { ...loggedIn(), language: 'zh_TW' as const, freeBeans: 3, printBeans: 4, openId: 'o1' }
  const session = afterLogout(before)
  assert.deepEqual([session.token, session.user, session.school, session.displayMode, session.remember], ['', null, null, 'system', ''])
  assert.deepEqual([session.freeBeans, session.printBeans, session.openId], [null, null, ''])
  assert.deepEqual([session.refreshMessages, session.refreshMessageCount, session.refreshWorkbench], [true, true, true])
  assert.deepEqual([session.language, session.guid], ['zh_TW', before.guid])
})

test('the language of the account arrives with the login and when it changed elsewhere, but not over a choice that is on its way', () => {
  const arrived = afterAnswer(parseSession(null), { token: 'T1', user: { ...li, language: 'en_US' } })
  assert.deepEqual([arrived.language, arrived.accountLanguage], ['en_US', 'en_US'])
  const here = { ...arrived, language: 'zh_TW' as const }
  assert.equal(afterAccountLanguage(here, 'en_US'), here)
  assert.equal(afterAccountLanguage(here, 'zh_CN').language, 'zh_CN')
  const chosen = { ...parseSession(null), language: 'zh_TW' as const, isLanguageUnsaved: true }
  assert.equal(afterAnswer(chosen, { token: 'T1', user: { ...li, language: 'en_US' } }).language, 'zh_TW')
  assert.equal(afterLogout(arrived).accountLanguage, null)
})

test('the device is read from what its browser calls itself', () => {
  const cases = [
    ['Mozilla/5.0 (Linux; Android 15; SM-S928B Build/AP3A) AppleWebKit/537.36', { model: 'SM-S928B', system: 'Android 15' }],
    ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36', { model: '', system: 'Android 10' }],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', { model: 'iPhone', system: 'iOS 18.1' }],
    ['Mozilla/5.0 (X11; Linux x86_64)', { model: '', system: '' }],
  ] as const
  for (const [userAgent, device] of cases) assert.deepEqual(deviceInUserAgent(userAgent), device)
})
