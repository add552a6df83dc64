import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Role } from '@campus/contract/roles.ts'
import { inNoDuty, mayOpen } from './guard.ts'

const visitor = { token: '', remember: '', user: null }
const person = (...roles: Role[]) => ({
  token: 'T1',
  remember: '',
  user: {
    uid: '0190a0de-0000-7000-8000-000000000001',
    name: '李明',
    schoolId: '0190a0de-0000-7000-8000-000000000002',
    schoolName: '示范大学',
    xuehao: '',
    avatar: '',
    roles,
    displayMode: 'system' as const,
  },
})

test('a public screen opens for everybody', () => {
  assert.equal(mayOpen('public', visitor), 'open')
})

test('without a session a login is requested, for every screen', () => {
  assert.equal(mayOpen('user', visitor), 'login')
  assert.equal(mayOpen(['admin'], visitor), 'login')
})

test('a remembered device is not sent to the login page before the server was asked', () => {
  assert.equal(mayOpen('user', { ...visitor, remember: 'R1' }), 'open')
})

test('a duty leaves of a role the screens of its areas alone; other roles stay whole', () => {
  const narrowed = (...roles: Role[]) => {
    const { user, ...session } = person(...roles)
    return { ...session, user: { ...user, duties: { admin: ['operations'] } } }
  }
  assert.equal(mayOpen(['admin'], narrowed('admin'), 'operations'), 'open')
  assert.equal(mayOpen(['admin'], narrowed('admin'), 'school'), 'forbidden')
  assert.equal(mayOpen(['admin'], narrowed('admin'), inNoDuty), 'forbidden')
  assert.equal(mayOpen(['admin', 'auditor'], narrowed('admin', 'auditor'), 'school'), 'open')
  assert.equal(mayOpen('user', narrowed('admin'), 'school'), 'open')
  assert.equal(mayOpen(['admin'], person('admin'), inNoDuty), 'open')
})

test('a screen for administrators stays closed to a student and opens to people with one of its roles', () => {
  assert.equal(mayOpen(['admin', 'manager'], person('student')), 'forbidden')
  assert.equal(mayOpen(['admin', 'manager'], person('teacher', 'manager')), 'open')
  assert.equal(mayOpen('user', person('student')), 'open')
})
