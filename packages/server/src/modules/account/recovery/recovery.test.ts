import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeEmailAndCode, judgePhoneAndCode, sendEmailCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import { login, loginByTicket } from '@campus/contract/account/login.ts'
import {
  changePasswordByEmail,
  changePasswordByIdCard,
  changePasswordByPhone,
  findByEmail,
  findByIdCard,
  findByPhone,
  getRecoveryCode,
  savePasswordByTicket,
} from '@campus/contract/account/recovery.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { asker } from '../../../testing/ask.ts'
import { eventually } from '../../../testing/eventually.ts'
import { logInAs, withPassword } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool, type TestPerson, testPassword } from '../../../testing/people.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { readCaptcha } from '../../../testing/read-captcha.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { fingerprintIdCard } from '../../people/person/id-card.service.ts'

const campus = useTestCampus()
const newPassword = { password: 'mango7-Kettle', confirmation: 'mango7-Kettle' }
const idCard = '11010519491231002X'

const makeStudent = async () => makePerson(campus().base.sql, (await makeSchool(campus().base.sql)).id)
const about = async ({ schoolId, kind }: TestPerson) => ({ schoolId, userType: kind, captcha: await readCaptcha(campus()) })

const beginByPhone = async (person: TestPerson, phone = person.phone) =>
  asker(campus().url)(findByPhone, { ...(await about(person)), phone })

/** Goes through a recovery by phone up to the ticket for a new password. */
const proveByPhone = async (person: TestPerson) => {
  const ask = asker(campus().url)
  const { recoveryId } = (await beginByPhone(person)).data
  const { schoolId, kind: userType } = person
  await ask(sendPhoneCode, { schoolId, userType, recoveryId })
  const code = await waitForCode(campus(), 'sms', person.phone)
  return (await ask(judgePhoneAndCode, { recoveryId, code })).data
}

test('a forgotten password is replaced by phone: every session ends, the owner is notified, the new one works', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const student = await makeStudent()
  const { token, remember } = await logInAs(url, student, { remember: true })
  const proof = await proveByPhone(student)
  assert.deepEqual(
    { ...proof, ticket: '' },
    {
      ticket: '',
      expiresIn: 600,
      account: `${student.number.slice(0, 2)}***${student.number.slice(-2)}`,
      channels: [`139****${student.phone.slice(7)}`, `t***@example.edu.cn`],
    },
  )
  const { code, data: changed } = await ask(changePasswordByPhone, { ticket: proof.ticket, ...newPassword })
  assert.equal(code, 200)
  await eventually(async () => ((await ask(ownInfo, {}, { token })).result === 'login' ? true : undefined))
  const goIn = () => ask(loginByTicket, { id: changed.loginTicket })
  assert.deepEqual([(await goIn()).code, (await goIn()).error], [200, 'ticket_invalid'])
  assert.equal((await ask(ownInfo, {}, { remember })).result, 'login')
  assert.equal((await ask(login, withPassword(student))).error, 'wrong_login')
  assert.equal((await ask(login, withPassword(student, { password: newPassword.password }))).code, 200)
  const [notice = ''] = await waitForPost(campus(), 'sms', student.phone, 2)
  assert.match(notice, /密码已于 .+修改/)
  assert.match((await waitForPost(campus(), 'mail', student.email)).join(), /密码已于/)
  const entry = base.sql.selectFrom('audit_entry').where('action', '=', 'account.password_changed').where('subject_id', '=', student.id)
  assert.equal((await entry.selectAll().execute()).length, 1)
})

test('a code for a login does not block one for a recovery, in the same minute and after all codes of the day', async () => {
  const ask = asker(campus().url)
  const student = await makeStudent()
  const { schoolId, kind: userType, phone } = student
  const askForLogin = async () => (await ask(sendPhoneCode, { schoolId, userType, phone, captcha: await readCaptcha(campus()) })).error
  assert.equal(await askForLogin(), undefined)
  const { recoveryId } = (await beginByPhone(student)).data
  assert.equal((await ask(sendPhoneCode, { schoolId, userType, recoveryId })).code, 200)
  const code = await waitForCode(campus(), 'sms', phone, 2)
  assert.ok((await ask(judgePhoneAndCode, { recoveryId, code })).data.ticket)
  campus().clock.advance(61)
  for (let codes = 1; codes < 10; codes += 1, campus().clock.advance(61)) assert.equal(await askForLogin(), undefined)
  assert.equal(await askForLogin(), 'try_later')
  const again = (await beginByPhone(student)).data
  assert.equal((await ask(sendPhoneCode, { schoolId, userType, recoveryId: again.recoveryId })).code, 200)
})

test('a recovery by email opens with the email ticket, and with no other call', async () => {
  const ask = asker(campus().url)
  const student = await makeStudent()
  const begun = await ask(findByEmail, { ...(await about(student)), email: student.email })
  assert.deepEqual(begun.data.channels, ['email'])
  const { recoveryId } = begun.data
  await ask(sendEmailCode, { schoolId: student.schoolId, userType: student.kind, recoveryId })
  const code = await waitForCode(campus(), 'mail', student.email)
  const { ticket } = (await ask(judgeEmailAndCode, { recoveryId, code })).data
  assert.equal((await ask(changePasswordByPhone, { ticket, ...newPassword })).error, 'ticket_invalid')
  assert.equal((await ask(changePasswordByIdCard, { ticket, ...newPassword })).error, 'ticket_invalid')
  assert.equal((await ask(changePasswordByEmail, { ticket, ...newPassword })).code, 200)
  assert.equal((await ask(changePasswordByEmail, { ticket, ...newPassword })).error, 'ticket_invalid')
})

