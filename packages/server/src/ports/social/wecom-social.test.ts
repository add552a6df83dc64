import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serveLocally } from '../../testing/servers/local-server.ts'
import { secret, startWecom } from '../../testing/servers/logins/wecom-server.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { wecomSocial } from './wecom-social.ts'

test('the browser is sent to WeCom with the agent of the school', () => {
  const port = wecomSocial({ corpId: 'ww123', agentId: '1000002', secret })
  const url = new URL(port.authorizeUrl({ redirectUri: 'https://campus.example.edu.cn/back', state: 'a-state-of-enough-length' }))
  assert.equal(url.origin + url.pathname + url.hash, 'https://open.weixin.qq.com/connect/oauth2/authorize#wechat_redirect')
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    appid: 'ww123',
    redirect_uri: 'https://campus.example.edu.cn/back',
    response_type: 'code',
    scope: 'snsapi_base',
    state: 'a-state-of-enough-length',
    agentid: '1000002',
  })
})

test('WeCom identifies members by their id and distinguishes guests', async (t) => {
  const { asked, settings } = await startWecom(t)
  const port = wecomSocial(settings)
  assert.deepEqual(await port.exchange('code-of-wang'), { subject: 'wang.laoshi' })
  assert.deepEqual(await port.exchange('code-of-guest'), { subject: 'openid:oGuest' })
  await assert.rejects(port.exchange('code-of-nobody'), toProviderError('unreachable'))
  assert.equal(asked.tokens, 1)
})

test('two logins at once share one request for the token of the app', async (t) => {
  const { asked, settings } = await startWecom(t)
  const port = wecomSocial(settings)
  await Promise.all([port.exchange('code-of-wang'), port.exchange('code-of-guest')])
  assert.equal(asked.tokens, 1)
})

for (const staleCode of [42001, 40014]) {
  test(`a token that WeCom took back (${staleCode}) is renewed within the same login`, async (t) => {
    const { asked, revoke, settings } = await startWecom(t, { staleCode })
    const port = wecomSocial(settings)
    await port.exchange('code-of-wang')
    revoke()
    assert.deepEqual(await port.exchange('code-of-wang-2'), { subject: 'wang.laoshi' })
    assert.equal(asked.tokens, 2)
  })
}

test('a token near its end is not used any more', async (t) => {
  const { asked, settings } = await startWecom(t, { expiresIn: 200 })
  const port = wecomSocial(settings)
  await port.exchange('code-of-wang')
  await port.exchange('code-of-guest')
  assert.equal(asked.tokens, 2)
})

test('a WeCom that never accepts its own token is asked twice and no more', async (t) => {
  const asked: string[] = []
  const apiBase = await serveLocally(t, ({ url }) => {
    asked.push(url.pathname)
    if (url.pathname === '/cgi-bin/gettoken') return { body: { errcode: 0, access_token: 'token', expires_in: 7200 } }
    return { body: { errcode: 42001, errmsg: 'access_token expired' } }
  })
  const port = wecomSocial({ corpId: 'ww123', agentId: '1', secret, apiBase })
  await assert.rejects(port.exchange('code-of-wang'), toProviderError('misconfigured', '42001', ['token', secret]))
  assert.equal(asked.filter((path) => path === '/cgi-bin/auth/getuserinfo').length, 2)
})

test('a code of WeCom works once; a wrong secret is a configuration error and is tried again at the next login', async (t) => {
  const { asked, settings } = await startWecom(t)
  const port = wecomSocial(settings)
  await port.exchange('code-of-wang')
  await assert.rejects(port.exchange('code-of-wang'), toProviderError('refused', '40029', ['token-1', secret]))
  const wrong = wecomSocial({ ...settings, secret: 'another-secret' })
  await assert.rejects(wrong.exchange('code-of-guest'), toProviderError('misconfigured', '40001', ['another-secret']))
  await assert.rejects(wrong.exchange('code-of-guest'), toProviderError('misconfigured', '40001'))
  assert.deepEqual(asked, { tokens: 3, users: 2 })
})
