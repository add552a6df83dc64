import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginPasskey } from '@campus/contract/account/passkeys.ts'
import {
  beginPasskeyProof,
  ProofNeeded,
  proveByApp,
  proveByCode,
  proveByPasskey,
  proveByPassword,
  sendProofCode,
} from '@campus/contract/account/proof.ts'
import { beginSetup, finishSetup } from '@campus/contract/account/second-factor.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { codeAt } from '../../../testing/authenticator-app.ts'
import { enter, openUnproved, proveNow } from '../../../testing/enter.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { addPasskey } from '../../../testing/passkeys.ts'
import { leaveWithoutPasswordAndChannels, testPassword } from '../../../testing/people.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { nextCode } from '../../../testing/second-factor.ts'
import type { openAuthenticator } from '../../../testing/software-authenticator.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { switchTo } from '../linked/linked.service.ts'
import { newSecret } from '../second-factor/totp.rules.ts'
import { recordProof } from './proof.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...asked) => asker(campus().url)(...asked)

/** A person, and a session of theirs that has proved nothing. */
const openStale = async () => {
  const owner = await enter(campus())
  campus().clock.advance(1)
  return { owner, ...(await openUnproved(campus(), { schoolId: owner.schoolId, personId: owner.person.id })) }
}
const isAsked = async (token: string) => (await ask(beginPasskey, {}, { token })).error === 'proof_required'

test('the password proves; a wrong one does not, and guessing ends', async () => {
  const { token } = await openStale()
  assert.equal((await ask(proveByPassword, { password: 'not the password 1' }, { token })).error, 'old_password_wrong')
  assert.equal(await isAsked(token), true)
  const { data } = await ask(proveByPassword, { password: testPassword }, { token })
  assert.ok(new Date(data.until) > campus().clock.now())
  assert.equal(await isAsked(token), false)
  for (let guess = 0; guess < 10; guess += 1) await ask(proveByPassword, { password: `guess number ${guess}` }, { token })
  assert.equal((await ask(proveByPassword, { password: testPassword }, { token })).error, 'try_later')
})

test('renewing the session with its remember token gives no new guesses', async () => {
  const { person } = await enter(campus())
  let { token, remember } = await logInAs(campus().url, person, { remember: true })
  for (let guess = 0; guess < 10; guess += 1) await ask(proveByPassword, { password: `guess number ${guess}` }, { token })
  const renewed = await ask(proveByPassword, { password: 'one more guess' }, { token: 'x'.repeat(40), remember })
  assert.equal(renewed.error, 'try_later')
  token = renewed.token ?? ''
  assert.equal((await ask(proveByPassword, { password: 'one more guess' }, { token })).error, 'try_later')
})

test('a code to the phone or the address that was there before proves, once', async () => {
  const { owner, token } = await openStale()
  assert.equal((await ask(sendProofCode, { channel: 'phone' }, { token })).code, 200)
  const code = await waitForCode(campus(), 'sms', owner.person.phone)
  assert.equal((await ask(proveByCode, { channel: 'email', code }, { token })).error, 'code_wrong')
  const answers = await Promise.all([1, 2, 3].map(() => ask(proveByCode, { channel: 'phone', code }, { token })))
  assert.deepEqual(answers.map(({ error }) => error ?? 'proved').toSorted(), ['code_wrong', 'code_wrong', 'proved'])
  assert.equal(await isAsked(token), false)
})

test('a code of somebody else, and bad input, prove nothing', async () => {
  const [one, other] = [await openStale(), await openStale()]
  await ask(sendProofCode, { channel: 'phone' }, other)
  const code = await waitForCode(campus(), 'sms', other.owner.person.phone)
  assert.equal((await ask(proveByCode, { channel: 'phone', code }, one)).error, 'code_wrong')
  assert.equal((await ask(proveByCode, { channel: 'phone', code: '12' }, one)).error, 'bad_input')
  assert.equal((await ask(proveByPassword, { password: '' }, one)).error, 'bad_input')
  assert.equal(await isAsked(one.token), true)
})

