import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { failsAs } from '../fails-as.ts'
import { serveLocally } from '../local-server.ts'
import { dingtalkSocial } from './dingtalk-social.ts'

const clientSecret = 'client-secret-of-the-school'

const startDingtalk = async (test: TestContext) => {
  const codes = new Set(['code-of-li-lei'])
  const refuse = (status: number, code: string, message: string) => ({ status, body: { code, message, requestid: 'r-1' } })
  const apiBase = await serveLocally(test, ({ method, url, headers, body }) => {
    if (method === 'POST' && url.pathname === '/v1.0/oauth2/userAccessToken') {
      const asked = JSON.parse(body.toString()) as Record<string, string>
      if (headers['content-type'] !== 'application/json') return refuse(400, 'Missingbody', 'body is mandatory for this action.')
      if (asked.clientId !== 'ding123' || asked.clientSecret !== clientSecret) {
        return refuse(400, 'invalidClientIdOrSecret', '无效的clientId或者clientSecret')
      }
      if (asked.grantType !== 'authorization_code') return refuse(400, 'invalidParameter.grantType', 'grantType')
      if (!codes.delete(asked.code ?? '')) return refuse(400, 'invalidParameter.authCode.notFound', '不合法的临时授权码')
      return { body: { accessToken: 'user-token', refreshToken: 'r', expireIn: 7200, corpId: 'ding-corp' } }
    }
    if (method !== 'GET' || url.pathname !== '/v1.0/contact/users/me') return refuse(404, 'InvalidAction.NotFound', 'not found')
    if (headers['x-acs-dingtalk-access-token'] !== 'user-token') return refuse(401, 'InvalidAuthentication', '不合法的access_token')
    return { body: { nick: '李雷', unionId: 'uLiLei', openId: 'oLiLei', avatarUrl: '', mobile: '13800138000', stateCode: '86' } }
  })
  return { clientId: 'ding123', clientSecret, apiBase }
}

test('the browser is sent to DingTalk and told under which name the code comes back', () => {
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

test('a code of DingTalk tells who it is, once', async (t) => {
  const port = dingtalkSocial(await startDingtalk(t))
  assert.deepEqual(await port.exchange('code-of-li-lei'), { subject: 'oLiLei', unionSubject: 'uLiLei', name: '李雷' })
  const again = failsAs('refused', 'invalidParameter.authCode.notFound', ['code-of-li-lei', clientSecret, 'user-token'])
  await assert.rejects(port.exchange('code-of-li-lei'), again)
})

test('a wrong secret at DingTalk is a matter of settings', async (t) => {
  const port = dingtalkSocial({ ...(await startDingtalk(t)), clientSecret: 'another-secret' })
  await assert.rejects(port.exchange('code-of-li-lei'), failsAs('misconfigured', 'invalidClientIdOrSecret', ['another-secret']))
})

test('a DingTalk that answers without a person is not believed', async (t) => {
  const apiBase = await serveLocally(t, ({ url }) => ({
    body: url.pathname.includes('oauth2') ? { accessToken: 'user-token' } : { nick: '李雷' },
  }))
  const port = dingtalkSocial({ clientId: 'ding123', clientSecret, apiBase })
  await assert.rejects(port.exchange('code-of-li-lei'), failsAs('unreachable', undefined, ['user-token']))
})
