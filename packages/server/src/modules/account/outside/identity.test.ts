import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { ownIdentities, ssoLogin, ssoUrl, unbindIdentity, wechatUrl } from '@campus/contract/account/outside.ts'
import Fastify from 'fastify'
import { addDemoPages } from '../../../demo/demo-pages.ts'
import { enter } from '../../../testing/enter.ts'
import { openOutsideBrowser, versions } from '../../../testing/outside-browser.ts'
import { leaveWithoutPasswordAndChannels, makePerson, makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const travel = () => openOutsideBrowser(campus())

test('somebody who is logged in binds their WeChat, sees it, logs in with it and unbinds it', async () => {
  const { token, schoolId, person } = await enter(campus())
  const { ask, go } = travel()
  const bound = await go('wechat', 'wx-mine', { schoolId, token, purpose: 'bind' })
  assert.deepEqual([bound.data.outcome, bound.token], ['bound', undefined])
  const { data: mine } = await ask(ownIdentities, {}, { token })
  assert.deepEqual(
    mine.map(({ provider, name }) => ({ provider, name })),
    [{ provider: 'wechat', name: 'wx-mine' }],
  )
  assert.equal((await go('wechat', 'wx-mine', { schoolId })).user?.uid, person.id)
  assert.equal((await ask(unbindIdentity, { provider: 'wechat' }, { token })).code, 200)
  assert.equal((await go('wechat', 'wx-mine', { schoolId })).data.outcome, 'unbound')
  assert.equal((await ask(unbindIdentity, { provider: 'wechat' }, { token })).error, 'not_found')
})

test('a name that is too long is cut between characters, and can be stored and shown', async () => {
  const { token, schoolId } = await enter(campus())
  const { ask, go } = travel()
  const name = `${'x'.repeat(99)}😀`
  assert.equal((await go('dingtalk', name, { schoolId })).data.outsideName, 'x'.repeat(99))
  assert.equal((await go('wechat', name, { schoolId, token, purpose: 'bind' })).data.outcome, 'bound')
  assert.equal((await ask(ownIdentities, {}, { token })).data[0]?.name, 'x'.repeat(99))
})

test('binding needs a login, when leaving and when coming back', async () => {
  const { token, schoolId } = await enter(campus())
  const stranger = await enter(campus(), { schoolId })
  const { leave, comeBack, mint } = travel()
  assert.equal((await leave('wechat', { schoolId, purpose: 'bind' })).error, 'login_required')
  const away = async () => ({
    code: mint('wechat', 'wx-guest'),
    state: (await leave('wechat', { schoolId, token, purpose: 'bind' })).state,
  })
  assert.equal((await comeBack('wechat', await away())).result, 'login')
  assert.equal((await comeBack('wechat', await away(), stranger.token)).error, 'ticket_invalid')
})

test('a link started by somebody else logs nobody in: the proof stays in the browser that started it', async () => {
  const { id: schoolId } = await makeSchool(campus().base.sql)
  const [one, other] = [travel(), travel()]
  const { state } = await one.leave('wechat', { schoolId })
  const code = one.mint('wechat', 'wx-victim')
  assert.equal((await other.comeBack('wechat', { code, state })).error, 'ticket_invalid')
  assert.equal((await one.comeBack('wechat', { code, state })).error, 'ticket_invalid', 'a wrong proof ends the journey')
  const wecom = await one.leave('wecom', { schoolId })
  assert.equal((await one.comeBack('wechat', { code, state: wecom.state })).error, 'ticket_invalid', 'a state belongs to its provider')
  const invented = await one.comeBack('wechat', { code, state: 'x'.repeat(43) })
  assert.equal(invented.error, 'ticket_invalid')
})

test('a journey lasts ten minutes', async () => {
  const { id: schoolId } = await makeSchool(campus().base.sql)
  const { leave, comeBack, mint } = travel()
  const { state } = await leave('wechat', { schoolId })
  campus().clock.advance(601)
  assert.equal((await comeBack('wechat', { code: mint('wechat', 'wx-slow'), state })).error, 'ticket_invalid')
})

test('an outside account belongs to one person, and a person has one of a kind', async () => {
  const { token, schoolId } = await enter(campus())
  const other = await enter(campus(), { schoolId })
  const { go } = travel()
  const bind = (subject: string, token: string) => go('dingtalk', subject, { schoolId, token, purpose: 'bind' })
  const both = await Promise.all([bind('dd-shared', token), bind('dd-shared', other.token)])
  assert.deepEqual(both.map(({ error }) => error ?? 'bound').toSorted(), ['already_bound', 'bound'])
  const winner = both[0]?.error ? other : { token }
  assert.equal((await bind('dd-second', winner.token)).error, 'already_bound')
  const elsewhere = await enter(campus())
  const again = await go('dingtalk', 'dd-shared', { schoolId: elsewhere.schoolId, token: elsewhere.token, purpose: 'bind' })
  assert.equal(again.data.outcome, 'bound', 'another school knows nothing of it')
})

test('the bind ticket outlives a mistyped password, works once, and only at its school', async () => {
  const { sql } = campus().base
  const { id: schoolId } = await makeSchool(sql)
  const [person, other] = [await makePerson(sql, schoolId), await makePerson(sql, schoolId)]
  const foreign = await makePerson(sql, (await makeSchool(sql)).id)
  const { go, prove } = travel()
  const bindTicket = (await go('wecom', 'wc-new', { schoolId })).data.bindTicket ?? ''
  assert.equal((await prove(person, { bindTicket, password: 'not the password 1' })).error, 'wrong_login')
  assert.equal((await prove(foreign, { bindTicket })).error, 'ticket_invalid')
  const both = await Promise.all([prove(person, { bindTicket }), prove(other, { bindTicket })])
  assert.deepEqual(both.map(({ error }) => error ?? 'in').toSorted(), ['in', 'ticket_invalid'])
  const bound = await sql.selectFrom('outside_identity').where('subject', '=', 'wc-new').select('person_id').execute()
  assert.equal(bound.length, 1)
})

test('what was agreed to before leaving is on record after the login, and none or an old text is refused', async () => {
  const { token, schoolId, person } = await enter(campus())
  const { ask, proof, comeBack, go, mint } = travel()
  await go('wechat', 'wx-agreed', { schoolId, token, purpose: 'bind' })
  for (const given of [{}, { ...versions, privacyPolicy: '0' }]) {
    const refused = await ask(wechatUrl, { schoolId, proof, ...given })
    assert.deepEqual(Object.keys(refused.fields ?? {}), ['consent'])
  }
  const { data } = await ask(wechatUrl, { schoolId, proof, ...versions })
  const state = new URL(data.url).searchParams.get('state') ?? ''
  assert.equal((await comeBack('wechat', { code: mint('wechat', 'wx-agreed'), state })).data.outcome, 'in')
  const { sql } = campus().base
  const kept = await sql.selectFrom('consent').where('person_id', '=', person.id).select('document').orderBy('document').execute()
  assert.deepEqual(kept, [{ document: 'privacy_policy' }, { document: 'user_agreement' }])
})

test('a disabled person cannot log in from outside', async () => {
  const { token, schoolId, person } = await enter(campus())
  const { go } = travel()
  await go('wechat', 'wx-disabled', { schoolId, token, purpose: 'bind' })
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', person.id).execute()
  const refused = await go('wechat', 'wx-disabled', { schoolId })
  assert.deepEqual([refused.error, refused.token], ['account_disabled', undefined])
})

test('the last way in stays, even when the last two are unbound at once', async () => {
  const { token, schoolId, person } = await enter(campus())
  const { ask, go } = travel()
  await go('wechat', 'wx-last', { schoolId, token, purpose: 'bind' })
  await go('dingtalk', 'dd-last', { schoolId, token, purpose: 'bind' })
  await leaveWithoutPasswordAndChannels(campus().base.sql, person.id)
  const providers = ['wechat', 'dingtalk'] as const
  const both = await Promise.all(providers.map((provider) => ask(unbindIdentity, { provider }, { token })))
  assert.deepEqual(both.map(({ error }) => error ?? 'unbound').toSorted(), ['last_way_in', 'unbound'])
  assert.equal((await ask(ownIdentities, {}, { token })).data.length, 1)
})

test('who can still get a code by phone or mail may unbind everything else', async () => {
  const { token, schoolId, person } = await enter(campus())
  const { ask, go } = travel()
  await go('wechat', 'wx-only', { schoolId, token, purpose: 'bind' })
  await campus().base.sql.deleteFrom('password').where('person_id', '=', person.id).execute()
  assert.equal((await ask(unbindIdentity, { provider: 'wechat' }, { token })).code, 200)
})

test('bad input is named: an unknown school, a short proof, an unknown provider', async () => {
  const { token } = await enter(campus())
  const { ask, proof, leave } = travel()
  assert.equal((await leave('wechat', { schoolId: randomUUID() })).error, 'school_unknown')
  const short = await ask(wechatUrl, { schoolId: randomUUID(), proof: 'short' })
  assert.deepEqual(Object.keys(short.fields ?? {}), ['proof'])
  const unknown = await ask(unbindIdentity, { provider: 'qq' as 'wechat' }, { token })
  assert.deepEqual(Object.keys(unknown.fields ?? {}), ['provider'])
  assert.equal(
    (await ask(wechatUrl, { schoolId: randomUUID(), proof }, { headers: { 'sec-fetch-site': 'cross-site' } })).error,
    'cross_site',
  )
})

const linksOf = (html: string) =>
  [...html.matchAll(/href="(http[^"]+)"/g)].map((match) => new URL((match[1] ?? '').replaceAll('&amp;', '&')))

test('a newcomer of the demo chooses a person on the stand-in page and is logged in', async (t) => {
  const { base, url } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const person = await makePerson(base.sql, schoolId)
  await base.sql.insertInto('school_setting').values({ school_id: schoolId, key: 'ownDirectories', value: '["cas"]' }).execute()
  const pages = Fastify()
  addDemoPages(pages, {
    services: base.services,
    people: async () => [{ subject: person.number, name: '李雷' }],
    outboxFolder: '',
    timeZone: async () => 'Asia/Shanghai',
    lessons: undefined,
    terminals: () => undefined,
  })
  t.after(() => pages.close())

  const { ask, proof, leave, comeBack } = travel()
  const choose = async (address: string) => {
    const { pathname, search } = new URL(address)
    const [link] = linksOf((await pages.inject(pathname + search)).body)
    assert.ok(link)
    return link
  }
  const { data } = await ask(ssoUrl, { schoolId, provider: 'cas', proof, ...versions })
  const back = await choose(data.url)
  const state = back.searchParams.get('state') ?? ''
  const entered = await ask(ssoLogin, { provider: 'cas', search: back.search, state, proof })
  assert.deepEqual([entered.data.outcome, entered.data.outsideName, entered.user?.uid], ['in', '李雷', person.id])

  const wechat = await leave('wechat', { schoolId })
  const toCallback = await choose(wechat.address?.href ?? '')
  const landed = new URL((await fetch(toCallback, { redirect: 'manual' })).headers.get('location') ?? '', url)
  const [code, sameState] = ['code', 'state'].map((name) => landed.searchParams.get(name) ?? '')
  const met = await comeBack('wechat', { code: code ?? '', state: sameState ?? '' })
  assert.deepEqual([met.data.outcome, met.data.outsideName], ['unbound', '李雷'])
})
