import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { freeLocalPort, serveLocally } from '../../testing/servers/local-server.ts'
import { clientSecret, giveUp, logIn, redirectUri, startLoginServer } from '../../testing/servers/logins/oidc-login-server.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { oidcSso } from './oidc-sso.ts'

const begin = async (test: TestContext) => {
  const issuer = await startLoginServer(test)
  const settings = { issuer, clientId: 'campus', clientSecret }
  const port = oidcSso(settings)
  return { issuer, settings, port, ...(await port.begin({ redirectUri })) }
}

test('an OpenID Connect login identifies the person, once, and can log out there', async (t) => {
  const { issuer, port, url, memory } = await begin(t)
  const currentUrl = await logIn(issuer, url, 'lilei')
  assert.ok(currentUrl.startsWith(`${redirectUri}?`))
  const { subject, attributes, idToken } = await port.finish({ currentUrl, redirectUri, memory })
  assert.equal(subject, 'lilei')
  const expected = { sub: 'lilei', name: '李雷', student_no: '0012300', groups: 'a,b', email: 'li@example.edu.cn' }
  assert.deepEqual(attributes, expected)

  const code = new URL(currentUrl).searchParams.get('code') ?? ''
  await assert.rejects(port.finish({ currentUrl, redirectUri, memory }), toProviderError('refused', 'invalid_grant', [code, clientSecret]))

  assert.ok(idToken)
  const logout = new URL(await port.logoutUrl({ returnTo: 'https://campus.example.edu.cn/', idToken }))
  assert.equal(logout.origin, issuer)
  assert.equal(logout.searchParams.get('id_token_hint'), idToken)
  assert.equal(logout.searchParams.get('post_logout_redirect_uri'), 'https://campus.example.edu.cn/')
  assert.equal((await fetch(logout)).status, 200)
})

test('every login carries its own state, nonce and PKCE challenge', async (t) => {
  const { port, url } = await begin(t)
  const one = new URL(url).searchParams
  const two = new URL((await port.begin({ redirectUri })).url).searchParams
  for (const name of ['state', 'nonce', 'code_challenge']) {
    assert.ok((one.get(name) ?? '').length >= 40)
    assert.notEqual(one.get(name), two.get(name))
  }
  assert.equal(one.get('code_challenge_method'), 'S256')
  assert.equal(one.get('response_type'), 'code')
})

test('an address with a code is worth nothing in another browser, nor with another nonce or PKCE verifier', async (t) => {
  const { issuer, port, url, memory } = await begin(t)
  const currentUrl = await logIn(issuer, url, 'lilei')
  const stranger = (await port.begin({ redirectUri })).memory
  for (const wrong of [stranger, '', '{}', 'null']) {
    await assert.rejects(port.finish({ currentUrl, redirectUri, memory: wrong }), toProviderError('refused'))
  }
  const ours = JSON.parse(memory) as { state: string; nonce: string; verifier: string }
  const other = JSON.parse(stranger) as typeof ours
  const withVerifier = JSON.stringify({ ...ours, verifier: other.verifier })
  await assert.rejects(
    port.finish({ currentUrl, redirectUri, memory: withVerifier }),
    toProviderError('refused', 'invalid_grant', [other.verifier]),
  )

  const again = await port.begin({ redirectUri })
  const answer = await logIn(issuer, again.url, 'lilei')
  const withNonce = JSON.stringify({ ...(JSON.parse(again.memory) as typeof ours), nonce: other.nonce })
  await assert.rejects(
    port.finish({ currentUrl: answer, redirectUri, memory: withNonce }),
    toProviderError('refused', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'),
  )
})

test('somebody who cancels at the login page is not logged in', async (t) => {
  const { issuer, port, url, memory } = await begin(t)
  const currentUrl = await giveUp(issuer, url)
  await assert.rejects(port.finish({ currentUrl, redirectUri, memory }), toProviderError('refused', 'access_denied'))
})

test('a wrong client secret is a matter of settings', async (t) => {
  const { issuer, settings, url, memory } = await begin(t)
  const currentUrl = await logIn(issuer, url, 'lilei')
  for (const clientAuthentication of ['basic', 'post'] as const) {
    const port = oidcSso({ ...settings, clientSecret: 'another-secret', clientAuthentication })
    await assert.rejects(
      port.finish({ currentUrl, redirectUri, memory }),
      toProviderError('misconfigured', 'invalid_client', ['another-secret']),
    )
  }
})

test('a login server that wants the client secret in the form gets it there', async (t) => {
  const issuer = await startLoginServer(t, 'client_secret_post')
  const port = oidcSso({ issuer, clientId: 'campus', clientSecret, clientAuthentication: 'post' })
  const { url, memory } = await port.begin({ redirectUri })
  const currentUrl = await logIn(issuer, url, 'hanmeimei')
  assert.equal((await port.finish({ currentUrl, redirectUri, memory })).subject, 'hanmeimei')
})

test('a login server that is unreachable, or has another issuer, is not used, and is queried again next time', async (t) => {
  const settings = { clientId: 'campus', clientSecret }
  const gone = oidcSso({ ...settings, issuer: `http://localhost:${await freeLocalPort()}` })
  await assert.rejects(gone.begin({ redirectUri }), toProviderError('unreachable', 'ECONNREFUSED'))

  let visits = 0
  const liar = await serveLocally(t, () => {
    visits += 1
    return { headers: { 'content-type': 'application/json' }, body: { issuer: 'https://sso.example.edu.cn' } }
  })
  const port = oidcSso({ ...settings, issuer: liar })
  await assert.rejects(port.begin({ redirectUri }), toProviderError('refused', 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'))
  await assert.rejects(port.begin({ redirectUri }), toProviderError('refused'))
  assert.equal(visits, 2)
})

test('a login server without TLS is believed on this machine only', () => {
  assert.throws(() => oidcSso({ issuer: 'http://sso.example.edu.cn', clientId: 'campus', clientSecret }), toProviderError('misconfigured'))
})
