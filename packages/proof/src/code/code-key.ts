import type { Trust } from '@campus/contract/verification/trust.ts'
import { fromBase64 } from '../encoding/base64.ts'

/** A key that signs codes and credentials, under the name by which a trust list gives its public half. */
export interface CodeKey {
  readonly id: string
  readonly key: CryptoKey
}

export const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const
export const digestOf = { name: 'ECDSA', hash: 'SHA-256' } as const

export type TrustedSchool = Trust['schools'][number]

/** Whose key this is, where the trust list has it. */
export const findKey = (trust: Trust, keyId: string) => {
  for (const school of trust.schools) {
    const key = school.keys.find(({ id }) => id === keyId)
    if (key) return { school, key }
  }
  return undefined
}

export const isSignedBy = async (publicKey: string, signature: Uint8Array<ArrayBuffer>, signed: Uint8Array<ArrayBuffer>) => {
  const key = await crypto.subtle.importKey('spki', fromBase64(publicKey), curve, false, ['verify'])
  return crypto.subtle.verify(digestOf, key, signature, signed)
}
