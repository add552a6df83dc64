import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { asker } from '../../../testing/ask.ts'
import { solveCaptcha } from '../../../testing/captcha.ts'
import { withPassword } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool, type TestPerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

// The pauses between attempts last seconds, and the work of a captcha may take longer.
const campus = useTestCampus({ environment: { TRUSTED_PROXIES: '127.0.0.1' }, clockStands: true })

let networks = 0
const newNetwork = () => {
  networks += 1
  return { headers: { 'x-forwarded-for': `198.51.100.${networks}` } }
}
type Network = { readonly headers: { readonly 'x-forwarded-for': string } }

const makeStudent = async () => makePerson(campus().base.sql, (await makeSchool(campus().base.sql)).id)

const fail = (student: TestPerson, network: Network, account = student.number) =>
  asker(campus().url)(login, withPassword(student, { account, password: 'wrong horse 42' }), network)

const succeed = async (student: TestPerson, network: Network, captcha?: 'captcha') =>
  asker(campus().url)(login, withPassword(student, captcha ? { captcha: await solveCaptcha(campus().url, network) } : {}), network)

/** Sets the counters as they are after so many failures of a network on an account, which would take long to make. */
const pretendFailures = async (student: TestPerson, network: Network, count: number) => {
  await fail(student, network)
  const address = network.headers['x-forwarded-for']
  await campus().base.sql.updateTable('throttle').set({ count }).where('key', 'like', `login:pair:%:${address}`).execute()
}

test('three failures on an account require a captcha, from any device', async () => {
  const student = await makeStudent()
  const [thief, home] = [newNetwork(), newNetwork()]
  for (let failures = 0; failures < 3; failures += 1) assert.equal((await fail(student, thief)).error, 'wrong_login')
  assert.equal((await fail(student, thief)).error, 'captcha_required')
  assert.equal((await succeed(student, home)).error, 'captcha_required')
  assert.equal((await succeed(student, home, 'captcha')).code, 200)
  assert.equal((await succeed(student, home)).code, 200, 'the success has cleared the account')
})

test('failures on an account that does not exist are counted alike', async () => {
  const student = await makeStudent()
  const network = newNetwork()
  for (let failures = 0; failures < 3; failures += 1) await fail(student, network, 'nobody')
  assert.equal((await fail(student, network, 'nobody')).error, 'captcha_required')
})

test('ten failures of a network on many accounts require a captcha of it, and of no other network', async () => {
  const student = await makeStudent()
  const [spray, home] = [newNetwork(), newNetwork()]
  for (let failures = 0; failures < 10; failures += 1) assert.equal((await fail(student, spray, `guess${failures}`)).error, 'wrong_login')
  assert.equal((await succeed(student, spray)).error, 'captcha_required')
  assert.equal((await succeed(student, home)).code, 200)
})

test('a network that keeps guessing has to wait, while the owner can log in from home', async () => {
  const student = await makeStudent()
  const [thief, home] = [newNetwork(), newNetwork()]
  await pretendFailures(student, thief, 20)
  const refused = await succeed(student, thief, 'captcha')
  assert.equal(refused.error, 'try_later')
  assert.ok((refused.data as unknown as { seconds: number }).seconds > 0)
  assert.equal((await succeed(student, home, 'captcha')).code, 200)
  campus().clock.advance(15 * 60 + 1)
  assert.equal((await succeed(student, thief)).code, 200, 'the wait ends by itself')
})

test('on a shared address, a device the owner has used before is not made to wait by who guesses there', async () => {
  const student = await makeStudent()
  const campusAddress = newNetwork()
  const known = { headers: { ...campusAddress.headers, 'x-device-id': 'a'.repeat(32) } }
  assert.equal((await succeed(student, known)).code, 200)
  await pretendFailures(student, campusAddress, 20)
  assert.equal((await succeed(student, campusAddress, 'captcha')).error, 'try_later')
  assert.equal((await succeed(student, known)).code, 200)
  const foreign = { headers: { ...campusAddress.headers, 'x-device-id': 'b'.repeat(32) } }
  assert.equal((await fail(student, foreign)).error, 'try_later', 'an unknown device is just its network')
})

test('attempts without the captcha that is wanted do not count against anybody', async () => {
  const student = await makeStudent()
  const home = newNetwork()
  for (let attempts = 0; attempts < 30; attempts += 1) await fail(student, home)
  assert.equal((await succeed(student, home, 'captcha')).code, 200)
})

test('a wrong captcha is refused before the password is checked', async () => {
  const student = await makeStudent()
  const home = newNetwork()
  for (let failures = 0; failures < 3; failures += 1) await fail(student, home)
  const { captchaId } = await solveCaptcha(campus().url, home)
  const refused = await asker(campus().url)(login, withPassword(student, { captcha: { captchaId, work: 'idle' } }), home)
  assert.equal(refused.error, 'captcha_wrong')
})

