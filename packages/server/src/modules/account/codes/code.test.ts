import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendEmailCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import { login, setLanguage } from '@campus/contract/account/login.ts'
import { runText } from '../../../platform/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { solveCaptcha } from '../../../testing/captcha.ts'
import { agreed, logInAs } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool, type TestPerson } from '../../../testing/people.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { codeLimits } from './code.rules.ts'

const campus = useTestCampus({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })

let networks = 0
const newNetwork = () => {
  networks += 1
  return { headers: { 'x-forwarded-for': `198.51.100.${networks}` } }
}
const makeStudent = async () => makePerson(campus().ground.sql, (await makeSchool(campus().ground.sql)).id)

const askForCode = (person: TestPerson, network = newNetwork(), phone = person.phone) =>
  asker(campus().url)(sendPhoneCode, { schoolId: person.schoolId, userType: person.kind, phone }, network)

const logInWith = (person: TestPerson, code: string, more: object = {}, network = newNetwork()) => {
  const given = {
    schoolId: person.schoolId,
    userType: person.kind,
    way: 'phone',
    phone: person.phone,
    code,
    consent: agreed,
    ...more,
  } as const
  return asker(campus().url)(login, given, network)
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

test('a student logs in with the code that came by text message, once', async () => {
  const student = await makeStudent()
  const sent = await askForCode(student)
  assert.deepEqual(sent.data, { resendAfter: 60, expiresIn: 600 })
  const [text = ''] = await waitForPost(campus(), 'sms', student.phone)
  assert.match(text, /^【Campus】验证码 \d{6}，用于登录，10 分钟内有效。/)
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
  assert.match(text, /This is your code to log in, valid for 10 minutes/)
  const code = text.match(/\d{6}/)?.[0] ?? ''
  assert.equal((await logInWith(student, code, { way: 'email', email: student.email.toUpperCase() })).code, 200)
})

test('a stranger gets the same answer and no message, and no code lets them in', async () => {
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
  const { sql } = campus().ground
  const { id } = await makeSchool(sql)
  const [disabled, active] = [await makePerson(sql, id, { state: 'disabled' }), await makePerson(sql, id)]
  assert.equal((await askForCode(disabled)).code, 200)
  await askForCode(active)
  await waitForPost(campus(), 'sms', active.phone)
  assert.deepEqual(await campus().sentTo('sms', disabled.phone), [])
})

test('of three who use one code at once, one gets in', async () => {
  const { ground } = campus()
  const student = await makeStudent()
  await askForCode(student)
  const code = await waitForCode(campus(), 'sms', student.phone)
  const answers = await Promise.all([1, 2, 3].map(() => logInWith(student, code)))
  assert.equal(answers.filter((answer) => answer.code === 200).length, 1)
  const row = await ground.sql
    .selectFrom('verification_code')
    .where('target', '=', student.phone)
    .select('spent_at')
    .executeTakeFirstOrThrow()
  assert.ok(row.spent_at)
})

test('five wrong tries end a code, even tries at once, and the right one comes too late', async () => {
  const { url } = campus()
  const student = await makeStudent()
  await askForCode(student)
  const code = await waitForCode(campus(), 'sms', student.phone)
  const attempt = async (digits: string) => {
    const network = newNetwork()
    return logInWith(student, digits, { captcha: await solveCaptcha(url, network) }, network)
  }
  const wrong = await Promise.all(Array.from({ length: 5 }, () => attempt(otherThan(code))))
  assert.deepEqual(new Set(wrong.map(({ error }) => error)), new Set(['code_wrong']))
  assert.equal((await attempt(code)).error, 'code_wrong')
})

const newDevice = (id: string) => ({ headers: { ...newNetwork().headers, 'x-device-id': id.repeat(32) } })

/** The last of the tries that are left here; the four before it would take long to make. */
const guessLast = async (person: TestPerson, code: string, from: ReturnType<typeof newDevice>) => {
  const open = campus().ground.sql.updateTable('verification_code').where('target', '=', person.phone).where('spent_at', 'is', null)
  await open.set({ tries_left: 1, tries_elsewhere: 1 }).execute()
  assert.equal((await logInWith(person, otherThan(code), {}, from)).error, 'code_wrong')
}

test('who guesses elsewhere ends the code for everybody but the device that asked for it', async () => {
  const student = await makeStudent()
  const owner = newDevice('a')
  await askForCode(student, owner)
  const code = await waitForCode(campus(), 'sms', student.phone)
  // One network: the whole campus shares it, and the owner's device is known by its id.
  const outsider = { headers: { ...owner.headers, 'x-device-id': 'b'.repeat(32) } }
  await guessLast(student, code, outsider)
  assert.equal((await logInWith(student, code)).error, 'code_wrong', 'nobody else has a try left')
  assert.equal((await logInWith(student, code, {}, owner)).user?.uid, student.id)
})

test('the wrong tries of the device that asked end the code there', async () => {
  const student = await makeStudent()
  const owner = newDevice('c')
  await askForCode(student, owner)
  const code = await waitForCode(campus(), 'sms', student.phone)
  await guessLast(student, code, owner)
  assert.equal((await logInWith(student, code, {}, owner)).error, 'code_wrong')
})

test('who asks for a code in somebody else’s name does not replace the one that the owner has', async () => {
  const student = await makeStudent()
  const owner = newDevice('d')
  await askForCode(student, owner)
  const code = await waitForCode(campus(), 'sms', student.phone)
  campus().clock.advance(61)
  assert.equal((await askForCode(student, newDevice('e'))).code, 200)
  await waitForPost(campus(), 'sms', student.phone, 2)
  assert.equal((await logInWith(student, code, {}, owner)).user?.uid, student.id)
})

test('a device on which the account was open gets its code also right after somebody else asked for one', async () => {
  const student = await makeStudent()
  const known = newDevice('f')
  await logInAs(campus().url, student, {}, known)
  await askForCode(student, newDevice('g'))
  const theirs = await waitForCode(campus(), 'sms', student.phone)
  await guessLast(student, theirs, newDevice('h'))
  assert.equal((await askForCode(student, known)).code, 200)
  const own = await waitForCode(campus(), 'sms', student.phone, 2)
  assert.equal((await logInWith(student, own, {}, known)).user?.uid, student.id)
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

test('of two askers within a minute both get the same answer, one code is sent, and it stays good', async () => {
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

/** Sets counters to what they are after many requests, which would take long to make. */
const pretendSent = (prefix: string, count: number) =>
  campus().ground.sql.updateTable('throttle').set({ count }).where('key', 'like', `${prefix}%`).execute()

const askWithCaptcha = async (student: TestPerson, network = newNetwork(), more: { schoolId?: string; userType?: 'teacher' } = {}) => {
  const captcha = await solveCaptcha(campus().url, network)
  const asked = { schoolId: student.schoolId, userType: student.kind, phone: student.phone, captcha, ...more }
  return asker(campus().url)(sendPhoneCode, asked, network)
}

test('after a few codes a captcha is wanted, and after ten there are none for this asker that day', async () => {
  const { clock } = campus()
  const student = await makeStudent()
  const network = newNetwork()
  for (let sent = 0; sent < 2; sent += 1) {
    assert.equal((await askForCode(student, network)).code, 200)
    clock.advance(61)
  }
  assert.equal((await askForCode(student, network)).error, 'captcha_required')
  assert.equal((await askWithCaptcha(student, network)).code, 200)
  clock.advance(61)
  await pretendSent('code:asked:', codeLimits.byAsker.max)
  assert.equal((await askWithCaptcha(student, network)).error, 'try_later')
  assert.equal((await askWithCaptcha(student)).code, 200, 'another asker has codes of his own')
})

test('asking at another school, or as another kind of person, takes no code from the owner of the number', async () => {
  const { sql } = campus().ground
  const student = await makeStudent()
  const elsewhere = await makeSchool(sql)
  const attacker = newNetwork()
  for (const more of [{ schoolId: elsewhere.id }, { userType: 'teacher' }] as const) {
    assert.equal((await askWithCaptcha(student, attacker, more)).code, 200)
    campus().clock.advance(61)
    await pretendSent('code:asked:', codeLimits.byAsker.max)
    await pretendSent('code:recipient:', codeLimits.toRecipient.max)
    assert.equal((await askWithCaptcha(student, attacker, more)).error, 'try_later')
  }
  assert.equal((await askForCode(student)).code, 200)
  assert.match(await waitForCode(campus(), 'sms', student.phone), /^\d{6}$/)
})

test('the same owner who is known at two schools has limits of their own at each', async () => {
  const { sql } = campus().ground
  const student = await makeStudent()
  const made = await makePerson(sql, (await makeSchool(sql)).id)
  const twin = { ...made, phone: student.phone }
  await sql.updateTable('person').set({ phone: twin.phone }).where('id', '=', twin.id).execute()
  assert.equal((await askForCode(twin)).code, 200)
  await waitForPost(campus(), 'sms', student.phone)
  await pretendSent('code:recipient:', codeLimits.toRecipient.max)
  await pretendSent('code:asked:', codeLimits.byAsker.max)
  assert.equal((await askForCode(student)).code, 200)
  await waitForPost(campus(), 'sms', student.phone, 2)
})

test('a request that reaches nobody does not end the code that the owner has just got', async () => {
  const student = await makeStudent()
  await askForCode(student)
  const code = await waitForCode(campus(), 'sms', student.phone)
  assert.equal((await askWithCaptcha(student, newNetwork(), { userType: 'teacher' })).code, 200)
  assert.equal((await logInWith(student, code)).user?.uid, student.id)
})

test('who makes a number get many codes does not hold up its owner on a device they have used', async () => {
  const student = await makeStudent()
  const known = { headers: { ...newNetwork().headers, 'x-device-id': 'a'.repeat(32) } }
  await logInAs(campus().url, student, {}, known)
  await askWithCaptcha(student)
  campus().clock.advance(61)
  await pretendSent('code:recipient:', codeLimits.toRecipient.max)
  assert.equal((await askWithCaptcha(student)).error, 'try_later')
  assert.equal((await askWithCaptcha(student, known)).code, 200)
})

test('limits answer alike whether or not somebody is there', async () => {
  const student = await makeStudent()
  const missing = { ...student, phone: '13700000002' }
  const story = async (person: TestPerson) => {
    const [one, two] = [newNetwork(), newNetwork()]
    const said = [await askForCode(person, one), await askForCode(person, one), await askForCode(person, two)]
    campus().clock.advance(61)
    await pretendSent('code:recipient:', codeLimits.toRecipient.max)
    said.push(await askForCode(person), await askWithCaptcha(person))
    return said.map(({ code, error }) => error ?? code)
  }
  assert.deepEqual(await story(missing), await story(student))
})

test('a network that asks for very many codes has to wait', async () => {
  const { url, ground, clock } = campus()
  const student = await makeStudent()
  const network = newNetwork()
  const key = `code:network:${network.headers['x-forwarded-for']}`
  const inAnHour = new Date(clock.now().getTime() + 3_600_000)
  await ground.sql.insertInto('throttle').values({ key, count: codeLimits.fromNetwork.max, window_ends_at: inAnHour }).execute()
  assert.equal((await askForCode(student, network)).error, 'captcha_required')
  const asked = { schoolId: student.schoolId, userType: student.kind, phone: student.phone, captcha: await solveCaptcha(url) }
  assert.equal((await asker(url)(sendPhoneCode, asked, network)).error, 'try_later')
})

test('no code stands readable in the database or in the queue', async () => {
  const { sql } = campus().ground
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
