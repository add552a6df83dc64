import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { captchaImage } from '@campus/contract/account/captcha.ts'
import { verifyFaceLogin } from '@campus/contract/account/face-login.ts'
import { login } from '@campus/contract/account/login.ts'
import { castBallot } from '@campus/contract/appraisal/ballots.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { runText } from '../../platform/db/sql.ts'
import { type AskOptions, fetchCall } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { eventually } from '../../testing/eventually.ts'
import { logInAs, withPassword } from '../../testing/logging-in.ts'
import { useTestCampus } from '../../testing/test-campus.ts'

const perMinute = 10
const attempts = 20 * perMinute
const webFolder = mkdtempSync(join(tmpdir(), 'campus-web-'))
writeFileSync(join(webFolder, 'index.html'), '<!doctype html>')
writeFileSync(join(webFolder, 'manifest.webmanifest'), '{}')
after(() => rmSync(webFolder, { recursive: true }))

const campus = useTestCampus({ webFolder, environment: { TRUSTED_PROXIES: '127.0.0.1', REQUESTS_PER_MINUTE: String(perMinute) } })

let networks = 0
const newNetwork = () => {
  networks += 1
  return `203.0.113.${networks}`
}
const from = (network: string, more: Record<string, string> = {}): AskOptions => ({ headers: { 'x-forwarded-for': network, ...more } })
const look = async (options: AskOptions) => (await fetchCall(campus().url, ownInfo, {}, options)).status
const held = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length

/** Asks so often, a few at a time. */
const repeat = async (times: number, ask: (index: number) => Promise<number>) => {
  const statuses: number[] = []
  for (let done = 0; done < times; done += 20)
    statuses.push(...(await Promise.all(Array.from({ length: Math.min(20, times - done) }, (_, index) => ask(done + index)))))
  return statuses
}

const invented = (index: number) => `Bearer ${String(index).padStart(43, 'x')}`

test('a flooding caller gets 429 with Retry-After', async () => {
  const network = newNetwork()
  assert.equal(held(await repeat(attempts, () => look(from(network)))), 0)
  const refused = await fetchCall(campus().url, ownInfo, {}, { ...from(network), language: 'zh_TW' })
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  assert.equal(((await refused.json()) as { msg: string }).msg, '操作過於頻繁，請稍後再試')
})

test('an invented Authorization gives no more room than none, however many are invented', async () => {
  const network = newNetwork()
  const statuses = await repeat(attempts + 40, (index) => look(from(network, { authorization: invented(index) })))
  assert.equal(held(statuses), 40)
})

test('an invented Authorization gives a login no more room either', async () => {
  const network = newNetwork()
  const { person } = await enter(campus())
  const guess = async (index: number) =>
    (
      await fetchCall(
        campus().url,
        login,
        withPassword(person, { password: 'wrong horse 42' }),
        from(network, { authorization: invented(index) }),
      )
    ).status
  assert.equal(held(await repeat(attempts + 20, guess)), 20)
})

test('a valid session has its own limit, separate from its network', async () => {
  const network = newNetwork()
  const people = await Promise.all(Array.from({ length: 30 }, () => enter(campus())))
  const statuses = await repeat(30 * perMinute, (index) => look({ token: people[index % 30]?.token, ...from(network) }))
  assert.equal(held(statuses), 0, 'more than the whole network may ask for without a login')
  assert.equal(await look({ token: people[0]?.token, ...from(newNetwork()) }), 429, 'one person has asked enough, from any network')
  assert.equal(await look(from(network)), 200)
})

