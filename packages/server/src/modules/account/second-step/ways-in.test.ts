import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sendEmailCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import { login, loginByTicket, secondStepRefusals } from '@campus/contract/account/login.ts'
import {
  bindMoreAccount,
  dingtalkLogin,
  ssoLogin,
  ssoUrl,
  switchAccount,
  wechatLogin,
  wecomLogin,
} from '@campus/contract/account/outside.ts'
import { beginPasskey, beginPasskeyLogin, passkeyLogin, savePasskey } from '@campus/contract/account/passkeys.ts'
import { beginPcLogin, confirmPcLogin, scanPcLogin, watchPcLogin } from '@campus/contract/account/pc-login.ts'
import { register, saveRegistration } from '@campus/contract/account/registration.ts'
import { finishLogin, finishSetupAtLogin } from '@campus/contract/account/second-factor.ts'
import { calls } from '@campus/contract/calls.ts'
import type { Envelope } from '@campus/contract/envelope.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { proveByCode, sendProofCode } from '@campus/contract/registration/proof.ts'
import { managingRoles } from '@campus/contract/roles.ts'
import type { Column } from '../../../platform/db/sql.ts'
import type { SocialKind } from '../../../ports/social/social.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { agreed, withPassword } from '../../../testing/logging-in.ts'
import { openOutsideBrowser, versions } from '../../../testing/outside-browser.ts'
import { makePerson, makeSchool, type TestPerson } from '../../../testing/people.ts'
import { waitForCode } from '../../../testing/post.ts'
import { fillIn, makeRecorded } from '../../../testing/registering.ts'
import { nextCode, setUpAtLogin, stepOf } from '../../../testing/second-factor.ts'
import { openAuthenticator } from '../../../testing/software-authenticator.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

/** Single sign-on that calls everybody what the way back says. */
const sso = {
  kind: 'cas',
  begin: async ({ redirectUri }: { redirectUri: string }) => {
    const service = new URL(redirectUri)
    service.searchParams.set('state', randomBytes(24).toString('base64url'))
    return { url: `http://sso.test/login?service=${encodeURIComponent(service.href)}`, memory: '' }
  },
  finish: async ({ currentUrl }: { currentUrl: string }) => ({
    subject: new URL(currentUrl).searchParams.get('who') ?? '',
    attributes: {},
  }),
  logoutUrl: async () => 'http://sso.test/logout',
} as const

const campus = useTestCampus({
  environment: { SECOND_FACTOR: 'required', REQUESTS_PER_MINUTE: '1000000' },
  services: () => ({ sso: { cas: sso } }),
})
const ask = ((...given) => asker(campus().url)(...given)) as ReturnType<typeof asker>

type Who = { readonly person: TestPerson; readonly schoolId: string; readonly token: string }
type Attempt = () => Promise<Pick<Envelope, 'error' | 'token' | 'user' | 'data'>>

const bySocial =
  (kind: SocialKind) =>
  async ({ schoolId, token, person }: Who) => {
    const outsideBrowser = openOutsideBrowser(campus())
    await outsideBrowser.go(kind, `${kind}-${person.id}`, { schoolId, token, purpose: 'bind' })
    return () => outsideBrowser.go(kind, `${kind}-${person.id}`, { schoolId })
  }

const byCode =
  (channel: 'phone' | 'email') =>
  async ({ person, schoolId }: Who) => {
    const given = { schoolId, userType: person.kind }
    const codes = async () =>
      (await campus().sentTo(channel === 'phone' ? 'sms' : 'mail', person[channel])).flatMap((text) => text.match(/\d{6}/)?.[0] ?? [])
    const before = (await codes()).length
    campus().clock.advance(61)
    if (channel === 'phone') await ask(sendPhoneCode, { ...given, phone: person.phone })
    else await ask(sendEmailCode, { ...given, email: person.email })
    const code = await eventually(async () => {
      const [newest, ...older] = await codes()
      return older.length >= before ? newest : undefined
    })
    return () => ask(login, { ...given, way: channel, [channel]: person[channel], code, consent: agreed })
  }

const byScan = async ({ token }: Who) => {
  const { data: page } = await ask(beginPcLogin, {})
  await ask(scanPcLogin, { code: page.code }, { token })
  await ask(confirmPcLogin, { code: page.code, decision: 'confirm' }, { token })
  const { ticket } = (await ask(watchPcLogin, { id: page.id, pageSecret: page.pageSecret })).data
  return () => ask(loginByTicket, { id: ticket ?? '' })
}

const passkeyOf = async ({ token }: Who, options: Parameters<typeof openAuthenticator>[1]) => {
  const device = openAuthenticator('127.0.0.1', options)
  const { ticket, options: made } = (await ask(beginPasskey, {}, { token })).data
  const { challenge, user } = made as unknown as { challenge: string; user: { id: string } }
  await ask(savePasskey, { ticket, name: 'key', response: device.make({ origin: campus().url, challenge, userId: user.id }) }, { token })
  return device
}

