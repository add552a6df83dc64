import type { FastifyInstance } from 'fastify'

/** Lists and charts set style attributes, hence 'unsafe-inline' for styles alone; scripts come from us and nowhere else. */
const policy = (mapOrigins: readonly string[], hosts: readonly string[], isHttps: boolean) =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...mapOrigins].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...hosts].join(' '),
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "frame-src 'self' https:",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

export const securityHeadersFor = (options: {
  publicUrl: string | undefined
  /** Addresses of tiles, with their placeholders. */
  mapTileUrls: readonly (string | undefined)[]
  /** Hosts that the page calls beside its own. */
  otherHosts: readonly string[]
}): Readonly<Record<string, string>> => {
  const isHttps = options.publicUrl?.startsWith('https:') ?? false
  const mapOrigins = options.mapTileUrls.flatMap((url) => (url ? new URL(url.replace(/[{}]/g, '')).origin : []))
  return {
    'content-security-policy': policy([...new Set(mapOrigins)], options.otherHosts, isHttps),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), publickey-credentials-get=(self), microphone=(), payment=()',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** What rules a page says nothing to a browser that loads a script or a style sheet into one. */
export const headersOfPages = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'] as const

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers with JSON alone. */
    isData?: boolean
  }
}

/** No page is made of data; one that somebody opens as such loads nothing and stands in no frame. */
const headersOfData = (headers: Readonly<Record<string, string>>) => {
  const pages: ReadonlySet<string> = new Set(headersOfPages)
  const others = Object.entries(headers).filter(([name]) => !pages.has(name))
  return { ...Object.fromEntries(others), 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
}

export const addSecurityHeaders = (server: FastifyInstance, headers: Readonly<Record<string, string>>) => {
  // What says nothing about keeping it may be about a person: nobody on the way keeps it, and neither does the browser.
  const whole = { ...headers, 'cache-control': 'no-store' }
  const ofData = headersOfData(whole)
  // Before all else, so that every answer has them; one that may be kept says so afterwards.
  server.addHook('onRequest', ({ id, routeOptions }, reply, done) => {
    reply.headers(routeOptions.config?.isData ? ofData : whole).header('x-request-id', id)
    done()
  })
}
