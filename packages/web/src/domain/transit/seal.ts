import type { OutputOf } from '@campus/contract/call.ts'
import type { encryptKey } from '@campus/contract/transit/transit-key.ts'

type Key = Pick<OutputOf<typeof encryptKey>, 'keyId' | 'publicKey'>

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const base64Of = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** The time inside keeps a recording of it from being played again later. */
export const seal = async ({ keyId, publicKey }: Key, value: string, at: number): Promise<string> => {
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['encrypt'])
  const hidden = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(JSON.stringify({ value, at })))
  return `sealed:${keyId}:${base64Of(hidden)}`
}