const showPasskey = async (schoolId: string, device: ReturnType<typeof openAuthenticator>) => {
  const { ticket, options } = (await ask(beginPasskeyLogin, { schoolId })).data
  return { ticket, response: device.show({ origin: campus().url, challenge: String(options['challenge']) }) }
}

const bySso = async ({ schoolId, token, person }: Who) => {
  const proof = randomBytes(32).toString('base64url')
  const go = async (purpose: 'login' | 'bind', as?: string) => {
    const left = await ask(ssoUrl, { schoolId, provider: 'cas', purpose, proof, ...versions }, { token: as })
    if (left.error) return left
    const { url } = left.data
    const state = new URL(new URL(url).searchParams.get('service') ?? '').searchParams.get('state') ?? ''
    return ask(ssoLogin, { provider: 'cas', search: `?who=${person.id}`, state, proof }, { token: as })
  }
  // Who has bound it before needs no second binding, and is refused one.
  await go('bind', token)
  return () => go('login')
}

const byBinding = async ({ person, schoolId }: Who) => {
  const outsideBrowser = openOutsideBrowser(campus())
  const { data } = await outsideBrowser.go('wechat', randomUUID(), { schoolId })
  return () => outsideBrowser.prove(person, { bindTicket: data.bindTicket ?? '' })
}

const bySwitching = async ({ person, schoolId }: Who) => {
  const other = await enter(campus(), { schoolId })
  await openOutsideBrowser(campus()).prove(person, { token: other.token })
  return () => ask(switchAccount, { id: person.id }, { token: other.token })
}

/** Every way in, prepared by somebody who does not manage yet, or who is logged in with a factor. */
const ways: readonly (readonly [call: { readonly path: string }, prepare: (who: Who) => Promise<Attempt>])[] = [
  [
    login,
    async ({ person }) =>
      () =>
        ask(login, withPassword(person)),
  ],
  [login, byCode('phone')],
  [login, byCode('email')],
  [loginByTicket, byScan],
  [wechatLogin, bySocial('wechat')],
  [wecomLogin, bySocial('wecom')],
  [dingtalkLogin, bySocial('dingtalk')],
  [ssoLogin, bySso],
  [bindMoreAccount, byBinding],
  [switchAccount, bySwitching],
]

const giveRole = (who: Who, role: Column<'person_role', 'role'>) =>
  campus().base.sql.insertInto('person_role').values({ school_id: who.schoolId, person_id: who.person.id, role }).execute()

const isIn = async (token: string | undefined) => (await ask(ownInfo, {}, { token })).code === 200

test('no login method gives a manager a session without a second factor', async () => {
  for (const [index, [{ path }, prepare]] of ways.entries()) {
    const role = managingRoles[index % managingRoles.length] ?? 'admin'
    const who = await enter(campus(), { kind: 'teacher' })
    const first = await prepare(who)
    await giveRole(who, role)
    const unset = await first()
    assert.deepEqual([unset.error, unset.token, unset.user], ['second_factor_setup_needed', undefined, undefined], `${path} as ${role}`)
    const { secret, token } = await setUpAtLogin(campus(), stepOf(unset).ticket)
    assert.equal(await isIn(token), true, path)

    const again = await prepare({ ...who, token })
    const asked = await again()
    assert.deepEqual([asked.error, asked.token], ['second_factor_needed', undefined], path)
    const { ticket, ways } = stepOf(asked)
    assert.deepEqual(ways, ['totp', 'recovery_code'])
    const entered = await ask(finishLogin, { ticket, proof: { way: 'totp', code: nextCode(campus(), secret) } })
    // One account has one login of a kind outside.
    if (path === bindMoreAccount.path) assert.deepEqual([entered.error, entered.token], ['already_bound', undefined])
    if (path === bindMoreAccount.path) continue
    assert.equal(entered.user?.uid, who.person.id, `${path}: ${entered.error}`)
    assert.equal(await isIn(entered.token), true, path)
  }
})

test('a manager who registers by their record sets a second factor up before they are in', async () => {
  const { id: schoolId } = await makeSchool(campus().base.sql)
  const recorded = await makeRecorded(campus(), schoolId, { phone: '13755550001' })
  await campus().base.sql.insertInto('person_role').values({ school_id: schoolId, person_id: recorded.id, role: 'manager' }).execute()
  const { id } = (await fillIn(campus(), recorded)).data
  await ask(sendProofCode, { id, channel: 'phone' })
  const { ticket } = (await ask(proveByCode, { id, channel: 'phone', code: await waitForCode(campus(), 'sms', '13755550001') })).data
  const password = 'mango7-Kettle'
  const registered = await ask(registerRecorded, { id, ticket, password, confirmation: password })
  assert.deepEqual([registered.error, registered.token], ['second_factor_setup_needed', undefined])
  const { token } = await setUpAtLogin(campus(), stepOf(registered).ticket)
  assert.equal(await isIn(token), true)
})

