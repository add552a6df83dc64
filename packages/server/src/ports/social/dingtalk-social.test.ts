import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serveLocally } from '../../testing/servers/local-server.ts'
import { clientSecret, startDingtalk } from '../../testing/servers/logins/dingtalk-server.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { dingtalkSocial } from './dingtalk-social.ts'

test('the browser is redirected to DingTalk with the parameter name of the code', () => {
  const port = dingtalkSocial({ clientId: 'ding123', clientSecret })
  const url = new URL(port.authorizeUrl({ redirectUri: 'https://campus.example.edu.cn/back', state: 'a-state-of-enough-length' }))
  assert.equal(url.origin + url.pathname, 'https://login.dingtalk.com/oauth2/auth')
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    client_id: 'ding123',
    response_type: 'code',
    scope: 'openid',
    prompt: 'consent',
    redirect_uri: 'https://campus.example.edu.cn/back',
    state: 'a-state-of-enough-length',
  })
  assert.equal(port.codeParameter, 'authCode')
})

test('a DingTalk code identifies the person, once', async (t) => {
  const port = dingtalkSocial(await startDingtalk(t))
  assert.deepEqual(await port.exchange('code-of-li-lei'), { subject: 'oLiLei', unionSubject: 'uLiLei', name: '李雷' })
  const again = toProviderError('refused', 'invalidParameter.authCode.notFound', ['code-of-li-lei', clientSecret, 'user-token'])
  await assert.rejects(port.exchange('code-of-li-lei'), again)
})

test('a wrong secret at DingTalk is a matter of settings', async (t) => {
  const port = dingtalkSocial({ ...(await startDingtalk(t)), clientSecret: 'another-secret' })
  await assert.rejects(port.exchange('code-of-li-lei'), toProviderError('misconfigured', 'invalidClientIdOrSecret', ['another-secret']))
})

test('a DingTalk that answers without a person is not believed', async (t) => {
  const apiBase = await serveLocally(t, ({ url }) => ({
    body: url.pathname.includes('oauth2') ? { accessToken: 'user-token' } : { nick: '李雷' },
  }))
  const port = dingtalkSocial({ clientId: 'ding123', clientSecret, apiBase })
  await assert.rejects(port.exchange('code-of-li-lei'), toProviderError('unreachable', undefined, ['user-token']))
})
