import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { Provider } from 'oidc-provider'

export const campusUrl = 'https://campus.example.edu.cn'
export const redirectUri = `${campusUrl}/account/back`
export const clientSecret = 'secret-of-the-client-at-the-login-server'

/** A complete OpenID provider on loopback with one client, the campus, whose users are created at login. */
export const startLoginServer = async (
  test: TestContext,
  clientMethod: 'client_secret_basic' | 'client_secret_post' = 'client_secret_basic',
): Promise<string> => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'campus',
        client_secret: clientSecret,
        token_endpoint_auth_method: clientMethod,
        redirect_uris: [redirectUri, `${campusUrl}/ssoLogin/oidcCallBack`],
        post_logout_redirect_uris: [campusUrl, `${campusUrl}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'student_no', 'groups'], email: ['email'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async (use) =>
        use === 'userinfo'
          ? { sub: accountId, name: '李雷', student_no: '0012300', groups: ['a', 'b'], email: 'li@example.edu.cn' }
          : { sub: accountId },
    }),
    cookies: { keys: ['a key for the cookies of this test'] },
    pkce: { required: () => true },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  test.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return issuer
}

/** Goes from page to page like a browser: keeps cookies, follows redirects within the login server, stops at the way back. */
const makeBrowser = (issuer: string) => {
  const cookies = new Map<string, string>()
  const visit = async (address: string, form?: Record<string, string>): Promise<string> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const post = form && { method: 'POST', body: new URLSearchParams(form) }
    const response = await fetch(address, { redirect: 'manual', headers: { cookie }, ...post })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) return address
    const next = new URL(location, address).href
    return next.startsWith(issuer) ? visit(next) : next
  }
  return visit
}

/** Logs somebody in on the pages of the login server and gives the address that their browser is sent back to. */
export const logIn = async (issuer: string, url: string, login: string): Promise<string> => {
  const visit = makeBrowser(issuer)
  const consentPage = await visit(await visit(url), { prompt: 'login', login, password: 'any' })
  return visit(consentPage, { prompt: 'consent' })
}

/** Opens the login page and turns back. */
export const giveUp = async (issuer: string, url: string): Promise<string> => {
  const visit = makeBrowser(issuer)
  return visit(`${await visit(url)}/abort`)
}