test('every call that opens a session is covered here, or is not for managers', async () => {
  const walked = new Set([...ways.map(([{ path }]) => path), passkeyLogin.path, finishLogin.path, finishSetupAtLogin.path])
  const registering = [register.path, saveRegistration.path, registerRecorded.path]
  const opening = calls.filter(({ opensSession }) => opensSession)
  assert.deepEqual(opening.map(({ path }) => path).toSorted(), [...walked, ...registering].toSorted())
  for (const { path, refusals } of opening)
    assert.ok(
      secondStepRefusals.every((word) => refusals?.includes(word)),
      path,
    )
})

test('a passkey is both factors where the device verified its owner, and one of them otherwise', async () => {
  const who = await enter(campus(), { kind: 'teacher' })
  const [careful, quick] = [await passkeyOf(who, {}), await passkeyOf(who, { verifies: false })]
  await giveRole(who, 'admin')
  const enterBy = async (device: typeof careful) => ask(passkeyLogin, { ...(await showPasskey(who.schoolId, device)), consent: agreed })
  const entered = await enterBy(careful)
  assert.equal(await isIn(entered.token), true)
  const asked = await enterBy(quick)
  assert.deepEqual([asked.error, asked.token], ['second_factor_needed', undefined])
  const { ticket } = stepOf(asked)
  const show = async (device: typeof careful, ticket: string) =>
    ask(finishLogin, { ticket, proof: { way: 'passkey', ...(await showPasskey(who.schoolId, device)) } })
  assert.equal((await show(quick, ticket)).error, 'passkey_refused', 'the same thing twice')
  assert.equal(await isIn((await show(careful, ticket)).token), true)

  const byPassword = stepOf(await ask(login, withPassword(who.person)))
  assert.deepEqual(byPassword.ways, ['passkey'])
  const stranger = await enter(campus(), { schoolId: who.schoolId })
  assert.equal((await show(await passkeyOf(stranger, {}), byPassword.ticket)).error, 'passkey_refused', 'of somebody else')
  assert.equal(await isIn((await show(quick, byPassword.ticket)).token), true)
})

test('a person who becomes a manager while logged in is logged out at once, and their remembered device too', async () => {
  const device = { headers: { 'x-device-id': 'teacher-phone' } }
  const person = await makePerson(campus().base.sql, (await enter(campus())).schoolId, { kind: 'teacher' })
  const answer = await ask(login, withPassword(person, { remember: true }), device)
  const remember = answer.headers.get('x-remember') ?? ''
  const who = { person, schoolId: person.schoolId, token: answer.token ?? '' }
  await giveRole(who, 'manager')
  campus().clock.advance(16)
  assert.equal(await isIn(who.token), false)
  assert.equal((await ask(ownInfo, {}, { remember, ...device })).result, 'login')
})

test('a remembered device is renewed with its second factor; on another device the token requires it', async () => {
  const [phone, stolen, nameless] = ['phone', 'stolen', ''].map((id) => ({ headers: { 'x-device-id': id } }))
  const who = await enter(campus(), { kind: 'teacher' })
  await giveRole(who, 'admin')
  const { ticket } = stepOf(await ask(login, withPassword(who.person, { remember: true }), phone))
  const { remember } = await setUpAtLogin(campus(), ticket, phone)
  for (const device of [stolen, nameless]) {
    const refused = await ask(ownInfo, {}, { remember, ...device })
    assert.deepEqual([refused.result, refused.token], ['login', undefined])
  }
  const back = await ask(ownInfo, {}, { remember, ...phone })
  assert.equal(back.code, 200)
  const next = back.headers.get('x-remember') ?? ''
  assert.equal((await ask(ownInfo, {}, { remember: next, ...phone })).code, 200)
})

test('a password alone does not bind another login to an account with a second step', async () => {
  const who = await enter(campus(), { kind: 'teacher' })
  await giveRole(who, 'admin')
  const attempt = await byBinding(who)
  const { ticket } = stepOf(await attempt())
  const bound = () => campus().base.sql.selectFrom('outside_identity').where('person_id', '=', who.person.id).select('provider').execute()
  assert.deepEqual(await bound(), [])
  await setUpAtLogin(campus(), ticket)
  assert.deepEqual(await bound(), [{ provider: 'wechat' }])
})

test('a switch that waits for the second step leaves the present session alone, and takes its place at the end', async () => {
  const who = await enter(campus(), { kind: 'teacher' })
  const other = await enter(campus(), { schoolId: who.schoolId })
  await openOutsideBrowser(campus()).prove(who.person, { token: other.token })
  await giveRole(who, 'admin')
  const { ticket } = stepOf(await ask(switchAccount, { id: who.person.id }, { token: other.token }))
  assert.equal(await isIn(other.token), true)
  const { token } = await setUpAtLogin(campus(), ticket)
  assert.equal((await ask(ownInfo, {}, { token })).data.id, who.person.id)
  const { ended_at } = await campus()
    .base.sql.selectFrom('session')
    .where('id', '=', other.sessionId)
    .select('ended_at')
    .executeTakeFirstOrThrow()
  assert.notEqual(ended_at, null)
})
