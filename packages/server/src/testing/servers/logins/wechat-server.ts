import type { TestContext } from 'node:test'
import { serveLocally } from '../local-server.ts'

export const appSecret = 'app-secret-of-the-school'

/** Speaks the two calls of WeChat's web OAuth: codes work once, tokens only for the openid they were given for. */
export const startWechat = async (test: TestContext, about: object = {}, codes: readonly string[] = ['code-of-li-lei']) => {
  const fresh = new Set(codes)
  const used = new Set<string>()
  const say = (errcode: number, errmsg: string) => ({ headers: { 'content-type': 'text/plain' }, body: { errcode, errmsg } })
  const apiBase = await serveLocally(test, ({ url }) => {
    const asked = Object.fromEntries(url.searchParams)
    if (url.pathname === '/sns/oauth2/access_token') {
      if (asked.appid !== 'wx123') return say(40013, 'invalid appid')
      if (asked.secret !== appSecret) return say(40125, 'invalid appsecret')
      if (asked.grant_type !== 'authorization_code') return say(40002, 'invalid grant_type')
      if (used.has(asked.code ?? '')) return say(40163, 'code been used')
      if (!fresh.delete(asked.code ?? '')) return say(40029, 'invalid code')
      used.add(asked.code ?? '')
      return { body: { access_token: 'token-1', expires_in: 7200, refresh_token: 'r', openid: 'oLiLei', scope: 'snsapi_base', ...about } }
    }
    if (url.pathname !== '/sns/userinfo') return { status: 404 }
    if (asked.access_token !== 'token-1') return say(40001, 'invalid credential')
    if (asked.openid !== 'oLiLei') return say(40003, 'invalid openid')
    return { body: { openid: 'oLiLei', nickname: '李雷', sex: 0, unionid: 'uLiLei', privilege: [] } }
  })
  return { appId: 'wx123', appSecret, apiBase }
}
