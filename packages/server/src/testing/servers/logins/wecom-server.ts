import type { TestContext } from 'node:test'
import { serveLocally } from '../local-server.ts'

export const secret = 'agent-secret-of-the-school'

/** Speaks WeCom's two calls; `revoke` takes the app's token back before its time, as WeCom may. */
export const startWecom = async (test: TestContext, { expiresIn = 7200, staleCode = 42001 } = {}) => {
  const codes = new Map<string, object>([
    ['code-of-wang', { userid: 'wang.laoshi', user_ticket: 'ticket' }],
    ['code-of-wang-2', { userid: 'wang.laoshi' }],
    ['code-of-guest', { openid: 'oGuest' }],
    ['code-of-nobody', {}],
  ])
  const asked = { tokens: 0, users: 0 }
  let valid = ''
  const apiBase = await serveLocally(test, ({ url }) => {
    const query = Object.fromEntries(url.searchParams)
    if (url.pathname === '/cgi-bin/gettoken') {
      asked.tokens += 1
      if (query.corpid !== 'ww123') return { body: { errcode: 40013, errmsg: 'invalid corpid' } }
      if (query.corpsecret !== secret) return { body: { errcode: 40001, errmsg: 'invalid credential' } }
      valid = `token-${asked.tokens}`
      return { body: { errcode: 0, errmsg: 'ok', access_token: valid, expires_in: expiresIn } }
    }
    asked.users += 1
    if (query.access_token !== valid) return { body: { errcode: staleCode, errmsg: 'access_token expired' } }
    const person = codes.get(query.code ?? '')
    if (!codes.delete(query.code ?? '')) return { body: { errcode: 40029, errmsg: 'invalid code' } }
    return { body: { errcode: 0, errmsg: 'ok', ...person } }
  })
  const revoke = () => {
    valid = 'taken back'
  }
  return { asked, revoke, settings: { corpId: 'ww123', agentId: '1000002', secret, apiBase } }
}
