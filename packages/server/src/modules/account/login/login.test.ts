import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFirstLogin, login, loginByTicket, ownLoginCode, setLanguage } from '@campus/contract/account/login.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { ownConfig } from '@campus/contract/people/own-config.ts'
import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { hash } from '@node-rs/argon2'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { agreed, logInAs, withPassword } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool, testPassword } from '../../../testing/people.ts'
import { readCaptcha } from '../../../testing/read-captcha.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { isStale } from '../password/password-hash.ts'
import { ticketPurposes } from '../tickets/ticket.repository.ts'
import { spendTicket } from '../tickets/ticket.service.ts'

const campus = useTestCampus()

const makeStudent = async (options: Parameters<typeof makePerson>[2] = {}) => {
  const { sql } = campus().base
  const { id } = await makeSchool(sql)
  return makePerson(sql, id, options)
}
const setSetting = (schoolId: string, key: string, value: unknown) =>
  campus()
    .base.sql.insertInto('school_setting')
    .values({ school_id: schoolId, key, value: JSON.stringify(value) })
    .execute()

test('a student logs in by number, phone or email, and the session belongs to them', async () => {
  const { url } = campus()
  const student = await makeStudent()
  for (const account of [student.number, student.number.toLowerCase(), student.phone, student.email.toUpperCase()]) {
    const answer = await asker(url)(login, withPassword(student, { account }))
    assert.equal(answer.code, 200)
    assert.equal(answer.user?.uid, student.id)
    assert.equal(answer.headers.get('x-remember'), null)
    const info = await asker(url)(ownInfo, {}, { token: answer.token })
    assert.equal(info.data.number, student.number)
  }
})

test('an unknown account, a wrong password and an account without one get the same answer', async () => {
  const { url, base } = campus()
  const student = await makeStudent()
  const bare = await makePerson(base.sql, student.schoolId)
  await base.sql.deleteFrom('password').where('person_id', '=', bare.id).execute()
  const answers = await Promise.all([
    asker(url)(login, withPassword(student, { password: 'wrong horse 42' })),
    asker(url)(login, withPassword(student, { account: 'nobody' })),
    asker(url)(login, withPassword(bare)),
  ])
  for (const { code, error, msg, data } of answers)
    assert.deepEqual({ code, error, msg, data }, { code: 500, error: 'wrong_login', msg: answers[0]?.msg, data: null })
})

test('the account of another school or of another kind of user does not open this one', async () => {
  const { url } = campus()
  const student = await makeStudent()
  const stranger = await makeStudent()
  assert.equal((await asker(url)(login, withPassword(student, { schoolId: stranger.schoolId }))).error, 'wrong_login')
  assert.equal((await asker(url)(login, withPassword(student, { userType: 'teacher' }))).error, 'wrong_login')
})

test('a disabled person is informed, but only with the right password', async () => {
  const student = await makeStudent({ state: 'disabled' })
  const ask = asker(campus().url)
  assert.equal((await ask(login, withPassword(student, { password: 'wrong horse 42' }))).error, 'wrong_login')
  const refused = await ask(login, withPassword(student))
  assert.equal(refused.error, 'account_disabled')
  assert.equal(refused.token, undefined)
})

test('consent to an older version is none, and consent given is stored once', async () => {
  const { url, base } = campus()
  const student = await makeStudent()
  const stale = await asker(url)(login, withPassword(student, { consent: { ...agreed, userAgreement: '0' } }))
  assert.deepEqual([stale.error, Object.keys(stale.fields ?? {})], ['bad_input', ['consent']])
  await logInAs(url, student)
  await logInAs(url, student)
  const kept = await base.sql
    .selectFrom('consent')
    .where('person_id', '=', student.id)
    .select(['document', 'version'])
    .orderBy('document')
    .execute()
  assert.deepEqual(kept, [
    { document: 'privacy_policy', version: '1' },
    { document: 'user_agreement', version: '1' },
  ])
})

test('a school may close ways in, kinds of users, and want a captcha each time', async () => {
  const { url } = campus()
  const student = await makeStudent()
  await setSetting(student.schoolId, 'isCaptchaAlwaysWanted', true)
  assert.equal((await asker(url)(login, withPassword(student))).error, 'captcha_required')
  assert.equal((await asker(url)(login, withPassword(student, { captcha: await readCaptcha(campus()) }))).code, 200)
  await setSetting(student.schoolId, 'loginWays', ['phone'])
  await setSetting(student.schoolId, 'userTypes', ['teacher', 'student'])
  assert.equal((await asker(url)(login, withPassword(student))).error, 'way_not_open')
  const visitor = { way: 'phone', phone: student.phone, code: '123456', userType: 'visitor' } as const
  assert.equal((await asker(url)(login, withPassword(student, visitor))).error, 'way_not_open')
})

test('bad input is named field by field', async () => {
  const student = await makeStudent()
  const empty = await asker(campus().url)(login, withPassword(student, { account: undefined, password: undefined }))
  assert.deepEqual(Object.keys(empty.fields ?? {}).sort(), ['account', 'password'])
  const letters = await asker(campus().url)(login, withPassword(student, { way: 'phone', phone: '12', code: 'abcdef' }))
  assert.deepEqual(Object.keys(letters.fields ?? {}).sort(), ['code', 'phone'])
  const unknown = await asker(campus().url)(login, withPassword(student, { schoolId: student.id }))
  assert.equal(unknown.error, 'school_unknown')
})