test('a channel that was added in this login proves nothing in it, also after a renewal', async () => {
  const { person } = await enter(campus())
  const { token, remember } = await logInAs(campus().url, person, { remember: true })
  campus().clock.advance(1)
  const since = { phone: '13711110000', phone_since: campus().clock.now() }
  await campus().base.sql.updateTable('person').set(since).where('id', '=', person.id).execute()
  assert.equal((await ask(sendProofCode, { channel: 'phone' }, { token })).error, 'proof_not_accepted')
  campus().clock.advance(26 * 3600)
  const renewed = await ask(beginPasskey, {}, { token, remember })
  assert.equal(renewed.error, 'proof_required', 'what a remember token opens has proved nothing')
  assert.deepEqual(
    ProofNeeded.parse(renewed.data).ways.map(({ kind }) => kind),
    ['password', 'email'],
  )
  assert.equal((await ask(sendProofCode, { channel: 'phone' }, { token: renewed.token })).error, 'proof_not_accepted')
  const { id: sessionId } = await campus()
    .base.sql.selectFrom('session')
    .where('person_id', '=', person.id)
    .where('ended_at', 'is', null)
    .where('way', '=', 'remember')
    .select('id')
    .executeTakeFirstOrThrow()
  await assert.rejects(recordProof(systemContext(campus().base), { sessionId, kind: 'phone' }), { code: 'proof_not_accepted' })
})

const makePasskey = async (token: string) => {
  const { device, error } = await addPasskey(campus(), token)
  assert.equal(error, undefined)
  return device
}
const showPasskey = async (token: string, device: ReturnType<typeof openAuthenticator>) => {
  const { data } = await ask(beginPasskeyProof, {}, { token })
  const response = device.show({ origin: campus().url, challenge: String(data.options['challenge']) })
  return { ticket: data.ticket, response, proved: await ask(proveByPasskey, { ticket: data.ticket, response }, { token }) }
}

test('a passkey proves in a later login, not in the one that added it, and its answer counts once', async () => {
  const { owner, token } = await openStale()
  const device = await makePasskey(owner.token)
  assert.equal((await showPasskey(owner.token, device)).proved.error, 'proof_not_accepted')
  assert.equal((await showPasskey(token, device)).proved.error, 'proof_not_accepted', 'a session older than the passkey')
  campus().clock.advance(1)
  const later = await openUnproved(campus(), { schoolId: owner.schoolId, personId: owner.person.id })
  const { proved, ...answer } = await showPasskey(later.token, device)
  assert.equal(proved.code, 200)
  assert.equal(await isAsked(later.token), false)
  assert.equal((await ask(proveByPasskey, answer, { token: later.token })).error, 'ticket_invalid')
})

test('the passkey of a stranger proves nothing, and a challenge is valid in its own session only', async () => {
  const [mine, theirs] = [await openStale(), await openStale()]
  await makePasskey(mine.owner.token)
  const device = await makePasskey(theirs.owner.token)
  campus().clock.advance(1)
  const later = await openUnproved(campus(), { schoolId: mine.owner.schoolId, personId: mine.owner.person.id })
  assert.equal((await showPasskey(later.token, device)).proved.error, 'passkey_refused')
  const { data } = await ask(beginPasskeyProof, {}, { token: later.token })
  const response = device.show({ origin: campus().url, challenge: String(data.options['challenge']) })
  assert.equal((await ask(proveByPasskey, { ticket: data.ticket, response }, { token: mine.token })).error, 'ticket_invalid')
})

test('a login by password is a proof; a switch between accounts is none', async () => {
  const { person, schoolId } = await enter(campus())
  const { token } = await logInAs(campus().url, person)
  assert.equal(await isAsked(token), false)
  const other = await enter(campus(), { schoolId })
  const groupId = '0198c5f0-0000-7000-8000-000000000001'
  for (const { id } of [person, other.person])
    await campus().base.sql.insertInto('account_group_member').values({ person_id: id, school_id: schoolId, group_id: groupId }).execute()
  const session = await openUnproved(campus(), { schoolId, personId: person.id })
  await proveNow(campus(), session)
  const caller = { personId: person.id, schoolId, sessionId: session.sessionId, roles: [], isAgent: false }
  const switched = await switchTo({ ...systemContext(campus().base), caller }, { id: other.person.id })
  assert.equal(await isAsked(switched.session?.token ?? ''), true)
})