test('a flood of invented tokens does not hold up who is in already, nor a device that was in before', async () => {
  const network = newNetwork()
  const device = { 'x-device-id': 'f'.repeat(32) }
  const { token, person } = await enter(campus())
  const other = await enter(campus())
  assert.equal(await look({ token, ...from(network) }), 200)
  await logInAs(campus().url, other.person, {}, from(network, device))
  await repeat(attempts + 40, (index) => look(from(network, { authorization: invented(index) })))
  assert.equal(await look({ token, ...from(network) }), 200)
  await repeat(attempts + 40, async () => (await fetchCall(campus().url, captchaImage, {}, from(network))).status)
  const logIn = async (options: AskOptions) => (await fetchCall(campus().url, login, withPassword(other.person), options)).status
  assert.equal(await logIn(from(network, device)), 200)
  assert.equal(await logIn(from(network)), 429)
  assert.ok(person.id)
})

test("an expired token counts for its network, so nobody can use up its owner's limit", async () => {
  const network = newNetwork()
  const { token, person, sessionId } = await enter(campus())
  assert.equal(await look({ token, ...from(network) }), 200)
  await campus()
    .base.sql.updateTable('session')
    .set({ ended_at: campus().clock.now(), end_cause: 'logout' })
    .where('id', '=', sessionId)
    .execute()
  campus().clock.advance(16)
  await repeat(60, () => look({ token, ...from(network) }))
  const again = await logInAs(campus().url, person, {}, from(newNetwork()))
  assert.equal(await look({ token: again.token, ...from(newNetwork()) }), 200)
})

test('files of the app do not count, and reads of the login page have more room than attempts', async () => {
  const network = newNetwork()
  const { schoolId } = await enter(campus())
  const readPage = async () => (await fetchCall(campus().url, loginInit, { schoolId }, from(network))).status
  const readFile = async () => (await fetch(`${campus().url}/`, { headers: { 'x-forwarded-for': network } })).status
  assert.equal(held(await repeat(attempts + 100, readPage)), 0)
  assert.equal(held(await repeat(60 * perMinute, readFile)), 0)
  assert.equal(await look(from(network)), 200)
})

test('the addresses of one IPv6 network count as one', async () => {
  const statuses = await repeat(attempts + 20, (index) => look(from(`2001:db8:1:2::${(index + 1).toString(16)}`)))
  assert.equal(held(statuses), 20)
  assert.equal(await look(from('2001:db8:1:3::1')), 200)
})

test('a caller probing for unknown paths is limited early', async () => {
  const network = newNetwork()
  const statuses = await repeat(perMinute + 10, async (index) => {
    const response = await fetch(`${campus().url}/wp-admin/${index}`, { headers: { 'x-forwarded-for': network } })
    return response.status
  })
  assert.equal(held(statuses), 10)
})

test('of ballots, which nobody counts, a bounded number is worked on at a time, and a large one is not read', async () => {
  const bytes = (length: number) => Buffer.alloc(length, 7).toString('base64url')
  const ballot = { id: randomUUID(), serial: bytes(32), randomizer: bytes(32), signature: bytes(256), answers: [5], salt: bytes(32) }
  const cast = async () => (await fetchCall(campus().url, castBallot, ballot)).status
  // What they wait for: the table of the sections, held by somebody else.
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>()
  const holding = campus()
    .base.sql.transaction()
    .execute(async (sql) => {
      await runText(sql, 'lock table appraisal_section in access exclusive mode')
      lock()
      await released
    })
  await locked
  let refused = 0
  const waiting = Array.from({ length: 40 }, async () => {
    const status = await cast()
    if (status === 429) refused += 1
    return status
  })
  await eventually(() => refused === 8 || undefined)
  letGo()
  await holding
  const statuses = await Promise.all(waiting)
  assert.equal(statuses.filter((status) => status === 200).length, 32)
  assert.equal(await cast(), 200, 'room comes back')
  const large = await fetchCall(campus().url, castBallot, { ...ballot, text: { body: 'x'.repeat(20_000), salt: bytes(32) } })
  assert.equal(large.status, 413)
})

test('a call that takes pictures from anybody counts like twenty, before they are read', async () => {
  const network = newNetwork()
  const statuses = await repeat(12, async () => (await fetchCall(campus().url, verifyFaceLogin, {}, from(network))).status)
  assert.equal(held(statuses), 2)
})
