import { createHash } from 'node:crypto'
import { z } from 'zod'
import { askForJson } from '../../platform/http-client/ask-outside.ts'
import { OutsideFailure, type OutsideFailureKind } from '../../platform/http-client/outside-failure.ts'
import { fromGcj02, toGcj02 } from './gcj02.ts'
import type { FoundAddress, MapPort, Point } from './map.ts'

export interface AmapSettings {
  readonly key: string
  /** The private key of keys whose requests must be signed. */
  readonly secret?: string | undefined
  readonly baseUrl: string
  readonly timeoutMs?: number
}

/** Nobody waits long for an address: the straight line is known already. */
const defaultTimeoutMs = 3000

const Said = z.object({ status: z.string(), infocode: z.string() })
/** What is unknown comes as an empty list in place of a text. */
const AddressSaid = Said.extend({ regeocode: z.object({ formatted_address: z.union([z.string(), z.array(z.unknown())]) }).optional() })
const WalkSaid = Said.extend({
  route: z.object({ paths: z.array(z.object({ distance: z.coerce.number(), duration: z.coerce.number() })) }).optional(),
})

const OrNothing = z.union([z.string(), z.array(z.unknown())])
const TipsSaid = Said.extend({
  tips: z.array(z.object({ name: z.string(), district: OrNothing, address: OrNothing, location: OrNothing })).default([]),
})

const textOf = (said: z.infer<typeof OrNothing>) => (typeof said === 'string' ? said : '')

/** Names of bus lines and of brands have no place of their own, and are left out. */
const foundIn = ({ name, district, address, location }: z.infer<typeof TipsSaid>['tips'][number]): FoundAddress[] => {
  const [longitude, latitude] = textOf(location).split(',').map(Number)
  if (!latitude || !longitude) return []
  return [{ name, address: textOf(district) + textOf(address), ...fromGcj02({ latitude, longitude }) }]
}

const quotas = new Set(['10003', '10004', '10010', '10014', '10015', '10016', '10019', '10020', '10021', '10029', '10044', '10045'])

const kindOf = (infocode: string): OutsideFailureKind => {
  if (quotas.has(infocode) || infocode.startsWith('3')) return 'unreachable'
  return infocode.startsWith('2') ? 'refused' : 'misconfigured'
}

/** Six digits are a hand's breadth; more are refused. */
const place = (point: Point) => {
  const { latitude, longitude } = toGcj02(point)
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`
}

const sign = (query: Readonly<Record<string, string>>, secret: string) => {
  const sorted = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
  return createHash('md5')
    .update(sorted + secret)
    .digest('hex')
}

/** The web service of AMap (v3): addresses of points, completion of addresses, and ways on foot. */
export const amap = ({ key, secret, baseUrl, timeoutMs = defaultTimeoutMs }: AmapSettings): MapPort => {
  const ask = async <Answer extends typeof Said>(path: string, asked: Readonly<Record<string, string>>, answer: Answer) => {
    const query = { ...asked, key, output: 'JSON' }
    const url = new URL(`${baseUrl}${path}`)
    url.search = new URLSearchParams(secret ? { ...query, sig: sign(query, secret) } : query).toString()
    const said = await askForJson({ provider: 'amap', url, timeoutMs }, answer)
    if (said.status !== '1') throw new OutsideFailure('amap', kindOf(said.infocode), 'did not answer the question', said.infocode)
    return said
  }
  return {
    completes: true,
    async complete(text, near) {
      const { tips } = await ask('/v3/assistant/inputtips', { keywords: text, location: place(near), datatype: 'all' }, TipsSaid)
      return tips.flatMap(foundIn)
    },
    async addressOf(point) {
      const { regeocode } = await ask('/v3/geocode/regeo', { location: place(point), extensions: 'base' }, AddressSaid)
      const address = regeocode?.formatted_address
      return typeof address === 'string' && address !== '' ? address : undefined
    },
    async walk(from, to) {
      const { route } = await ask('/v3/direction/walking', { origin: place(from), destination: place(to) }, WalkSaid)
      const [first] = route?.paths ?? []
      return first && { metres: Math.round(first.distance), seconds: Math.round(first.duration) }
    },
  }
}
