import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { logout } from '@campus/contract/account/login.ts'
import { oidcCallback, ssoLogin, ssoUrl, wechatCallback } from '@campus/contract/account/outside.ts'
import { dingtalkSocial } from '../../../ports/social/dingtalk-social.ts'
import type { SocialKind } from '../../../ports/social/social.ts'
import { wechatSocial } from '../../../ports/social/wechat-social.ts'
import { wecomSocial } from '../../../ports/social/wecom-social.ts'
import { casSso } from '../../../ports/sso/cas-sso.ts'
import { oidcSso } from '../../../ports/sso/oidc-sso.ts'
import { fetchCall } from '../../../testing/ask.ts'
import { openOutsideBrowser, versions } from '../../../testing/outside-browser.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { freeLocalPort } from '../../../testing/servers/local-server.ts'
import { startCas } from '../../../testing/servers/logins/cas-server.ts'
import { startDingtalk } from '../../../testing/servers/logins/dingtalk-server.ts'
import { campusUrl, clientSecret, giveUp, logIn, startLoginServer } from '../../../testing/servers/logins/oidc-login-server.ts'
import { startWechat } from '../../../testing/servers/logins/wechat-server.ts'
import { startWecom } from '../../../testing/servers/logins/wecom-server.ts'
import { openTestCampus } from '../../../testing/test-campus.ts'

/** A campus whose five outside logins are servers on loopback that speak the real protocols. */
const open = async (test: TestContext) => {
  const wechat = await startWechat(test, {}, ['code-1', 'code-2'])
  const { settings: wecom } = await startWecom(test)
  const dingtalk = await startDingtalk(test, ['code-1', 'code-2'])
  const casUrl = await startCas(test, '2023000777')
  const issuer = await startLoginServer(test)
  const social = {
    wechat: wechatSocial({ ...wechat, scope: 'snsapi_userinfo' }),
    wecom: wecomSocial(wecom),
    dingtalk: dingtalkSocial(dingtalk),
  }
  const sso = { cas: casSso({ baseUrl: casUrl }), oidc: oidcSso({ issuer, clientId: 'campus', clientSecret }) }
  const campus = await openTestCampus({ services: () => ({ publicUrl: campusUrl, social, sso }) })
  test.after(() => campus.close())
  const { sql } = campus.base
  const { id: schoolId } = await makeSchool(sql)
  return { campus, sql, schoolId, casUrl, issuer, outsideBrowser: openOutsideBrowser(campus) }
}
type Opened = Awaited<ReturnType<typeof open>>

const waysOf = async ({ sql }: Opened, personId: string) =>
  (await sql.selectFrom('session').where('person_id', '=', personId).select('way').orderBy('id').execute()).map(({ way }) => way)

/** Unknown at first, bound by password, and known from then on. */
const meetTwice = async (opened: Opened, kind: SocialKind, codes: [string, string], expected: { returnTo: string; name: string }) => {
  const { outsideBrowser, schoolId, sql } = opened
  const person = await makePerson(sql, schoolId)
  const first = await outsideBrowser.leave(kind, { schoolId })
  assert.equal(first.address?.searchParams.get('redirect_uri'), expected.returnTo)
  const { data: met } = await outsideBrowser.comeBack(kind, { code: codes[0], state: first.state })
  assert.deepEqual({ outcome: met.outcome, outsideName: met.outsideName }, { outcome: 'unbound', outsideName: expected.name })
  const bound = await outsideBrowser.prove(person, { bindTicket: met.bindTicket ?? '' })
  assert.equal(bound.user?.uid, person.id)
  const { state } = await outsideBrowser.leave(kind, { schoolId })
  const again = await outsideBrowser.comeBack(kind, { code: codes[1], state })
  assert.equal(again.data.outcome, 'in')
  assert.equal(again.user?.uid, person.id)
  assert.deepEqual(await waysOf(opened, person.id), [kind, kind])
  assert.equal((await outsideBrowser.comeBack(kind, { code: codes[1], state })).error, 'ticket_invalid')
  const { state: third } = await outsideBrowser.leave(kind, { schoolId })
  assert.equal((await outsideBrowser.comeBack(kind, { code: codes[1], state: third })).error, 'outside_refused')
}

const leaveToSso = async ({ outsideBrowser, schoolId }: Opened, provider: 'cas' | 'oidc') => {
  const { data } = await outsideBrowser.ask(ssoUrl, { schoolId, provider, proof: outsideBrowser.proof, ...versions })
  return data.url
}

