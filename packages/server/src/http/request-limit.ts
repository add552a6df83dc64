import type { FastifyInstance } from 'fastify'
import { outOfOrder } from './out-of-order.ts'

const windowMs = 60_000
/** A whole dormitory may stand behind one address, so logged-in callers share a wider ceiling there. */
const sharedNetwork = 50

/**
 * A ceiling for one caller against floods, counted in this process alone: a shared counter would cost a write a request.
 * Attempts on passwords and codes are counted in the database, exactly, by the account area.
 */
export const addRequestLimit = (server: FastifyInstance, perMinute: number) => {
  let windowEnds = 0
  let counts = new Map<string, number>()
  const countUp = (key: string) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
  server.addHook('onRequest', async (request, reply) => {
    const now = performance.now()
    if (now > windowEnds) {
      counts = new Map()
      windowEnds = now + windowMs
    }
    const token = request.headers.authorization
    const isWithin = countUp(request.ip) <= perMinute * (token ? sharedNetwork : 1) && (!token || countUp(token) <= perMinute)
    if (isWithin) return
    const wait = Math.ceil((windowEnds - now) / 1000)
    await reply.code(429).header('retry-after', wait).send(outOfOrder(request, 429))
  })
}