test('an account without earlier factors gets an empty list', async () => {
  const { owner, token } = await openStale()
  await leaveWithoutPasswordAndChannels(campus().base.sql, owner.person.id)
  const { data, error } = await ask(beginPasskey, {}, { token })
  assert.deepEqual([error, data], ['proof_required', { ways: [] }])
  assert.equal((await ask(beginPasskeyProof, {}, { token })).error, 'proof_not_accepted')
})

/** A person with an authenticator app, and a session that was opened after it was set up and has proved nothing. */
const openWithApp = async () => {
  const { owner } = await openStale()
  const { setupTicket, secret } = (await ask(beginSetup, {}, owner)).data
  const { recoveryCodes } = (await ask(finishSetup, { setupTicket, code: nextCode(campus(), secret) }, owner)).data
  const inNewLogin = () => openUnproved(campus(), { schoolId: owner.schoolId, personId: owner.person.id })
  campus().clock.advance(1)
  return { owner, secret, recoveryCodes, inNewLogin, ...(await inNewLogin()) }
}

test('the code of an authenticator app proves, and each time step counts once', async () => {
  const { secret, token, inNewLogin } = await openWithApp()
  const refused = await ask(beginPasskey, {}, { token })
  assert.deepEqual(
    ProofNeeded.parse(refused.data).ways.map(({ kind }) => kind),
    ['password', 'totp', 'phone', 'email'],
  )
  const code = nextCode(campus(), secret)
  const answers = await Promise.all([1, 2, 3].map(() => ask(proveByApp, { code }, { token })))
  assert.deepEqual(answers.map(({ error }) => error ?? 'proved').toSorted(), ['proved', 'second_factor_wrong', 'second_factor_wrong'])
  assert.equal(await isAsked(token), false)
  const other = await inNewLogin()
  assert.equal((await ask(proveByApp, { code }, other)).error, 'second_factor_wrong', 'nor in another session')
  assert.equal(await isAsked(other.token), true)
})

test('a wrong code, a recovery code, and the code of an app that was set up in this login prove nothing', async () => {
  const { owner, secret, recoveryCodes, token } = await openWithApp()
  assert.equal((await ask(proveByApp, { code: '12' }, { token })).error, 'bad_input')
  assert.equal((await ask(proveByApp, { code: recoveryCodes[0] ?? '' }, { token })).error, 'bad_input')
  const [mine, theirs] = [nextCode(campus(), secret), codeAt(newSecret(), campus().clock.now())]
  if (mine !== theirs) assert.equal((await ask(proveByApp, { code: theirs }, { token })).error, 'second_factor_wrong')
  assert.equal(await isAsked(token), true)
  assert.equal((await ask(proveByApp, { code: mine }, owner)).error, 'proof_not_accepted')
  const { sessionId } = owner
  await assert.rejects(recordProof(systemContext(campus().base), { sessionId, kind: 'totp' }), { code: 'proof_not_accepted' })
  const without = await openStale()
  assert.equal((await ask(proveByApp, { code: mine }, without)).error, 'proof_not_accepted')
})

test('who guesses codes in a stolen session is stopped and reported, and the owner still proves elsewhere', async () => {
  const { owner, secret, token: stolen, inNewLogin } = await openWithApp()
  const sent = (await campus().sentTo('mail', owner.person.email)).length
  const wrong = codeAt(newSecret(), campus().clock.now())
  for (let guess = 0; guess < 10; guess += 1)
    assert.equal((await ask(proveByApp, { code: wrong }, { token: stolen })).error, 'second_factor_wrong')
  assert.equal((await ask(proveByApp, { code: nextCode(campus(), secret) }, { token: stolen })).error, 'try_later')
  assert.match((await waitForPost(campus(), 'mail', owner.person.email, sent + 1))[0] ?? '', /多次输错动态码/)
  assert.equal((await ask(proveByApp, { code: nextCode(campus(), secret) }, await inNewLogin())).code, 200)
})