const returnFromSso = ({ outsideBrowser }: Opened, provider: 'cas' | 'oidc', search: string) => {
  const state = new URLSearchParams(search).get('state') ?? ''
  return outsideBrowser.ask(ssoLogin, { provider, search, state, proof: outsideBrowser.proof })
}

/** The browser follows the redirect of our own callback and the app reads the address it ends on. */
const passCallback = async ({ campus }: Opened, address: string) => {
  const back = new URL(address)
  assert.equal(back.origin + back.pathname, `${campusUrl}${oidcCallback.path}`)
  const response = await fetch(`${campus.url}${back.pathname}${back.search}`, { redirect: 'manual' })
  assert.equal(response.status, 302)
  const landed = new URL(response.headers.get('location') ?? '', campusUrl)
  assert.equal(landed.hash, '#/pages/sys/login/index')
  assert.equal(landed.searchParams.get('outside'), 'oidc')
  return landed.search
}

test('the outside logins by their real protocols', async (t) => {
  const opened = await open(t)
  const { campus, sql, schoolId, outsideBrowser, issuer, casUrl } = opened

  await t.test('a WeChat account is offered for binding, bound and recognised', () =>
    meetTwice(opened, 'wechat', ['code-1', 'code-2'], { returnTo: `${campusUrl}/wxLogin/wxCallBack`, name: '李雷' }),
  )

  await t.test('a WeCom account is offered for binding, bound and recognised', () =>
    meetTwice(opened, 'wecom', ['code-of-wang', 'code-of-wang-2'], { returnTo: `${campusUrl}/?outside=wecom`, name: '' }),
  )

  await t.test('a DingTalk account is offered for binding, bound and recognised', () =>
    meetTwice(opened, 'dingtalk', ['code-1', 'code-2'], { returnTo: `${campusUrl}/?outside=dingtalk`, name: '李雷' }),
  )

  await t.test('the way back from WeChat hands code and state to the app and opens no session', async () => {
    const response = await fetchCall(campus.url, wechatCallback, { code: 'a&b', state: 's' })
    assert.equal(response.status, 302)
    assert.equal(response.headers.get('location'), '/?outside=wechat&code=a%26b&state=s#/pages/sys/login/index')
    assert.equal(response.headers.get('set-cookie'), null)
  })

  await t.test('CAS logs nobody in by number unless the school declares it its own directory', async () => {
    const { id } = await makePerson(sql, schoolId)
    await sql.updateTable('person').set({ number: '2023000777' }).where('id', '=', id).execute()
    const back = (await fetch(await leaveToSso(opened, 'cas'), { redirect: 'manual' })).headers.get('location') ?? ''
    const { data } = await returnFromSso(opened, 'cas', new URL(back).search)
    assert.equal(data.outcome, 'unbound')
  })

  await sql.insertInto('school_setting').values({ school_id: schoolId, key: 'ownDirectories', value: '["cas","oidc"]' }).execute()

  await t.test('whom the own CAS of the school calls by their number is in, with evidence, and logs out there', async () => {
    const back = (await fetch(await leaveToSso(opened, 'cas'), { redirect: 'manual' })).headers.get('location') ?? ''
    assert.equal(new URL(back).searchParams.get('outside'), 'cas')
    const entered = await returnFromSso(opened, 'cas', new URL(back).search)
    assert.deepEqual([entered.data.outcome, entered.user?.xuehao], ['in', '2023000777'])
    const evidence = await sql
      .selectFrom('audit_entry')
      .where('action', '=', 'account.identity_bound')
      .where('subject_id', '=', entered.user?.uid ?? '')
      .select('details')
      .execute()
    assert.deepEqual(evidence, [{ details: { provider: 'cas', by: 'directory' } }])
    const { data } = await outsideBrowser.ask(logout, {}, { token: entered.token })
    assert.equal(data.logoutUrl, `${casUrl}/logout?service=${encodeURIComponent(campusUrl)}`)
  })

  await t.test('OpenID Connect logs people in by their number, and its logout identifies them', async () => {
    const person = await makePerson(sql, schoolId)
    const search = await passCallback(opened, await logIn(issuer, await leaveToSso(opened, 'oidc'), person.number))
    const entered = await returnFromSso(opened, 'oidc', search)
    assert.deepEqual([entered.data.outcome, entered.data.outsideName, entered.user?.uid], ['in', '李雷', person.id])
    const { data } = await outsideBrowser.ask(logout, {}, { token: entered.token })
    const address = new URL(data.logoutUrl ?? '')
    assert.equal(address.origin, issuer)
    assert.equal(address.searchParams.get('post_logout_redirect_uri'), campusUrl)
    assert.match(address.searchParams.get('id_token_hint') ?? '', /^ey/)
    assert.equal((await fetch(address)).status, 200)
  })

  await t.test('a person of the directory without an account here proves one, and the logout still identifies them', async () => {
    const person = await makePerson(sql, schoolId)
    const search = await passCallback(opened, await logIn(issuer, await leaveToSso(opened, 'oidc'), 'somebody-else'))
    const { data } = await returnFromSso(opened, 'oidc', search)
    assert.equal(data.outcome, 'unbound')
    const bound = await outsideBrowser.prove(person, { bindTicket: data.bindTicket ?? '' })
    const left = await outsideBrowser.ask(logout, {}, { token: bound.token })
    assert.match(left.data.logoutUrl ?? '', /id_token_hint=ey/)
  })

  await t.test('two first logins by the directory at once are both in, and bound once', async () => {
    const person = await makePerson(sql, schoolId)
    const searches = [
      await passCallback(opened, await logIn(issuer, await leaveToSso(opened, 'oidc'), person.number)),
      await passCallback(opened, await logIn(issuer, await leaveToSso(opened, 'oidc'), person.number)),
    ]
    const entered = await Promise.all(searches.map((search) => returnFromSso(opened, 'oidc', search)))
    assert.deepEqual(
      entered.map(({ user }) => user?.uid),
      [person.id, person.id],
    )
    const bound = await sql.selectFrom('outside_identity').where('person_id', '=', person.id).select('subject').execute()
    assert.equal(bound.length, 1)
  })

  await t.test('a visitor who happens to have the number of the directory is not matched with it', async () => {
    const visitor = await makePerson(sql, schoolId, { kind: 'visitor' })
    const search = await passCallback(opened, await logIn(issuer, await leaveToSso(opened, 'oidc'), visitor.number))
    assert.equal((await returnFromSso(opened, 'oidc', search)).data.outcome, 'unbound')
  })

  await t.test('who turns back at the login page of the school is not in', async () => {
    const search = await passCallback(opened, await giveUp(issuer, await leaveToSso(opened, 'oidc')))
    assert.equal((await returnFromSso(opened, 'oidc', search)).error, 'outside_refused')
  })

  await t.test('a single sign-on response in another browser is rejected', async () => {
    const search = await passCallback(opened, await logIn(issuer, await leaveToSso(opened, 'oidc'), 'lilei'))
    const stranger = { ...opened, outsideBrowser: openOutsideBrowser(campus) }
    assert.equal((await returnFromSso(stranger, 'oidc', search)).error, 'ticket_invalid')
  })
})

