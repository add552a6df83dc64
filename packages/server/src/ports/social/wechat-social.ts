import { z } from 'zod'
import { askForJson } from '../../platform/http-client/ask-outside.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { buildAuthorizeUrl } from '../authorize-url.ts'
import { checkLoginCode } from './login-code.ts'
import type { SocialPort } from './social.ts'
import { throwWeixinError, WeixinAnswer } from './weixin-error.ts'

export interface WechatSettings {
  readonly appId: string
  readonly appSecret: string
  /** The second asks the user and returns the nickname; the first asks nothing. */
  readonly scope: 'snsapi_base' | 'snsapi_userinfo'
  readonly authorizeBase?: string
  readonly apiBase?: string
  readonly timeoutMs?: number
}

const TokenAnswer = WeixinAnswer.extend({
  access_token: z.string().min(1).optional(),
  openid: z.string().min(1).optional(),
  unionid: z.string().min(1).optional(),
  is_snapshotuser: z.number().optional(),
})
const UserAnswer = WeixinAnswer.extend({ nickname: z.string().optional(), unionid: z.string().min(1).optional() })

/** Login inside WeChat, by the web OAuth of an official account. */
export const wechatSocial = (settings: WechatSettings): SocialPort => {
  const { authorizeBase = 'https://open.weixin.qq.com', apiBase = 'https://api.weixin.qq.com', timeoutMs } = settings

  const ask = async <Answer extends typeof WeixinAnswer>(path: string, query: Record<string, string>, answer: Answer) => {
    const url = new URL(path, apiBase)
    url.search = new URLSearchParams(query).toString()
    const said = await askForJson({ provider: 'wechat', url, timeoutMs }, answer)
    throwWeixinError('wechat', said)
    return said
  }

  return {
    kind: 'wechat',
    codeParameter: 'code',
    authorizeUrl({ redirectUri, state }) {
      const query = { appid: settings.appId, redirect_uri: redirectUri, response_type: 'code', scope: settings.scope, state }
      const url = buildAuthorizeUrl(`${authorizeBase}/connect/oauth2/authorize`, query)
      url.hash = 'wechat_redirect'
      return url.href
    },
    async exchange(code) {
      checkLoginCode('wechat', code)
      const secrets = { appid: settings.appId, secret: settings.appSecret, code, grant_type: 'authorization_code' }
      const token = await ask('/sns/oauth2/access_token', secrets, TokenAnswer)
      if (!token.openid || !token.access_token) throw new OutsideFailure('wechat', 'unreachable', 'the answer names nobody')
      // A page opened in snapshot mode gets a made-up openid that is nobody's account.
      if (token.is_snapshotuser === 1) throw new OutsideFailure('wechat', 'refused', 'the page was opened in snapshot mode', 'snapshot')
      if (settings.scope === 'snsapi_base') return describe(token.openid, token.unionid)
      const query = { access_token: token.access_token, openid: token.openid, lang: 'zh_CN' }
      const user = await ask('/sns/userinfo', query, UserAnswer)
      return describe(token.openid, user.unionid ?? token.unionid, user.nickname)
    },
  }
}

const describe = (subject: string, unionSubject?: string, name?: string) => ({
  subject,
  ...(unionSubject ? { unionSubject } : {}),
  ...(name ? { name } : {}),
})
