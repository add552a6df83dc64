import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import {
  beginPasskey,
  beginPasskeyLogin,
  ownPasskeys,
  passkeyLogin,
  removePasskey,
  savePasskey,
} from '@campus/contract/account/passkeys.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { leaveWithoutPasswordAndChannels } from '../../../testing/people.ts'
import { openAuthenticator } from '../../../testing/software-authenticator.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const rpId = '127.0.0.1'
const consent = { privacyPolicy: '1', userAgreement: '1', agreed: true } as const

type Authenticator = ReturnType<typeof openAuthenticator>
type Options = { challenge: string; user: { id: string } }

const begin = async (token: string) => {
  const { data } = await asker(campus().url)(beginPasskey, {}, { token })
  return { ticket: data.ticket, options: data.options as unknown as Options }
}

type Begun = Awaited<ReturnType<typeof begin>>

const finish = async (token: string, { ticket, options }: Begun, device: Authenticator = openAuthenticator(rpId)) => {
  const response = device.make({ origin: campus().url, challenge: options.challenge, userId: options.user.id })
  const saved = await asker(campus().url)(savePasskey, { ticket, name: '我的手机', response }, { token })
  return { device, ticket, response, saved }
}

const makePasskey = async (token: string, device?: Authenticator) => finish(token, await begin(token), device)

const beginLogin = async (schoolId: string) => {
  const { data } = await asker(campus().url)(beginPasskeyLogin, { schoolId })
  return { ticket: data.ticket, challenge: String(data.options['challenge']) }
}

const logIn = async (schoolId: string, device: Authenticator, origin = campus().url) => {
  const { ticket, challenge } = await beginLogin(schoolId)
  return asker(campus().url)(passkeyLogin, { ticket, response: device.show({ origin, challenge }), consent })
}

test('a person creates a passkey and logs in with it', async () => {
  const { token, schoolId, person } = await enter(campus())
  const { device, saved } = await makePasskey(token)
  assert.equal(saved.data.name, '我的手机')
  assert.equal(saved.data.lastUsedAt, null)
  const entered = await logIn(schoolId, device)
  assert.equal(entered.user?.uid, person.id)
  assert.equal((await logIn(schoolId, device)).code, 200)
  const { data: mine } = await asker(campus().url)(ownPasskeys, {}, { token: entered.token })
  assert.deepEqual(
    mine.map(({ id, lastUsedAt }) => ({ id, isUsed: lastUsedAt !== null })),
    [{ id: saved.data.id, isUsed: true }],
  )
})

test('a passkey that does not count its uses works again and again', async () => {
  const { token, schoolId } = await enter(campus())
  const { device } = await makePasskey(token, openAuthenticator(rpId, { counts: false }))
  assert.equal((await logIn(schoolId, device)).code, 200)
  assert.equal((await logIn(schoolId, device)).code, 200)
})

test('a passkey shown on another site is refused, and so is one made there', async () => {
  const { token, schoolId } = await enter(campus())
  const { device } = await makePasskey(token)
  assert.equal((await logIn(schoolId, device, 'https://campus.example.com')).error, 'passkey_refused')
  const { ticket, options } = await begin(token)
  const elsewhere = openAuthenticator(rpId).make({
    origin: 'https://campus.example.com',
    challenge: options.challenge,
    userId: options.user.id,
  })
  assert.equal((await asker(campus().url)(savePasskey, { ticket, name: 'x', response: elsewhere }, { token })).error, 'passkey_refused')
  const otherHost = openAuthenticator('campus.example.com')
  assert.equal((await makePasskey(token, otherHost)).saved.error, 'passkey_refused')
})

test('a replayed response is rejected', async () => {
  const { token, schoolId } = await enter(campus())
  const { device } = await makePasskey(token)
  const ask = asker(campus().url)
  const { ticket, challenge } = await beginLogin(schoolId)
  const response = device.show({ origin: campus().url, challenge })
  const once = await Promise.all([ask(passkeyLogin, { ticket, response, consent }), ask(passkeyLogin, { ticket, response, consent })])
  assert.deepEqual(once.map(({ error }) => error ?? 'in').toSorted(), ['in', 'ticket_invalid'])
  const fresh = await beginLogin(schoolId)
  assert.equal((await ask(passkeyLogin, { ticket: fresh.ticket, response, consent })).error, 'passkey_refused')
})

test('a counter that goes backwards reveals a copy of the passkey', async () => {
  const { token, schoolId } = await enter(campus())
  const { device } = await makePasskey(token)
  device.setCounter(10)
  assert.equal((await logIn(schoolId, device)).code, 200)
  device.setCounter(4)
  assert.equal((await logIn(schoolId, device)).error, 'passkey_refused')
  device.setCounter(11)
  assert.equal((await logIn(schoolId, device)).code, 200)
})

test('of a passkey and its copies that count to the same number at once, only one gets in', async () => {
  const { token, schoolId } = await enter(campus())
  const { device } = await makePasskey(token)
  const begun = await Promise.all(Array.from({ length: 8 }, () => beginLogin(schoolId)))
  const shown = begun.map(({ ticket, challenge }) => {
    device.setCounter(10)
    return { ticket, response: device.show({ origin: campus().url, challenge }), consent }
  })
  const all = await Promise.all(shown.map((given) => asker(campus().url)(passkeyLogin, given)))
  const outcomes = Map.groupBy(all, ({ error }) => error ?? 'in')
  assert.deepEqual([outcomes.get('in')?.length, outcomes.get('passkey_refused')?.length], [1, 7])
})