test('an unreachable provider is reported, and a school that does not offer a login refuses it', async (t) => {
  const apiBase = `http://127.0.0.1:${await freeLocalPort()}`
  const social = { wechat: wechatSocial({ appId: 'wx123', appSecret: 'x', scope: 'snsapi_base', apiBase }) }
  const sso = { oidc: oidcSso({ issuer: `http://localhost:${await freeLocalPort()}`, clientId: 'campus', clientSecret }) }
  const campus = await openTestCampus({ services: () => ({ social, sso }) })
  t.after(() => campus.close())
  const { sql } = campus.base
  const { id: schoolId } = await makeSchool(sql)
  const { ask, proof, leave, comeBack } = openOutsideBrowser(campus)
  const { state } = await leave('wechat', { schoolId })
  assert.equal((await comeBack('wechat', { code: 'code', state })).error, 'outside_unreachable')
  assert.equal((await ask(ssoUrl, { schoolId, provider: 'oidc', proof, ...versions })).error, 'outside_unreachable')
  assert.equal((await ask(ssoUrl, { schoolId, provider: 'cas', proof, ...versions })).error, 'way_not_open')
  assert.equal((await leave('dingtalk', { schoolId })).error, 'way_not_open')
  await sql.insertInto('school_setting').values({ school_id: schoolId, key: 'outsideLogins', value: '["oidc"]' }).execute()
  assert.equal((await leave('wechat', { schoolId })).error, 'way_not_open')
})
