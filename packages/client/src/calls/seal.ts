import type { CallShape, OutputOf } from '@campus/contract/call.ts'
import { type encryptKey, sealedText } from '@campus/contract/transit/transit-key.ts'

type Key = OutputOf<typeof encryptKey>

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

/** Only the server reads it, only in this place, only once: the time inside keeps a recording from being played again later. */
export const seal = async ({ keyId, publicKey, now }: Key, place: string, value: string): Promise<string> => {
  const { subtle } = crypto
  const theirs = await subtle.importKey('spki', bytesOf(publicKey), curve, false, [])
  const ours = await subtle.generateKey(curve, false, ['deriveBits'])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, ours.privateKey, 256)
  const sender = new Uint8Array(await subtle.exportKey('raw', ours.publicKey))
  const info = new TextEncoder().encode(place)
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: sender, info },
    await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const content = new TextEncoder().encode(JSON.stringify({ value, at: Date.parse(now) }))
  const hidden = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, key, content))
  return sealedText({ keyId, sender: base64Of(sender), hidden: base64Of(new Uint8Array([...iv, ...hidden])) })
}

type Change = (value: string) => Promise<string>

/** The fields with the text at a path replaced; where there is none, they stay as they are. */
const changeAt = async (given: unknown, [name = '', ...deeper]: readonly string[], change: Change): Promise<unknown> => {
  if (typeof given !== 'object' || given === null) return given
  const fields: Readonly<Record<string, unknown>> = { ...given }
  const value = fields[name]
  if (deeper.length > 0) return { ...fields, [name]: await changeAt(value, deeper, change) }
  return typeof value === 'string' && value !== '' ? { ...fields, [name]: await change(value) } : given
}

/**
 * What is sent, with the fields sealed that the call names. A page without https has no means for that; what it sends is as open as the
 * page itself, and the server of such an installation takes it.
 */
export const sealFields = async (call: CallShape, given: object, readKey: () => Promise<Key>): Promise<object> => {
  if (!call.sealed || !globalThis.crypto?.subtle) return given
  let key: Promise<Key> | undefined
  let fields: object = given
  for (const path of call.sealed) {
    const place = `${call.method} ${call.path} ${path}`
    const change = async (value: string) => {
      key ??= readKey()
      return seal(await key, place, value)
    }
    fields = (await changeAt(fields, path.split('.'), change)) as object
  }
  return fields
}
