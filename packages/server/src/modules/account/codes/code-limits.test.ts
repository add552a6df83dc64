import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendPhoneCode } from '@campus/contract/account/codes.ts'
import { asker } from '../../../testing/ask.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { codeEnvironment, codesAt, newNetwork } from '../../../testing/login-codes.ts'
import { makePerson, makeSchool, type TestPerson } from '../../../testing/people.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { readCaptcha } from '../../../testing/read-captcha.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { codeLimits } from './code.rules.ts'

const campus = useTestCampus({ environment: codeEnvironment })
const { makeStudent, askForCode, askWithCaptcha, logInWith } = codesAt(campus)

/** Sets counters to what they are after many requests, which would take long to make. */
const pretendSent = (prefix: string, count: number) =>
  campus().base.sql.updateTable('throttle').set({ count }).where('key', 'like', `${prefix}%`).execute()

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
  const { sql } = campus().base
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

test('the same person at two schools has separate limits at each', async () => {
  const { sql } = campus().base
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

test("a request that reaches nobody does not invalidate the owner's fresh code", async () => {
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

test('limits answer alike whether or not the account exists', async () => {
  const student = await makeStudent()
  const missing = { ...student, phone: '13700000002' }
  const timeline = async (person: TestPerson) => {
    const [one, two] = [newNetwork(), newNetwork()]
    const said = [await askForCode(person, one), await askForCode(person, one), await askForCode(person, two)]
    campus().clock.advance(61)
    await pretendSent('code:recipient:', codeLimits.toRecipient.max)
    said.push(await askForCode(person), await askWithCaptcha(person))
    return said.map(({ code, error }) => error ?? code)
  }
  assert.deepEqual(await timeline(missing), await timeline(student))
})

test('a network that requests very many codes has to wait', async () => {
  const { url, base, clock } = campus()
  const student = await makeStudent()
  const network = newNetwork()
  const key = `code:network:${network.headers['x-forwarded-for']}`
  const inAnHour = new Date(clock.now().getTime() + 3_600_000)
  await base.sql.insertInto('throttle').values({ key, count: codeLimits.fromNetwork.max, window_ends_at: inAnHour }).execute()
  assert.equal((await askForCode(student, network)).error, 'captcha_required')
  const asked = { schoolId: student.schoolId, userType: student.kind, phone: student.phone, captcha: await readCaptcha(campus()) }
  assert.equal((await asker(url)(sendPhoneCode, asked, network)).error, 'try_later')
})