test('a hash of an older cost is renewed when its owner logs in', async () => {
  const { url, base } = campus()
  const student = await makeStudent()
  const old = await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  const row = () => base.sql.selectFrom('password').where('person_id', '=', student.id).select('hash').executeTakeFirstOrThrow()
  await base.sql.updateTable('password').set({ hash: old }).where('person_id', '=', student.id).execute()
  await logInAs(url, student)
  assert.equal(isStale((await row()).hash), false)
  await logInAs(url, student)
})

test('the first login is reported once, and until the basic information is complete', async () => {
  const { url } = campus()
  const ask = asker(url)
  const student = await makeStudent()
  const both = await Promise.all([1, 2].map(() => ask(login, withPassword(student))))
  assert.deepEqual(new Set(both.map(({ data }) => data.isFirstLogin)), new Set([false, true]))
  const token = both.find(({ data }) => data.isFirstLogin)?.token
  assert.deepEqual((await ask(isFirstLogin, {}, { token })).data, { isFirstLogin: true })
  await ask(editBasicInfo, { nickname: 'sunny student' }, { token })
  assert.deepEqual((await ask(isFirstLogin, {}, { token })).data, { isFirstLogin: false })
  const later = await logInAs(url, student)
  assert.deepEqual((await ask(isFirstLogin, {}, { token: later.token })).data, { isFirstLogin: false })
})

test('the code for a terminal opens no session, only a visit', async () => {
  const ask = asker(campus().url)
  const { token, person } = await enter(campus())
  const { code, expiresIn } = (await ask(ownLoginCode, {}, { token })).data
  assert.equal(expiresIn, 60)
  const byTicket = await ask(loginByTicket, { id: code })
  assert.deepEqual([byTicket.error, byTicket.token], ['ticket_invalid', undefined])
  const ctx = systemContext(campus().base)
  for (const purpose of ticketPurposes.filter((one) => one !== 'visit'))
    await assert.rejects(spendTicket(ctx, purpose, code), { code: 'ticket_invalid' }, purpose)
  assert.equal((await spendTicket(ctx, 'visit', code)).personId, person.id)
})

test('a login without a device id counts as a new device each time, and the owner is notified', async () => {
  const { url, base } = campus()
  const student = await makeStudent()
  const warnings = async () =>
    (await base.sql.selectFrom('message').where('person_id', '=', student.id).where('category', '=', 'security').select('id').execute())
      .length
  await logInAs(url, student)
  assert.equal(await warnings(), 0, 'the very first login')
  await logInAs(url, student)
  await logInAs(url, student, {}, { headers: { 'x-device-id': '' } })
  assert.equal(await warnings(), 2)
  const phone = { headers: { 'x-device-id': 'phone-1' } }
  await logInAs(url, student, {}, phone)
  await logInAs(url, student, {}, phone)
  assert.equal(await warnings(), 3)
})

test('successful and rejected logins are logged, without the typed input', async () => {
  const { url, base } = campus()
  const student = await makeStudent()
  await asker(url)(login, withPassword(student, { password: 'wrong horse 42' }))
  await logInAs(url, student)
  await asker(url)(login, withPassword(student, { account: 'nobody' }))
  const log = await base.sql.selectFrom('login_log').where('school_id', '=', student.schoolId).selectAll().orderBy('id').execute()
  assert.deepEqual(
    log.map(({ person_id, way, outcome, reason }) => [person_id, way, outcome, reason]),
    [
      [student.id, 'password', 'refused', 'wrong_password'],
      [student.id, 'password', 'in', ''],
      [null, 'password', 'refused', 'unknown_account'],
    ],
  )
  const entries = await base.sql.selectFrom('audit_entry').where('school_id', '=', student.schoolId).selectAll().orderBy('id').execute()
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['account.login_refused', 'account.login', 'account.login_refused'],
  )
  assert.doesNotMatch(JSON.stringify([log, entries]), /horse/)
})

test('the language chosen is that of the letters, too', async () => {
  const ask = asker(campus().url)
  const who = await enter(campus())
  const { token } = who
  assert.equal((await ask(setLanguage, { lang: 'en-US' }, { token })).code, 200)
  assert.equal((await ask(ownConfig, {}, { token })).data.language, 'en_US')
  assert.equal((await comeBack(campus(), who)).user.language, 'en_US')
  assert.equal((await ask(setLanguage, { lang: 'zh_TW' })).code, 200)
  assert.equal((await ask(ownConfig, {}, { token })).data.language, 'en_US')
  const fromElsewhere = await ask(setLanguage, { lang: 'zh_TW' }, { token, headers: { 'sec-fetch-site': 'cross-site' } })
  assert.equal(fromElsewhere.error, 'cross_site')
})

test('the owner is notified of a login on a new device, once, and not at the very first login', async () => {
  const { base, url } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const person = await makePerson(base.sql, schoolId)
  const logInOn = async (device: string) => (await asker(url)(login, withPassword(person), { headers: { 'x-device-id': device } })).token
  const warnings = async (token: string | undefined) =>
    (await asker(url)(messagesInGroup, { group: 'security' }, { token })).data.rows.map(({ title }) => title)
  assert.deepEqual(await warnings(await logInOn('phone-of-the-owner')), [])
  assert.equal((await warnings(await logInOn('another-phone'))).length, 1)
  assert.equal((await warnings(await logInOn('another-phone'))).length, 1)
})
