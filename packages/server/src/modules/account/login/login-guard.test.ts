import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { asker } from '../../../testing/ask.ts'
import { solveCaptcha } from '../../../testing/captcha.ts'
import { withPassword } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool, type TestPerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })

let networks = 0
const newNetwork = () => {
  networks += 1
  return { headers: { 'x-forwarded-for': `198.51.100.${networks}` } }
}
type Network = { readonly headers: { readonly 'x-forwarded-for': string } }

const makeStudent = async () => makePerson(campus().ground.sql, (await makeSchool(campus().ground.sql)).id)

const fail = (student: TestPerson, network: Network, account = student.number) =>
  asker(campus().url)(login, withPassword(student, { account, password: 'wrong horse 42' }), network)

const succeed = async (student: TestPerson, network: Network, captcha?: 'captcha') =>
  asker(campus().url)(login, withPassword(student, captcha ? { captcha: await solveCaptcha(campus().url, network) } : {}), network)

/** Sets the counters as they are after so many failures of a network on an account, which would take long to make. */
const pretendFailures = async (student: TestPerson, network: Network, count: number) => {
  await fail(student, network)
  const address = network.headers['x-forwarded-for']
  await campus().ground.sql.updateTable('throttle').set({ count }).where('key', 'like', `login:pair:%:${address}`).execute()
}

test('three failures on an account ask for a captcha, whoever made them', async () => {
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

test('ten failures of a network on many accounts ask it for a captcha, and no other network', async () => {
  const student = await makeStudent()
  const [spray, home] = [newNetwork(), newNetwork()]
  for (let failures = 0; failures < 10; failures += 1) assert.equal((await fail(student, spray, `guess${failures}`)).error, 'wrong_login')
  assert.equal((await succeed(student, spray)).error, 'captcha_required')
  assert.equal((await succeed(student, home)).code, 200)
})

test('a network that guesses on has to wait, while the owner comes in from home', async () => {
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

test('a wrong captcha is refused before the password is looked at', async () => {
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
