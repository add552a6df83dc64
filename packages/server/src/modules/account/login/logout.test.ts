import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login, logout } from '@campus/contract/account/login.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { eventually } from '../../../testing/eventually.ts'
import { logInAs, withPassword } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { openTestCampus, useTestCampus } from '../../../testing/test-campus.ts'
import { startSession } from './entry.service.ts'

const campus = useTestCampus()
const makeStudent = async ({ base }: Pick<ReturnType<typeof campus>, 'base'>) => makePerson(base.sql, (await makeSchool(base.sql)).id)

const comeBySso = async (where: ReturnType<typeof campus>, outside: object, remember = false) => {
  const { id: personId, schoolId } = await makeStudent(where)
  const { session } = await startSession(systemContext(where.base), {
    schoolId,
    personId,
    way: 'cas',
    remember,
    outside: JSON.stringify(outside),
  })
  return session
}

test('a logout ends the session and its remember token, and asks the device to delete it', async () => {
  const { url, base } = campus()
  const student = await makeStudent(campus())
  const { token, remember } = await logInAs(url, student, { remember: true })
  const answer = await asker(url)(logout, {}, { token })
  assert.deepEqual([answer.code, answer.data, answer.headers.get('x-remember')], [200, { logoutUrl: null }, 'deleteMe'])
  await eventually(async () => ((await asker(url)(ownInfo, {}, { token })).result === 'login' ? true : undefined))
  assert.equal((await asker(url)(ownInfo, {}, { token, remember })).result, 'login')
  const log = await base.sql.selectFrom('login_log').where('person_id', '=', student.id).select(['way', 'outcome']).orderBy('id').execute()
  assert.deepEqual(log, [
    { way: 'password', outcome: 'in' },
    { way: 'password', outcome: 'out' },
  ])
})

test('two logouts at once end one session and are logged once', async () => {
  const { url, base } = campus()
  const student = await makeStudent(campus())
  const { token } = (await asker(url)(login, withPassword(student))) as { token: string }
  await Promise.all([1, 2].map(() => asker(url)(logout, {}, { token })))
  const outs = await base.sql.selectFrom('login_log').where('person_id', '=', student.id).where('outcome', '=', 'out').selectAll().execute()
  assert.equal(outs.length, 1)
})

test('a single sign-on session is redirected there to log out, even after the device was remembered', async () => {
  const { url } = campus()
  const session = await comeBySso(campus(), { provider: 'cas' }, true)
  const resumed = await asker(url)(ownInfo, {}, session.remember ? { remember: session.remember } : {})
  const { data } = await asker(url)(logout, {}, { token: resumed.token })
  assert.ok(data.logoutUrl?.startsWith(url), `${data.logoutUrl} is not the address of the demo`)
})

test('a WeChat session is not redirected', async () => {
  const { token } = await comeBySso(campus(), { provider: 'wechat' })
  assert.deepEqual((await asker(campus().url)(logout, {}, { token })).data, { logoutUrl: null })
})

test('the logout address of the school is used when set', async (t) => {
  const named = await openTestCampus({ environment: { SSO_LOGOUT_URL: 'https://sso.example.edu.cn/logout' } })
  t.after(() => named.close())
  const { token } = await comeBySso(named, { provider: 'cas' })
  assert.deepEqual((await asker(named.url)(logout, {}, { token })).data, { logoutUrl: 'https://sso.example.edu.cn/logout' })
})

test('single sign-on that cannot be reached does not keep anybody in', async (t) => {
  const broken = await openTestCampus({
    services: () => ({
      sso: {
        cas: {
          kind: 'cas',
          begin: () => Promise.reject(new Error('unreachable')),
          finish: () => Promise.reject(new Error('unreachable')),
          logoutUrl: () => Promise.reject(new Error('unreachable')),
        },
      },
    }),
  })
  t.after(() => broken.close())
  const { token } = await comeBySso(broken, { provider: 'cas' })
  assert.deepEqual((await asker(broken.url)(logout, {}, { token })).data, { logoutUrl: null })
})
