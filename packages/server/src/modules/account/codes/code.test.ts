import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendEmailCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import { setLanguage } from '@campus/contract/account/login.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { codeEnvironment, codesAt, newNetwork } from '../../../testing/login-codes.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus({ environment: codeEnvironment })
const { makeStudent, askForCode, logInWith } = codesAt(campus)

test('a student logs in with the code that came by text message, once', async () => {
  const student = await makeStudent()
  const sent = await askForCode(student)
  assert.deepEqual(sent.data, { resendAfter: 60, expiresIn: 600 })
  const [text = ''] = await waitForPost(campus(), 'sms', student.phone)
  assert.match(text, /^【智慧校园】验证码 \d{6}，用于登录，10 分钟内有效。/)
  const code = text.match(/\d{6}/)?.[0] ?? ''
  assert.equal((await logInWith(student, code)).user?.uid, student.id)
  assert.equal((await logInWith(student, code)).error, 'code_wrong')
})

test('a student logs in with the code that came by mail, in the language they chose', async () => {
  const { url } = campus()
  const student = await makeStudent()
  const { token } = await logInAs(url, student)
  await asker(url)(setLanguage, { lang: 'en_US' }, { token })
  const asked = { schoolId: student.schoolId, userType: student.kind, email: student.email }
  assert.equal((await asker(url)(sendEmailCode, asked, newNetwork())).code, 200)
  const [text = ''] = await waitForPost(campus(), 'mail', student.email)
  assert.match(text, /This is your verification code to log in\. It is valid for 10 minutes/)
  const code = text.match(/\d{6}/)?.[0] ?? ''
  assert.equal((await logInWith(student, code, { way: 'email', email: student.email.toUpperCase() })).code, 200)
})

test('a stranger gets the same answer and no message, and no code logs them in', async () => {
  const student = await makeStudent()
  const [known, unknown] = [await askForCode(student), await askForCode(student, newNetwork(), '13700000001')]
  assert.deepEqual([unknown.code, unknown.data, unknown.msg], [known.code, known.data, known.msg])
  await waitForPost(campus(), 'sms', student.phone)
  const other = await makeStudent()
  await askForCode(other)
  await waitForPost(campus(), 'sms', other.phone)
  assert.deepEqual(await campus().sentTo('sms', '13700000001'), [])
  assert.equal((await logInWith(student, '123456', { phone: '13700000001' })).error, 'code_wrong')
})

test('a disabled person gets no code', async () => {
  const { sql } = campus().base
  const { id } = await makeSchool(sql)
  const [disabled, active] = [await makePerson(sql, id, { state: 'disabled' }), await makePerson(sql, id)]
  assert.equal((await askForCode(disabled)).code, 200)
  await askForCode(active)
  await waitForPost(campus(), 'sms', active.phone)
  assert.deepEqual(await campus().sentTo('sms', disabled.phone), [])
})

test('of three who use one code at once, one gets in', async () => {
  const { base } = campus()
  const student = await makeStudent()
  await askForCode(student)
  const code = await waitForCode(campus(), 'sms', student.phone)
  const answers = await Promise.all([1, 2, 3].map(() => logInWith(student, code)))
  assert.equal(answers.filter((answer) => answer.code === 200).length, 1)
  const row = await base.sql
    .selectFrom('verification_code')
    .where('target', '=', student.phone)
    .select('spent_at')
    .executeTakeFirstOrThrow()
  assert.ok(row.spent_at)
})

test('a code lives ten minutes, and a newer one of the same asker replaces it', async () => {
  const { clock } = campus()
  const student = await makeStudent()
  const network = newNetwork()
  await askForCode(student, network)
  const first = await waitForCode(campus(), 'sms', student.phone)
  clock.advance(61)
  await askForCode(student, network)
  const second = await waitForCode(campus(), 'sms', student.phone, 2)
  if (first !== second) assert.equal((await logInWith(student, first)).error, 'code_wrong')
  clock.advance(601)
  assert.equal((await logInWith(student, second)).error, 'code_wrong')
})

test('within a minute the same asker gets no second code, not even by asking twice at once', async () => {
  const student = await makeStudent()
  const network = newNetwork()
  const answers = await Promise.all([askForCode(student, network), askForCode(student, network)])
  assert.deepEqual(new Set(answers.map(({ code }) => code)), new Set([200, 500]))
  const [refused] = answers.filter(({ error }) => error === 'resend_too_soon').map(({ data }) => data as unknown as { secondsLeft: number })
  const { secondsLeft } = refused ?? { secondsLeft: 0 }
  assert.ok(secondsLeft > 0 && secondsLeft <= 60)
  campus().clock.advance(60)
  assert.equal((await askForCode(student, network)).code, 200)
})

test('two requests within a minute get the same answer, one code is sent, and it stays valid', async () => {
  const student = await makeStudent()
  const answers = await Promise.all([askForCode(student), askForCode(student)])
  assert.deepEqual(
    answers.map(({ data }) => data),
    [
      { resendAfter: 60, expiresIn: 600 },
      { resendAfter: 60, expiresIn: 600 },
    ],
  )
  const code = await waitForCode(campus(), 'sms', student.phone)
  await askForCode(student)
  assert.equal((await logInWith(student, code)).user?.uid, student.id)
  assert.equal((await campus().sentTo('sms', student.phone)).length, 1)
})

test('no code is readable in the database or in the queue', async () => {
  const { sql } = campus().base
  const student = await makeStudent()
  await askForCode(student)
  const code = await waitForCode(campus(), 'sms', student.phone)
  const codes = await runText(sql, 'select row_to_json(verification_code)::text as kept from verification_code where target = $1', [
    student.phone,
  ])
  const queue = await runText(sql, "select data::text as kept from pgboss.job where name = 'sms.send'")
  assert.equal(codes.rows.length, 1)
  assert.ok(queue.rows.length > 0)
  assert.ok(!JSON.stringify([codes.rows, queue.rows]).includes(code))
})

test('bad input is named: no phone at all, a landline, an unknown school', async () => {
  const { url } = campus()
  const student = await makeStudent()
  const { schoolId, kind: userType } = student
  assert.deepEqual(Object.keys((await asker(url)(sendPhoneCode, { schoolId, userType })).fields ?? {}), ['phone'])
  assert.deepEqual(Object.keys((await asker(url)(sendPhoneCode, { schoolId, userType, phone: '01062772114' })).fields ?? {}), ['phone'])
  assert.equal((await asker(url)(sendPhoneCode, { schoolId: student.id, userType, phone: student.phone })).error, 'school_unknown')
})
