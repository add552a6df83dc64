import type { TestContext } from 'node:test'
import { serveLocally } from '../local-server.ts'

export const clientSecret = 'client-secret-of-the-school'

/** Speaks the two calls of DingTalk's login: codes work once. */
export const startDingtalk = async (test: TestContext, given: readonly string[] = ['code-of-li-lei']) => {
  const codes = new Set(given)
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
