import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

const isLoopback = (url: URL): boolean => loopback.has(url.hostname)

/** An attacker who can change the response of a login server can log in as anybody: only TLS, or a server on this machine. */
export const checkLoginServer = (provider: string, address: string): URL => {
  const url = URL.parse(address)
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url))) return url
  throw new OutsideFailure(provider, 'misconfigured', 'the address of the login server must begin with https://')
}
