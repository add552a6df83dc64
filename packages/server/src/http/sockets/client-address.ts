import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/**
 * The address a request came from: the last one in front of our own proxies, which are named by address or network. Fastify reads
 * `request.ip` with the same library; this is for requests that leave HTTP before Fastify sees them.
 */
export const clientAddressReader = (trustedProxies: readonly string[]): ((request: IncomingMessage) => string) => {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) => proxyAddr.all(request, isTrusted).at(-1) ?? ''
}
