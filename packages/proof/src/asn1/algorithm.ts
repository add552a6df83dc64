import type { Der } from './der.ts'
import { tags } from './primitives.ts'
import { identifierOf, partsOf } from './values.ts'

export type Hash = 'SHA-256' | 'SHA-384' | 'SHA-512'

const hashes: ReadonlyMap<string, Hash> = new Map([
  ['2.16.840.1.101.3.4.2.1', 'SHA-256'],
  ['2.16.840.1.101.3.4.2.2', 'SHA-384'],
  ['2.16.840.1.101.3.4.2.3', 'SHA-512'],
])

type KeyFamily = 'ECDSA' | 'RSASSA-PKCS1-v1_5'

/** How something is signed. Without a hash of its own it goes by the digest that stands beside it. */
export interface SignatureAlgorithm {
  readonly family: KeyFamily
  readonly hash: Hash | null
}

const signatureAlgorithms: ReadonlyMap<string, SignatureAlgorithm> = new Map<string, SignatureAlgorithm>([
  ['1.2.840.10045.4.3.2', { family: 'ECDSA', hash: 'SHA-256' }],
  ['1.2.840.10045.4.3.3', { family: 'ECDSA', hash: 'SHA-384' }],
  ['1.2.840.10045.4.3.4', { family: 'ECDSA', hash: 'SHA-512' }],
  ['1.2.840.113549.1.1.1', { family: 'RSASSA-PKCS1-v1_5', hash: null }],
  ['1.2.840.113549.1.1.11', { family: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }],
  ['1.2.840.113549.1.1.12', { family: 'RSASSA-PKCS1-v1_5', hash: 'SHA-384' }],
  ['1.2.840.113549.1.1.13', { family: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512' }],
])

/** The algorithm's identifier where its parameters say nothing, which is so for every algorithm that is known here. */
const plainIdentifier = (der: Der): string | null => {
  const parts = partsOf(der)
  const identifier = identifierOf(parts.take(tags.identifier))
  parts.takeIf(tags.nothing)
  return parts.isDone() ? identifier : null
}

/** Null for an algorithm that is not known here. */
export const hashOf = (der: Der): Hash | null => hashes.get(plainIdentifier(der) ?? '') ?? null

export const signatureAlgorithmOf = (der: Der): SignatureAlgorithm | null => signatureAlgorithms.get(plainIdentifier(der) ?? '') ?? null

export const digestOf = async (hash: Hash, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest(hash, bytes))