test("a passkey opens its owner's account and no other", async () => {
  const [owner, stranger] = [await enter(campus()), await enter(campus())]
  const { device, response } = await makePasskey(owner.token)
  assert.equal((await logIn(stranger.schoolId, device)).error, 'passkey_refused', 'in another school it is unknown')
  const { ticket, challenge } = await beginLogin(owner.schoolId)
  const asStranger = device.show({ origin: campus().url, challenge }, Buffer.from(stranger.person.id).toString('base64url'))
  const ask = asker(campus().url)
  assert.equal((await ask(passkeyLogin, { ticket, response: asStranger, consent })).error, 'passkey_refused')
  const theirs = await begin(stranger.token)
  const again = device.make({ origin: campus().url, challenge: theirs.options.challenge, userId: theirs.options.user.id })
  assert.equal(
    (await ask(savePasskey, { ticket: theirs.ticket, name: 'x', response: again }, { token: stranger.token })).error,
    'passkey_refused',
  )
  const mine = await begin(owner.token)
  assert.equal((await ask(savePasskey, { ticket: mine.ticket, name: 'x', response }, { token: stranger.token })).error, 'ticket_invalid')
})

test('a challenge for creating a passkey does not log in, nor the other way round', async () => {
  const { token, schoolId } = await enter(campus())
  const { device } = await makePasskey(token)
  const ask = asker(campus().url)
  const making = await begin(token)
  const shown = device.show({ origin: campus().url, challenge: making.options.challenge })
  assert.equal((await ask(passkeyLogin, { ticket: making.ticket, response: shown, consent })).error, 'ticket_invalid')
  const login = await beginLogin(schoolId)
  const made = openAuthenticator(rpId).make({ origin: campus().url, challenge: login.challenge, userId: 'x' })
  assert.equal((await ask(savePasskey, { ticket: login.ticket, name: 'x', response: made }, { token })).error, 'ticket_invalid')
})

test('a removed passkey no longer logs in; somebody else cannot remove it', async () => {
  const [owner, stranger] = [await enter(campus()), await enter(campus())]
  const { device, saved } = await makePasskey(owner.token)
  const ask = asker(campus().url)
  assert.equal((await ask(removePasskey, { id: saved.data.id }, { token: stranger.token })).error, 'not_found')
  assert.equal((await ask(removePasskey, { id: randomUUID() }, { token: owner.token })).error, 'not_found')
  assert.equal((await ask(removePasskey, { id: saved.data.id }, { token: owner.token })).code, 200)
  assert.equal((await logIn(owner.schoolId, device)).error, 'passkey_refused')
})

test('the last login method cannot be removed', async () => {
  const { token, person } = await enter(campus())
  const { saved } = await makePasskey(token)
  const other = await makePasskey(token)
  await leaveWithoutPasswordAndChannels(campus().base.sql, person.id)
  const ask = asker(campus().url)
  const both = await Promise.all([saved, other.saved].map(({ data }) => ask(removePasskey, { id: data.id }, { token })))
  assert.deepEqual(both.map(({ error }) => error ?? 'removed').toSorted(), ['last_way_in', 'removed'])
})

test('nobody has more than ten passkeys, even when two are created concurrently', async () => {
  const { token } = await enter(campus())
  for (let made = 0; made < 9; made += 1) assert.equal((await makePasskey(token)).saved.code, 200)
  const begun = [await begin(token), await begin(token)]
  const both = await Promise.all(begun.map((one) => finish(token, one)))
  assert.deepEqual(both.map(({ saved }) => saved.error ?? 'saved').toSorted(), ['saved', 'too_many_passkeys'])
  assert.equal((await asker(campus().url)(beginPasskey, {}, { token })).error, 'too_many_passkeys')
})

test('a disabled person, an old consent and a malformed response are refused', async () => {
  const { token, schoolId, person } = await enter(campus())
  const { device } = await makePasskey(token)
  const ask = asker(campus().url)
  const { ticket, challenge } = await beginLogin(schoolId)
  const response = device.show({ origin: campus().url, challenge })
  const old = await ask(passkeyLogin, { ticket, response, consent: { ...consent, privacyPolicy: '0' } })
  assert.deepEqual([old.error, Object.keys(old.fields ?? {})], ['bad_input', ['consent']])
  for (const nonsense of [{}, { ...response, response: {} }, { ...response, response: { ...response.response, signature: '!' } }]) {
    const fresh = await beginLogin(schoolId)
    assert.equal((await ask(passkeyLogin, { ticket: fresh.ticket, response: nonsense, consent })).error, 'passkey_refused')
  }
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', person.id).execute()
  assert.equal((await logIn(schoolId, device)).error, 'account_disabled')
  assert.equal((await ask(beginPasskeyLogin, { schoolId: randomUUID() })).error, 'school_unknown')
})
