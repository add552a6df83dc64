import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { afterLoss } from '@campus/client/session/session-store.ts'
import type { SessionUser } from '@campus/contract/envelope.ts'
import { createPersonStore } from '../session/next-person.ts'
import { afterLogout, parseSession } from '../session/session.ts'
import { changeSession } from '../session/session-store.ts'
import { followSession, queryClient } from './query-client.ts'

const user = (number: number): SessionUser => ({
  uid: `0190a0de-0000-7000-8000-00000000000${number}`,
  name: '李明',
  schoolId: '0190a0de-0000-7000-8000-000000000009',
  schoolName: '示范大学',
  xuehao: '20230101',
  avatar: '',
  roles: ['student'],
  displayMode: 'system',
})
const [li, wang] = [user(1), user(2)]
const key = ['GET', '/grades']
const grades = () => queryClient.getQueryData(key)

followSession()
beforeEach(() => {
  changeSession(() => ({ ...parseSession(null), token: 'T1', user: li }))
  queryClient.setQueryData(key, { score: 91 })
})

test('somebody else on the same device finds nothing of what the one before read', () => {
  changeSession((session) => ({ ...session, token: 'T2', user: wang }))
  assert.equal(grades(), undefined)
})

test('a logout clears everything, for the login page and the next person', () => {
  changeSession(afterLogout)
  assert.equal(grades(), undefined)
  queryClient.setQueryData(key, { score: 60 })
  changeSession((session) => ({ ...session, token: 'T2', user: wang }))
  assert.equal(grades(), undefined)
})

test('a session that is lost takes its reads with it; one that its remember token brings back keeps them for its owner alone', () => {
  changeSession((session) => ({ ...session, remember: 'R1' }))
  changeSession(afterLoss)
  assert.deepEqual(grades(), { score: 91 })
  changeSession((session) => ({ ...session, token: 'T2', user: li }))
  assert.deepEqual(grades(), { score: 91 })
  changeSession(afterLoss)
  changeSession((session) => ({ ...session, token: 'T3', user: wang }))
  assert.equal(grades(), undefined)
  queryClient.setQueryData(key, { score: 70 })
  changeSession((session) => ({ ...afterLoss(session), remember: '' }))
  assert.equal(grades(), undefined)
})

test('what the app remembers while it is open is forgotten for the next person, and kept while a remember token may bring the same one back', () => {
  const ticked = createPersonStore<readonly string[]>([])
  ticked.set(['a'])
  changeSession((session) => afterLoss({ ...session, remember: 'R1' }))
  changeSession((session) => ({ ...session, token: 'T2', user: li }))
  assert.deepEqual(ticked.read(), ['a'])
  changeSession(afterLogout)
  assert.deepEqual(ticked.read(), [])
  ticked.set(['b'])
  changeSession((session) => ({ ...session, token: 'T3', user: wang }))
  assert.deepEqual(ticked.read(), [])
})

test('another language reads the texts of the server again', () => {
  changeSession((session) => ({ ...session, language: 'en_US' }))
  assert.equal(queryClient.getQueryState(key)?.isInvalidated, true)
})
