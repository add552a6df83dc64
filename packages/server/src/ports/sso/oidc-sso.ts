import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import { fetchBounded, outsideTimeoutMs } from '../../platform/http-client/fetch-bounded.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { toAttributes } from './attributes.ts'
import { checkState } from './login-state.ts'
import { explainOidc } from './oidc-error.ts'
import { checkLoginServer } from './safe-address.ts'
import type { SsoPort } from './sso.ts'

export interface OidcSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly clientAuthentication?: 'basic' | 'post'
  readonly scope?: string
  readonly timeoutMs?: number
}

const Memory = z.object({ state: z.string(), nonce: z.string().min(16), verifier: z.string().min(43) })
const rememberedMs = 60 * 60 * 1000
/** They speak about the proof, not about the person. */
const proofClaims = new Set([
  'iss',
  'aud',
  'azp',
  'exp',
  'iat',
  'nbf',
  'jti',
  'nonce',
  'at_hash',
  'c_hash',
  's_hash',
  'sid',
  'auth_time',
  'acr',
  'amr',
])

const openMemory = (memory: string): z.infer<typeof Memory> => {
  try {
    return Memory.parse(JSON.parse(memory))
  } catch {
    throw new OutsideFailure('oidc', 'refused', 'this login was not begun in this browser', 'memory')
  }
}

const aboutThePerson = (claims: Readonly<Record<string, unknown>>) =>
  toAttributes(Object.fromEntries(Object.entries(claims).filter(([name]) => !proofClaims.has(name))))

/** Single sign-on by OpenID Connect: authorization code with PKCE, state and nonce, always all three. */
export const oidcSso = (settings: OidcSettings): SsoPort => {
  const { clientId, clientSecret, clientAuthentication = 'basic', scope = 'openid profile email' } = settings
  const issuer = checkLoginServer('oidc', settings.issuer)
  const authenticate = clientAuthentication === 'basic' ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret)
  let known: { readonly server: Promise<Configuration>; readonly until: number } | undefined

  const discover = () =>
    discovery(issuer, clientId, undefined, authenticate, {
      [customFetch]: (url, { body, ...options }) =>
        fetchBounded('oidc', url, { ...options, ...(body == null ? {} : { body: body as BodyInit }) }),
      timeout: (settings.timeoutMs ?? outsideTimeoutMs) / 1000,
      execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
    })

  /** Addresses and keys of the login server, asked for once an hour; a failure is not remembered. */
  const getServer = async (): Promise<Configuration> => {
    if (!known || known.until < Date.now()) known = { server: discover(), until: Date.now() + rememberedMs }
    const mine = known
    return mine.server.catch((error: unknown) => {
      if (known === mine) known = undefined
      throw explainOidc(error)
    })
  }

  const askWho = async (server: Configuration, callback: URL, { state, nonce, verifier }: z.infer<typeof Memory>) => {
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
    const tokens = await authorizationCodeGrant(server, callback, checks)
    const claims = tokens.claims()
    if (!claims) throw new OutsideFailure('oidc', 'refused', 'gave no proof of the login')
    const more = server.serverMetadata().userinfo_endpoint ? await fetchUserInfo(server, tokens.access_token, claims.sub) : {}
    const attributes = aboutThePerson({ ...claims, ...more })
    return { subject: claims.sub, attributes, ...(tokens.id_token === undefined ? {} : { idToken: tokens.id_token }) }
  }

  return {
    kind: 'oidc',
    async begin({ redirectUri }) {
      const server = await getServer()
      const memory = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(server, {
        redirect_uri: redirectUri,
        scope,
        state: memory.state,
        nonce: memory.nonce,
        code_challenge: await calculatePKCECodeChallenge(memory.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, memory: JSON.stringify(memory) }
    },
    async finish({ currentUrl, redirectUri, memory }) {
      const opened = openMemory(memory)
      const callback = new URL(redirectUri)
      callback.search = checkState('oidc', opened.state, currentUrl).toString()
      const server = await getServer()
      return askWho(server, callback, opened).catch((error: unknown) => {
        throw explainOidc(error)
      })
    },
    async logoutUrl({ returnTo, idToken }) {
      const server = await getServer()
      // A server that cannot end its login leaves only ours to end.
      if (!server.serverMetadata().end_session_endpoint) return returnTo
      const query = { post_logout_redirect_uri: returnTo, ...(idToken === undefined ? {} : { id_token_hint: idToken }) }
      return buildEndSessionUrl(server, query).href
    },
  }
}