test('a recovery by ID number sends the code to the channel on record, and shows nothing before proof', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const student = await makeStudent()
  const hash = fingerprintIdCard(base.services.secretBox, idCard)
  await base.sql.updateTable('person').set({ id_card_hash: hash }).where('id', '=', student.id).execute()
  const begun = await ask(findByIdCard, { ...(await about(student)), idCard: idCard.toLowerCase() })
  const stranger = await ask(findByIdCard, { ...(await about(await makeStudent())), idCard })
  const hide = ({ code, msg, data }: typeof begun) => ({ code, msg, ...data, recoveryId: '' })
  assert.deepEqual(hide(begun), hide(stranger))
  assert.deepEqual(begun.data.channels, ['phone', 'email'])
  const { recoveryId } = begun.data
  assert.equal((await ask(getRecoveryCode, { recoveryId, channel: 'email' })).code, 200)
  assert.equal((await ask(getRecoveryCode, { recoveryId: stranger.data.recoveryId, channel: 'phone' })).code, 200)
  const code = await waitForCode(campus(), 'mail', student.email)
  assert.equal((await ask(judgePhoneAndCode, { recoveryId, code })).error, 'code_wrong', 'it was sent by mail, not by phone')
  const { ticket } = (await ask(judgeEmailAndCode, { recoveryId, code })).data
  assert.equal((await ask(savePasswordByTicket, { ticket, ...newPassword })).code, 200)
})

test('a phone that nobody has gets the same answers and never a ticket', async () => {
  const ask = asker(campus().url)
  const student = await makeStudent()
  const nobodys = '13700000002'
  const [known, unknown] = [await beginByPhone(student), await beginByPhone(student, nobodys)]
  const hide = ({ code, msg, data }: typeof known) => ({ code, msg, ...data, recoveryId: data.recoveryId.length })
  assert.deepEqual(hide(known), hide(unknown))
  const sent = await Promise.all(
    [known, unknown].map(({ data }) => ask(getRecoveryCode, { recoveryId: data.recoveryId, channel: 'phone' })),
  )
  assert.deepEqual(sent[0]?.data, sent[1]?.data)
  const code = await waitForCode(campus(), 'sms', student.phone)
  assert.deepEqual(await campus().sentTo('sms', nobodys), [])
  assert.equal((await ask(judgePhoneAndCode, { recoveryId: unknown.data.recoveryId, code })).error, 'code_wrong')
})

test('without a captcha, or with one used before, no person is looked up', async () => {
  const { url } = campus()
  const student = await makeStudent()
  const given = await about(student)
  const used = { ...given, phone: student.phone }
  assert.equal((await asker(url)(findByPhone, used)).code, 200)
  assert.equal((await asker(url)(findByPhone, used)).error, 'captcha_wrong')
})

test('one code gives one ticket and one ticket one password, even at once', async () => {
  const ask = asker(campus().url)
  const student = await makeStudent()
  const { recoveryId } = (await beginByPhone(student)).data
  await ask(getRecoveryCode, { recoveryId, channel: 'phone' })
  const code = await waitForCode(campus(), 'sms', student.phone)
  const judged = await Promise.all([1, 2, 3].map(() => ask(judgePhoneAndCode, { recoveryId, code })))
  const proofs = judged.filter((answer) => answer.code === 200)
  assert.equal(proofs.length, 1)
  const ticket = proofs[0]?.data.ticket ?? ''
  const changed = await Promise.all([1, 2].map(() => ask(changePasswordByPhone, { ticket, ...newPassword })))
  assert.deepEqual(changed.map((answer) => answer.error ?? 'done').sort(), ['done', 'ticket_invalid'])
})

test('a password that breaks a rule is refused and leaves the ticket for another try', async () => {
  const { base } = campus()
  const ask = asker(campus().url)
  const student = await makeStudent()
  await base.sql.insertInto('school_setting').values({ school_id: student.schoolId, key: 'passwordMost', value: '16' }).execute()
  const { ticket } = await proveByPhone(student)
  const attempt = async (password: string) => (await ask(changePasswordByPhone, { ticket, password, confirmation: password })).error
  assert.equal(await attempt(testPassword), 'password_is_old')
  assert.equal(await attempt('Woaini1314'), 'password_is_common')
  assert.equal(await attempt('a long password of 26 letters'), 'password_too_long')
  assert.equal(await attempt(student.number), 'password_is_account')
  assert.equal(await attempt('12345678'), 'bad_input')
  const differ = await ask(changePasswordByPhone, { ticket, password: 'mango7-Kettle', confirmation: 'mango8-Kettle' })
  assert.deepEqual(Object.keys(differ.fields ?? {}), ['confirmation'])
  assert.equal(await attempt('mango7-Kettle'), undefined)
})

test('tickets end by time, and a channel the recovery does not have is refused', async () => {
  const ask = asker(campus().url)
  const student = await makeStudent()
  const { recoveryId } = (await beginByPhone(student)).data
  assert.equal((await ask(getRecoveryCode, { recoveryId, channel: 'email' })).error, 'ticket_invalid')
  const other = await makeStudent()
  const { ticket } = await proveByPhone(other)
  campus().clock.advance(901)
  assert.equal((await ask(getRecoveryCode, { recoveryId, channel: 'phone' })).error, 'ticket_invalid')
  assert.equal((await ask(changePasswordByPhone, { ticket, ...newPassword })).error, 'ticket_invalid')
})
