import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../../platform/network.ts'
import { errorEnvelope } from '../error-envelope.ts'

const windowMs = 60_000
/** Bounds the memory: about 20 MB each when full. A dropped caller is only counted from zero, or proved again by the next request. */
const maxCounters = 100_000
const maxProven = 100_000
/** Grows with what is in it; `max` would take all its memory, and a twentieth of a second, at every start. */
const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })

/**
 * How many times the ceiling of one person a network may ask for without a login. A whole campus may be behind one address, and all
 * of it comes at eight: 20,000 logins in one minute fit.
 */
const networkShare = { attempt: 20, unproven: 20, read: 50, unknown: 1 } as const
export type RequestKind = keyof typeof networkShare | 'file' | 'unrecorded'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How a request counts before authentication: `unproven` by default; files of the app do not count. Of an unrecorded one nothing
     * is kept, neither here nor in the log.
     */
    requestKind?: RequestKind
    /** As how many it counts; one where nothing is said. */
    requestCost?: number
  }
  interface FastifyRequest {
    /** Where it was counted, and whose it is. */
    counted: { readonly key: string; readonly who: string | undefined; readonly cost: number } | null
  }
  interface FastifyInstance {
    /** Says whose request it is, once that is proved: from then on their requests count for them alone, wherever they come from. */
    noteCaller: (request: FastifyRequest, who: string, newToken?: string) => void
    /** The token turned out to be nobody's, or nobody's any more: it counts for its network again. */
    noteStranger: (request: FastifyRequest) => void
  }
}

/** Of requests that nobody counts, so many are worked on at a time; with all of them the others are still served. */
const maxUnrecorded = 32

const refuseFor = (request: FastifyRequest, reply: FastifyReply, seconds: number) => {
  void reply.code(429).header('retry-after', seconds).send(errorEnvelope(request, 429))
}

const hashed = (text: string) => hash('sha256', text, 'base64url')

/** What a caller shows: a token, and the id of a device that is as hard to guess. Invented ones are known to nobody. */
const tokenOf = ({ headers: { authorization } }: FastifyRequest) => (authorization ? `token:${hashed(authorization)}` : undefined)
const deviceOf = ({ headers }: FastifyRequest) => {
  const device = headers['x-device-id']
  return typeof device === 'string' && device.length >= 32 ? `device:${hashed(device)}` : undefined
}

const kindOf = (request: FastifyRequest): RequestKind =>
  request.is404 ? 'unknown' : (request.routeOptions.config.requestKind ?? 'unproven')

/**
 * A ceiling for one caller against floods, counted in this process alone: a shared counter would cost a write a request.
 * Attempts on passwords and codes are counted in the database, exactly, by the account area.
 */
export const addRequestLimit = (server: FastifyInstance, perMinute: number) => {
  // A window begins with the first request that counts in it. By default its end is exact to the millisecond, with a timer for each.
  const counts = new LRUCache<string, { count: number }>({ ...atMost(maxCounters), ttl: windowMs, ttlResolution: 100 })
  /** Whose a token or a device is, by accepted requests. */
  const proven = new LRUCache<string, string>(atMost(maxProven))

  server.decorateRequest('counted', null)

  const add = (key: string, change: number) => {
    let counter = counts.get(key)
    if (!counter) {
      counter = { count: 0 }
      counts.set(key, counter)
    }
    counter.count = Math.max(0, counter.count + change)
    return counter.count
  }

  const isWithin = (request: FastifyRequest) => {
    const kind = kindOf(request)
    if (kind === 'file' || kind === 'unrecorded') return true
    const whose = (shown: string | undefined) => (shown === undefined ? undefined : proven.get(shown))
    const who = whose(tokenOf(request)) ?? whose(deviceOf(request))
    const key = who ? `who:${who}` : `${kind}:${hashed(networkOf({ origin: { network: request.ip } }))}`
    const cost = request.routeOptions.config.requestCost ?? 1
    request.counted = { key, who, cost }
    if (add(key, cost) <= perMinute * (who ? 1 : networkShare[kind])) return true
    add(key, -cost)
    return false
  }

  server.decorate('noteCaller', (request: FastifyRequest, who: string, newToken?: string) => {
    const before = request.counted
    if (newToken) proven.set(`token:${hashed(`Bearer ${newToken}`)}`, who)
    if (!before || before.who === who) return
    // Counted before it was known whose request this is.
    if (!before.who) {
      add(before.key, -before.cost)
      add(`who:${who}`, before.cost)
    }
    const [token, device] = [tokenOf(request), deviceOf(request)]
    if (token && !newToken) proven.set(token, who)
    if (device) proven.set(device, who)
    request.counted = { ...before, who }
  })

  server.decorate('noteStranger', (request: FastifyRequest) => {
    const before = request.counted
    if (!before?.who) return
    add(before.key, -before.cost)
    for (const key of [tokenOf(request), deviceOf(request)]) if (key) proven.delete(key)
  })

  let unrecorded = 0
  // Counted once the body has arrived, so that slow connections keep nobody out; by number alone, so that nothing is known of anybody.
  server.addHook('preHandler', (request, reply, done) => {
    // Of a connection that is closed already, nobody would say when it is over.
    if (kindOf(request) !== 'unrecorded' || reply.raw.closed) return done()
    if (unrecorded >= maxUnrecorded) return refuseFor(request, reply, 1)
    unrecorded += 1
    reply.raw.once('close', () => void (unrecorded -= 1))
    done()
  })

  server.addHook('onRequest', (request, reply, done) => {
    if (isWithin(request)) return done()
    const waitMs = counts.getRemainingTTL(request.counted?.key ?? '')
    refuseFor(request, reply, Math.max(1, Math.ceil(waitMs / 1000)))
  })
}
