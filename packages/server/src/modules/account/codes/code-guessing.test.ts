import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logInAs } from '../../../testing/logging-in.ts'
import { codeEnvironment, codesAt, newDevice, newNetwork, otherThan } from '../../../testing/login-codes.ts'
import { type TestPerson } from '../../../testing/people.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { readCaptcha } from '../../../testing/read-captcha.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus({ environment: codeEnvironment })
const { makeStudent, askForCode, logInWith } = codesAt(campus)

/** The last of the tries that are left here; the four before it would take long to make. */
const guessLast = async (person: TestPerson, code: string, from: ReturnType<typeof newDevice>) => {
  const open = campus().base.sql.updateTable('verification_code').where('target', '=', person.phone).where('spent_at', 'is', null)
  await open.set({ tries_left: 1, tries_elsewhere: 1 }).execute()
  assert.equal((await logInWith(person, otherThan(code), {}, from)).error, 'code_wrong')
}

test('five wrong tries invalidate a code, even concurrent ones, and the right one is then refused', async () => {
  const student = await makeStudent()
  await askForCode(student)
  const code = await waitForCode(campus(), 'sms', student.phone)
  const attempt = async (digits: string) => {
    const network = newNetwork()
    return logInWith(student, digits, { captcha: await readCaptcha(campus(), network) }, network)
  }
  const wrong = await Promise.all(Array.from({ length: 5 }, () => attempt(otherThan(code))))
  assert.deepEqual(new Set(wrong.map(({ error }) => error)), new Set(['code_wrong']))
  assert.equal((await attempt(code)).error, 'code_wrong')
})

test('guessing elsewhere invalidates the code for all devices except the one that requested it', async () => {
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

test('the wrong tries of the requesting device invalidate the code there', async () => {
  const student = await makeStudent()
  const owner = newDevice('c')
  await askForCode(student, owner)
  const code = await waitForCode(campus(), 'sms', student.phone)
  await guessLast(student, code, owner)
  assert.equal((await logInWith(student, code, {}, owner)).error, 'code_wrong')
})

test("requesting a code in somebody else’s name does not replace the owner's code", async () => {
  const student = await makeStudent()
  const owner = newDevice('d')
  await askForCode(student, owner)
  const code = await waitForCode(campus(), 'sms', student.phone)
  campus().clock.advance(61)
  assert.equal((await askForCode(student, newDevice('e'))).code, 200)
  await waitForPost(campus(), 'sms', student.phone, 2)
  assert.equal((await logInWith(student, code, {}, owner)).user?.uid, student.id)
})

test('a known device gets its code even right after somebody else requested one', async () => {
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
