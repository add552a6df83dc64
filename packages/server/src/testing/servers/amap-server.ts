import { createHash } from 'node:crypto'
import type { TestContext } from 'node:test'
import { type Asked, type Reply, serveLocally } from './local-server.ts'

export const amapKeys = { key: 'web-service-key', secret: 'private-key-of-the-school' }

const fault = (infocode: string, info: string): Reply => ({ body: { status: '0', info, infocode } })

/** Signed as the provider wants it: the parameters in the order of their names, the private key right behind them, nothing encoded. */
const isSigned = (query: URLSearchParams) => {
  const signed = [...query.keys()]
    .filter((name) => name !== 'sig')
    .toSorted()
    .map((name) => `${name}=${query.get(name)}`)
    .join('&')
  return query.get('sig') === createHash('md5').update(`${signed}${amapKeys.secret}`).digest('hex')
}

const walks: Reply = {
  body: {
    status: '1',
    info: 'OK',
    infocode: '10000',
    count: '1',
    route: { origin: '', destination: '', paths: [{ distance: '812', duration: '650', steps: [] }] },
  },
}

const houses: Reply = {
  body: { status: '1', info: 'OK', infocode: '10000', regeocode: { formatted_address: '示范省示范市大学路1号', addressComponent: {} } },
}

const tips: Reply = {
  body: {
    status: '1',
    info: 'OK',
    infocode: '10000',
    count: '3',
    tips: [
      { id: 'B1', name: '示范路邮局', district: '示范市示范区', address: '示范路8号', location: '121.531542,31.175304' },
      { id: 'B2', name: '示范路', district: '示范市示范区', address: [], location: '121.536,31.18' },
      { id: [], name: '示范路公交线', district: [], address: [], location: [] },
    ],
  },
}

/** Speaks the calls of AMap, its refusals included; `answer` may say something else first. */
export const startAmap = async (test: TestContext, answer: (asked: Asked) => Reply | undefined = () => undefined) => {
  const asked: Asked[] = []
  const baseUrl = await serveLocally(test, (request) => {
    asked.push(request)
    const query = request.url.searchParams
    if (query.get('key') !== amapKeys.key) return fault('10001', 'INVALID_USER_KEY')
    if (!isSigned(query)) return fault('10007', 'INVALID_USER_SIGNATURE')
    const other = answer(request)
    if (other) return other
    if (request.url.pathname === '/v3/geocode/regeo') return houses
    if (request.url.pathname === '/v3/direction/walking') return walks
    if (request.url.pathname === '/v3/assistant/inputtips') return tips
    return fault('10002', 'SERVICE_NOT_AVAILABLE')
  })
  return { asked, fault, settings: { ...amapKeys, baseUrl } }
}
