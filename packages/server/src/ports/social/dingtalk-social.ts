import { z } from 'zod'
import { askForJson } from '../../platform/http-client/ask-outside.ts'
import { OutsideFailure, type OutsideFailureKind } from '../../platform/http-client/outside-failure.ts'
import { buildAuthorizeUrl } from '../authorize-url.ts'
import { checkLoginCode } from './login-code.ts'
import type { SocialPort } from './social.ts'

export interface DingtalkSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly authorizeBase?: string
  readonly apiBase?: string
  readonly timeoutMs?: number
}

const Refusal = z.object({ code: z.string(), message: z.string() })
const TokenAnswer = z.union([z.object({ accessToken: z.string().min(1) }), Refusal])
const UserAnswer = z.union([z.object({ openId: z.string().min(1), unionId: z.string().min(1), nick: z.string().optional() }), Refusal])

const kindOf = (code: string): OutsideFailureKind => {
  if (/authCode|invalidCode|InvalidAuthentication/i.test(code)) return 'refused'
  return /throttl|QpsLimit|ServiceUnavailable/i.test(code) ? 'unreachable' : 'misconfigured'
}

const accepted = <Answer extends object>(said: Answer | z.infer<typeof Refusal>): Answer => {
  if ('code' in said && 'message' in said) {
    throw new OutsideFailure('dingtalk', kindOf(said.code), 'did not accept the login', said.code)
  }
  return said
}

export const dingtalkSocial = (settings: DingtalkSettings): SocialPort => {
  const { clientId, clientSecret, timeoutMs } = settings
  const { authorizeBase = 'https://login.dingtalk.com', apiBase = 'https://api.dingtalk.com' } = settings
  return {
    kind: 'dingtalk',
    codeParameter: 'authCode',
    authorizeUrl({ redirectUri, state }) {
      const query = { client_id: clientId, response_type: 'code', scope: 'openid', prompt: 'consent', redirect_uri: redirectUri, state }
      return buildAuthorizeUrl(`${authorizeBase}/oauth2/auth`, query).href
    },
    async exchange(code) {
      checkLoginCode('dingtalk', code)
      const forToken = {
        provider: 'dingtalk',
        url: new URL('/v1.0/oauth2/userAccessToken', apiBase),
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientId, clientSecret, code, grantType: 'authorization_code' }),
        timeoutMs,
      } as const
      const { accessToken } = accepted(await askForJson(forToken, TokenAnswer))
      const headers = { 'x-acs-dingtalk-access-token': accessToken }
      const forUser = { provider: 'dingtalk', url: new URL('/v1.0/contact/users/me', apiBase), headers, timeoutMs }
      const { openId, unionId, nick } = accepted(await askForJson(forUser, UserAnswer))
      return { subject: openId, unionSubject: unionId, ...(nick ? { name: nick } : {}) }
    },
  }
}
