import { z } from 'zod'
import { askForJson } from '../../platform/http-client/ask-outside.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { buildAuthorizeUrl } from '../authorize-url.ts'
import { checkLoginCode } from './login-code.ts'
import type { SocialPort } from './social.ts'
import { throwWeixinError, WeixinAnswer } from './weixin-error.ts'

export interface WecomSettings {
  readonly corpId: string
  readonly agentId: string
  readonly secret: string
  readonly authorizeBase?: string
  readonly apiBase?: string
  readonly timeoutMs?: number
}

const TokenAnswer = WeixinAnswer.extend({ access_token: z.string().min(1).optional(), expires_in: z.number().optional() })
const UserAnswer = WeixinAnswer.extend({ userid: z.string().min(1).optional(), openid: z.string().min(1).optional() })

const tokenIsStale = new Set([40014, 42001])
const renewedEarlyMs = 5 * 60 * 1000

/** Login inside WeCom. The app's own token is shared by all logins of this process until it ends or WeCom takes it back. */
export const wecomSocial = (settings: WecomSettings): SocialPort => {
  const { authorizeBase = 'https://open.weixin.qq.com', apiBase = 'https://qyapi.weixin.qq.com', timeoutMs } = settings
  let cached: { readonly token: Promise<string>; expiresAt: number } | undefined

  const ask = <Answer extends typeof WeixinAnswer>(path: string, query: Record<string, string>, answer: Answer) => {
    const url = new URL(path, apiBase)
    url.search = new URLSearchParams(query).toString()
    return askForJson({ provider: 'wecom', url, timeoutMs }, answer)
  }

  const fetchToken = () => {
    const entry = { token: request(), expiresAt: Number.POSITIVE_INFINITY }
    async function request() {
      const said = await ask('/cgi-bin/gettoken', { corpid: settings.corpId, corpsecret: settings.secret }, TokenAnswer)
      throwWeixinError('wecom', said)
      if (!said.access_token) throw new OutsideFailure('wecom', 'unreachable', 'the answer has no token')
      entry.expiresAt = Date.now() + (said.expires_in ?? 0) * 1000 - renewedEarlyMs
      return said.access_token
    }
    return entry
  }

  /** Logins that come at once wait for the same token; a failed one is not cached. */
  const getToken = async (): Promise<string> => {
    if (!cached || cached.expiresAt <= Date.now()) cached = fetchToken()
    const mine = cached
    return mine.token.catch((error: unknown) => {
      if (cached === mine) cached = undefined
      throw error
    })
  }

  const askWho = async (code: string) => {
    const token = await getToken()
    const said = await ask('/cgi-bin/auth/getuserinfo', { access_token: token, code }, UserAnswer)
    const isStale = tokenIsStale.has(said.errcode ?? 0)
    if (isStale && cached && (await cached.token) === token) cached = undefined
    return { said, isStale }
  }

  return {
    kind: 'wecom',
    codeParameter: 'code',
    authorizeUrl({ redirectUri, state }) {
      const query = { appid: settings.corpId, redirect_uri: redirectUri, response_type: 'code', scope: 'snsapi_base', state }
      const url = buildAuthorizeUrl(`${authorizeBase}/connect/oauth2/authorize`, { ...query, agentid: settings.agentId })
      url.hash = 'wechat_redirect'
      return url.href
    },
    async exchange(code) {
      checkLoginCode('wecom', code)
      const first = await askWho(code)
      const { said } = first.isStale ? await askWho(code) : first
      throwWeixinError('wecom', said)
      if (said.userid) return { subject: said.userid }
      // Somebody outside the organisation; no member's id can hold a colon, so the two never meet.
      if (said.openid) return { subject: `openid:${said.openid}` }
      throw new OutsideFailure('wecom', 'unreachable', 'the answer names nobody')
    },
  }
}
