import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { proveByCode, sendNewChannelCode, sendProofCode } from '@campus/contract/registration/proof.ts'
import { asker } from '../../../testing/ask.ts'
import { agreed } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { waitForCode } from '../../../testing/post.ts'
import { fillIn, makeRecorded } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const password = 'mango7-Kettle'
const chosen = { password, confirmation: password }

let phones = 0
const newPhone = () => `137${String((phones += 1)).padStart(8, '0')}`

const prove = async (id: string, phone: string) => {
  const ask = asker(campus().url)
  assert.equal((await ask(sendProofCode, { id, channel: 'phone' })).code, 200)
  const code = await waitForCode(campus(), 'sms', phone)
  return (await ask(proveByCode, { id, channel: 'phone', code })).data.ticket
}

test('a new student proves who they are by the phone of the record and is in at once', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const phone = newPhone()
  const student = await makeRecorded(campus(), schoolId, { phone })
  const { data } = await fillIn(campus(), student)
  assert.equal(data.outcome, 'matched')
  const found = (await ask(matchedCase, { id: data.id })).data
  assert.deepEqual([found.nextStep, found.found.name, found.found.unitName], ['prove', `陈${'*'.repeat(student.name.length - 1)}`, ''])
  assert.deepEqual(found.ways, [{ kind: 'phone', masked: `${phone.slice(0, 3)}****${phone.slice(7)}` }, { kind: 'manual' }])
  assert.equal(JSON.stringify(found).includes(student.idCard), false)
  const ticket = await prove(data.id, phone)
  const answer = await ask(registerRecorded, { id: data.id, ticket, ...chosen })
  assert.deepEqual([answer.code, answer.data.state, answer.data.isFirstLogin], [200, 'registered', true])
  assert.equal((await ask(ownInfo, {}, { token: answer.token })).data.number, student.number)
  const back = await ask(login, { schoolId, userType: 'student', way: 'password', account: student.number, password, consent: agreed })
  assert.equal(back.user?.uid, student.id)
  const { method } = await base.sql.selectFrom('registration_case').where('id', '=', data.id).selectAll().executeTakeFirstOrThrow()
  assert.equal(method, 'system')
})

test('a new phone is proved by its own code, and one that somebody else has is refused', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const other = await makePerson(base.sql, schoolId)
  const [old, phone] = [newPhone(), newPhone()]
  const student = await makeRecorded(campus(), schoolId, { phone: old })
  const { id } = (await fillIn(campus(), student)).data
  const ticket = await prove(id, old)
  assert.equal((await ask(registerRecorded, { id, ticket, phone, code: '000000', ...chosen })).error, 'code_wrong')
  await ask(sendNewChannelCode, { id, phone: other.phone })
  const taken = await waitForCode(campus(), 'sms', other.phone)
  assert.equal((await ask(registerRecorded, { id, ticket, phone: other.phone, code: taken, ...chosen })).error, 'channel_taken')
  await ask(sendNewChannelCode, { id, phone })
  const code = await waitForCode(campus(), 'sms', phone)
  assert.equal((await ask(registerRecorded, { id, ticket, phone, code, ...chosen })).data.state, 'registered')
  const row = await base.sql.selectFrom('person').where('id', '=', student.id).select('phone').executeTakeFirstOrThrow()
  assert.equal(row.phone, phone)
})

test('a proof belongs to who gave it: without the ticket, or with that of another case, nobody uses it', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const [phone, strangersPhone] = [newPhone(), newPhone()]
  const student = await makeRecorded(campus(), schoolId, { phone })
  const stranger = await makeRecorded(campus(), schoolId, { phone: strangersPhone })
  const { id } = (await fillIn(campus(), student)).data
  const elsewhere = (await fillIn(campus(), stranger)).data.id
  await prove(id, phone)
  const foreign = await prove(elsewhere, strangersPhone)
  assert.equal((await ask(registerRecorded, { id, ticket: foreign, ...chosen })).error, 'ticket_invalid')
  assert.equal((await ask(registerRecorded, { id, ticket: 'x'.repeat(43), ...chosen })).error, 'ticket_invalid')
  assert.deepEqual(Object.keys((await ask(registerRecorded, { id, ...chosen })).fields ?? {}), ['email'])
})

test('of two who choose a password with one proof at once, one gets the account', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const phone = newPhone()
  const { id } = (await fillIn(campus(), await makeRecorded(campus(), schoolId, { phone }))).data
  const ticket = await prove(id, phone)
  const answers = await Promise.all([1, 2, 3].map(() => ask(registerRecorded, { id, ticket, ...chosen })))
  assert.equal(answers.filter(({ code }) => code === 200).length, 1)
  for (const { error } of answers.filter(({ code }) => code !== 200))
    assert.ok(error === 'ticket_invalid' || error === 'registration_reviewed', error)
})

test('codes for a case that fits no record, for a guessed one and for a channel the record has not go nowhere', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const phone = newPhone()
  const student = await makeRecorded(campus(), schoolId, { phone })
  const wrong = (await fillIn(campus(), { ...student, name: '别人' })).data
  assert.equal(wrong.outcome, 'unmatched')
  const guessed = '3f0c1d7e-1111-4222-8333-944445555666'
  for (const id of [wrong.id, guessed]) assert.equal((await ask(sendProofCode, { id, channel: 'phone' })).error, 'not_found')
  const { id } = (await fillIn(campus(), student)).data
  assert.equal((await ask(sendProofCode, { id, channel: 'email' })).error, 'not_found')
  assert.deepEqual(await campus().sentTo('sms', phone), [])
})

test('an account that opened meanwhile is not taken over, and a bad password spends nothing', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const phone = newPhone()
  const student = await makeRecorded(campus(), schoolId, { phone })
  const { id } = (await fillIn(campus(), student)).data
  const ticket = await prove(id, phone)
  const weak = { password: 'password123', confirmation: 'password123' }
  assert.equal((await ask(registerRecorded, { id, ticket, ...weak })).error, 'password_is_common')
  await base.sql.updateTable('person').set({ first_login_at: new Date() }).where('id', '=', student.id).execute()
  assert.equal((await ask(registerRecorded, { id, ticket, ...chosen })).error, 'registration_account_live')
})
