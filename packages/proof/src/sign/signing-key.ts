import { curve } from '../code/code-key.ts'

export type SigningAlgorithm = 'p256' | 'rsa2048'

const parameters = {
  p256: { ...curve, hash: 'SHA-256' },
  rsa2048: { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' },
} as const satisfies Record<SigningAlgorithm, EcKeyGenParams | RsaHashedKeyGenParams>

export const makeKeyPair = (algorithm: SigningAlgorithm): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey(parameters[algorithm], true, ['sign', 'verify'])

/** PKCS 8, as stored encrypted. */
export const exportPrivateKey = async (key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.exportKey('pkcs8', key))

/** A key that signs and can never be read out again. */
export const importPrivateKey = (pkcs8: Uint8Array<ArrayBuffer>, algorithm: SigningAlgorithm): Promise<CryptoKey> =>
  crypto.subtle.importKey('pkcs8', pkcs8, parameters[algorithm], false, ['sign'])