test('guesses at the same moment are counted one by one', async () => {
  const student = await makeStudent()
  const thief = newNetwork()
  const answers = await Promise.all(Array.from({ length: 8 }, () => fail(student, thief)))
  assert.equal(answers.filter(({ error }) => error === 'wrong_login').length, 3)
  assert.equal(answers.filter(({ error }) => error === 'captcha_required').length, 5)
})

/** Sets what the account has seen as if so many networks had failed on it, once each. */
const pretendFailuresFromEverywhere = async (student: TestPerson, count: number) => {
  await campus().base.sql.deleteFrom('throttle').where('key', 'like', 'login:%').execute()
  await fail(student, newNetwork())
  await campus().base.sql.updateTable('throttle').set({ count }).where('key', 'like', 'login:account:%').execute()
}

const withWork = async (student: TestPerson, network: Network, bits: number, password?: string) => {
  const captcha = await solveCaptcha(campus().url, network, bits)
  return asker(campus().url)(login, withPassword(student, { captcha, ...(password ? { password } : {}) }), network)
}

test('failures from many networks make the work for that account grow, and a picture is not enough any more', async () => {
  const student = await makeStudent()
  await pretendFailuresFromEverywhere(student, 40)
  const asked = await succeed(student, newNetwork())
  assert.deepEqual([asked.error, asked.data], ['captcha_required', { bits: 19 }])
  const network = newNetwork()
  const little = await solveCaptcha(campus().url, network, 0, 19)
  const usual = await asker(campus().url)(login, withPassword(student, { captcha: little }), network)
  assert.deepEqual([usual.error, usual.data], ['captcha_required', { bits: 19 }])
  assert.equal((await withWork(student, newNetwork(), 19)).code, 200)
  assert.equal((await succeed(student, newNetwork())).code, 200, 'the success has cleared the account')
})

test('between attempts on such an account there is a pause, from any network', async () => {
  const student = await makeStudent()
  await pretendFailuresFromEverywhere(student, 10)
  assert.equal((await withWork(student, newNetwork(), 17, 'wrong horse 42')).error, 'wrong_login')
  const held = await withWork(student, newNetwork(), 17)
  assert.equal(held.error, 'try_later')
  assert.ok((held.data as unknown as { seconds: number }).seconds <= 5)
  campus().clock.advance(6)
  assert.equal((await withWork(student, newNetwork(), 17)).code, 200)
})

test('of many guesses at the same moment from many networks one is tried', async () => {
  const student = await makeStudent()
  await pretendFailuresFromEverywhere(student, 10)
  const answers = await Promise.all(Array.from({ length: 6 }, () => withWork(student, newNetwork(), 17, 'wrong horse 42')))
  const reportedAs = (code: string) => answers.filter(({ error }) => error === code).length
  assert.deepEqual([reportedAs('wrong_login'), reportedAs('try_later')], [1, 5])
})

test('who has not done the work does not hold up others', async () => {
  const student = await makeStudent()
  await pretendFailuresFromEverywhere(student, 10)
  for (let tries = 0; tries < 5; tries += 1) assert.equal((await fail(student, newNetwork())).error, 'captcha_required')
  assert.equal((await withWork(student, newNetwork(), 17)).code, 200)
})

test('guessing from everywhere does not keep the owner out on a device they have used, nor is it forgiven there', async () => {
  const student = await makeStudent()
  const known = { headers: { ...newNetwork().headers, 'x-device-id': 'c'.repeat(32) } }
  assert.equal((await succeed(student, known)).code, 200)
  await pretendFailuresFromEverywhere(student, 500)
  assert.equal((await withWork(student, newNetwork(), 20, 'wrong horse 42')).error, 'wrong_login')
  assert.equal((await succeed(student, newNetwork())).error, 'try_later')
  assert.equal((await succeed(student, known)).code, 200)
  assert.equal((await succeed(student, newNetwork())).error, 'try_later', 'who guesses has gained nothing')
})

test('a device that the owner has used needs a captcha after three failures of its own, and no more proof of work than usual', async () => {
  const student = await makeStudent()
  const known = { headers: { ...newNetwork().headers, 'x-device-id': 'd'.repeat(32) } }
  assert.equal((await succeed(student, known)).code, 200)
  await pretendFailuresFromEverywhere(student, 500)
  for (let tries = 0; tries < 3; tries += 1) assert.equal((await fail(student, known)).error, 'wrong_login')
  const asked = await fail(student, known)
  assert.deepEqual([asked.error, asked.data], ['captcha_required', null])
  assert.equal((await succeed(student, known, 'captcha')).code, 200)
})

test('a campus behind one address needs no captcha while most of its logins succeed', async () => {
  const students = [await makeStudent(), await makeStudent()]
  const campusAddress = newNetwork()
  const address = campusAddress.headers['x-forwarded-for']
  await succeed(students[0] as TestPerson, campusAddress)
  await campus().base.sql.updateTable('throttle').set({ count: 20_000 }).where('key', '=', `login:success:${address}`).execute()
  await campus().base.sql.updateTable('throttle').set({ count: 1000 }).where('key', '=', `login:source:${address}`).execute()
  assert.equal((await succeed(students[1] as TestPerson, campusAddress)).code, 200)
})
