import { type KeyObject, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { decryptResource, EncryptedResource, faultOfSignature, serialIn } from './encryption.ts'
import { wechatFailure } from './failure.ts'
import { sendSigned } from './request.ts'
import type { WechatPaySettings } from './settings.ts'

/** Finds the key of WeChat Pay that bears this serial number; undefined when it has none such. */
export type FindKey = (serial: string) => Promise<KeyObject | undefined>

/** A key of WeChat Pay with its serial number. */
export interface PlatformKey {
  readonly id: string
  readonly key: KeyObject
}

interface PlatformKeys {
  readonly findKey: FindKey
  /** The key that encrypts what only WeChat Pay may read. */
  readonly newestKey: () => Promise<PlatformKey>
}

const Certificates = z.object({ data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: EncryptedResource })) })

const freshMs = 12 * 60 * 60 * 1000
/** A forged notice names a serial that nobody has: it shall not make us ask each time. */
const pauseMs = 60 * 1000

const bad = (why: string) => new OutsideFailure('wechat pay', 'unreachable', why)

const openCertificates = (apiKey: string, body: Buffer): X509Certificate[] => {
  try {
    const { data } = Certificates.parse(JSON.parse(body.toString()))
    return data.map(({ encrypt_certificate }) => new X509Certificate(decryptResource(apiKey, encrypt_certificate)))
  } catch {
    throw new OutsideFailure('wechat pay', 'misconfigured', 'the API v3 key does not open the platform certificates')
  }
}

/** The certificates vouch for the answer that brings them: only who knows the API v3 key could have sealed them. */
const fetchCertificates = async (settings: WechatPaySettings, now: Date): Promise<Map<string, KeyObject>> => {
  const { status, headers, body } = await sendSigned(settings, { method: 'GET', path: '/v3/certificates' })
  if (status !== 200) throw wechatFailure(status, body)
  const certificates = openCertificates(settings.apiKey, body)
    .filter(({ validFrom, validTo }) => new Date(validFrom) <= now && now <= new Date(validTo))
    .toSorted((one, other) => Date.parse(one.validFrom) - Date.parse(other.validFrom))
  const keys = new Map(certificates.map(({ serialNumber, publicKey }) => [serialNumber, publicKey]))
  const fault = faultOfSignature(headers, body, keys.get(serialIn(headers) ?? ''), now)
  if (fault) throw bad(`the platform certificates cannot be used: ${fault}`)
  return keys
}

const certificateKeys = (settings: WechatPaySettings, now: () => Date): PlatformKeys => {
  let known = new Map<string, KeyObject>()
  let fetchedAt = 0
  let triedAt = 0
  let fetching: Promise<void> | undefined

  const fetchNow = async () => {
    triedAt = now().getTime()
    known = await fetchCertificates(settings, now())
    fetchedAt = triedAt
  }
  const fetchOnce = () => {
    fetching ??= fetchNow().finally(() => {
      fetching = undefined
    })
    return fetching
  }

  const findKey: FindKey = async (serial) => {
    const key = known.get(serial)
    const at = now().getTime()
    const isFresh = at - fetchedAt < freshMs
    if (key && isFresh) return key
    if (known.size > 0 && at - triedAt < pauseMs) return key
    try {
      await fetchOnce()
    } catch (error) {
      if (key) return key
      throw error
    }
    return known.get(serial)
  }

  const newestKey = async () => {
    if (now().getTime() - fetchedAt >= freshMs) await fetchOnce()
    const newest = [...known].at(-1)
    if (!newest) throw bad('there is no valid platform certificate')
    const [id, key] = newest
    return { id, key }
  }

  return { findKey, newestKey }
}

export const platformKeys = (settings: WechatPaySettings): PlatformKeys => {
  const { publicKey, now = () => new Date() } = settings
  if (publicKey)
    return { findKey: async (serial) => (serial === publicKey.id ? publicKey.key : undefined), newestKey: async () => publicKey }
  return certificateKeys(settings, now)
}
