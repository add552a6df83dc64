import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { reviewCases } from '@campus/contract/registration/console/cases.ts'
import { registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { objectToRegistration, registrationObjection, sendNewChannelCode } from '@campus/contract/registration/proof.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { addWantedFiles, fillIn, makeRecorded } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { openDue } from './due.service.ts'

const campus = useTestCampus()
const password = 'mango7-Kettle'

let made = 0

/** A case that a person passed although the record has a phone that did not prove it. */
const passed = async () => {
  const { url, base } = campus()
  const ask = asker(url)
  made += 1
  const [phone, email] = [`135${String(made).padStart(8, '0')}`, `opening${made}@example.com`]
  const { id: schoolId } = await makeSchool(base.sql)
  const student = await makeRecorded(campus(), schoolId, { phone })
  const { id } = (await fillIn(campus(), student)).data
  await addWantedFiles(campus(), id)
  await ask(sendNewChannelCode, { id, email })
  const code = await waitForCode(campus(), 'mail', email)
  await ask(registerRecorded, { id, email, code, password, confirmation: password })
  const admin = await makePerson(base.sql, schoolId, { kind: 'teacher', roles: ['admin'] })
  const { token } = await logInAs(url, admin)
  assert.deepEqual((await ask(reviewCases, { ids: [id], verdict: 'passed', notes: '同意' }, { token })).data.decided, [id])
  const [notice = ''] = await waitForPost(campus(), 'sms', phone)
  return { id, student, schoolId, email, phone, token: notice.match(/token=([\w-]+)/)?.[1] ?? '' }
}

const open = () => openDue(systemContext({ ...campus().campus.base }))
const stateOf = async (id: string) => (await asker(campus().url)(matchedCase, { id })).data

test('the owner of a record is notified at its phone, and the account opens a day later', async () => {
  const { url, clock } = campus()
  const { id, student, schoolId, email } = await passed()
  await open()
  const waiting = await stateOf(id)
  assert.deepEqual([waiting.state, waiting.nextStep], ['passed', 'wait_opening'])
  const asLogin = { id: student.id, schoolId, kind: 'student', number: student.number, phone: '', email } as const
  await assert.rejects(logInAs(url, asLogin, { password }))
  clock.advance(86_401)
  await Promise.all([open(), open()])
  assert.equal((await stateOf(id)).state, 'registered')
  await logInAs(url, asLogin, { password })
})

test('who says "this was not me" in time stops it', async () => {
  const { url, base, clock } = campus()
  const ask = asker(url)
  const { id, token } = await passed()
  const notice = (await ask(registrationObjection, { token })).data
  assert.deepEqual([notice.mayStop, /\*/.test(notice.number)], [true, true])
  assert.equal((await ask(objectToRegistration, { token: 'x'.repeat(43) })).error, 'ticket_invalid')
  const counted = ['key', 'like', 'registration:objection:%'] as const
  await base.sql
    .updateTable('throttle')
    .set({ count: 300 })
    .where(...counted)
    .execute()
  assert.equal((await ask(objectToRegistration, { token: 'x'.repeat(43) })).error, 'try_later')
  assert.equal((await ask(registrationObjection, { token: 'x'.repeat(43) })).error, 'too_many_requests')
  assert.equal((await ask(objectToRegistration, { token })).code, 200, 'wrong tokens of others keep nobody from objecting')
  await base.sql
    .deleteFrom('throttle')
    .where(...counted)
    .execute()
  assert.equal((await stateOf(id)).state, 'registration_failed')
  assert.equal((await ask(objectToRegistration, { token })).error, 'ticket_invalid')
  clock.advance(86_401)
  await open()
  assert.equal((await stateOf(id)).state, 'registration_failed')
})

test('an account that came to life in the meantime keeps its owner: the registration fails', async () => {
  const { base, clock } = campus()
  const { id, student } = await passed()
  await base.sql.updateTable('person').set({ first_login_at: new Date() }).where('id', '=', student.id).execute()
  clock.advance(86_401)
  await open()
  assert.equal((await stateOf(id)).state, 'registration_failed')
  const row = await base.sql.selectFrom('registration_case').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([row.password_hash, row.target_encrypted, row.objection_hash], [null, null, null])
})
