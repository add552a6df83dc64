import type { Trust } from '@campus/contract/verification/trust.ts'
import { fromBase64Url, toBase64Url } from '../encoding/base64.ts'
import { type CodePayload, payloadBytes, readPayload } from './code-bytes.ts'
import { type CodeKey, digestOf, findKey, isSignedBy, type TrustedSchool } from './code-key.ts'

/** What the signed code alone contains; whether the document is still valid is only in the school's record. */
export type CodeFindings =
  | { readonly kind: 'genuine'; readonly payload: CodePayload; readonly school: TrustedSchool; readonly keyIsRevoked: boolean }
  /** Names a key of ours, but was not signed with it. */
  | { readonly kind: 'forged'; readonly school: TrustedSchool }
  /** Looks like one of ours, but no school here has the key. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'malformed' }

const version = 1
const keyIdLength = 8
const signatureLength = 64
/** Keeps a signature over a code from being taken for one over anything else. */
const purpose = new TextEncoder().encode('campus code 1\0')

const signedBytes = (body: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.of(...purpose, ...body)

/** Text for a QR: version, key, payload, signature, in base64url. */
export const packCode = async (payload: CodePayload, { id, key }: CodeKey): Promise<string> => {
  const body = Uint8Array.of(version, ...fromBase64Url(id), ...payloadBytes(payload))
  const signature = new Uint8Array(await crypto.subtle.sign(digestOf, key, signedBytes(body)))
  return toBase64Url(Uint8Array.of(...body, ...signature))
}

/** A phone reads the whole address, a person may paste the code alone. */
const codeIn = (text: string): string => {
  const query = text.trim().split('?')[1]
  return query === undefined ? text.trim() : (new URLSearchParams(query).get('code') ?? '')
}

const decode = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    const bytes = fromBase64Url(codeIn(text))
    return bytes[0] === version && bytes.length > 1 + keyIdLength + signatureLength ? bytes : undefined
  } catch {
    return undefined
  }
}

export const readCode = async (text: string, trust: Trust): Promise<CodeFindings> => {
  const bytes = decode(text)
  if (!bytes) return { kind: 'malformed' }
  const body = bytes.slice(0, -signatureLength)
  const payload = readPayload(body.subarray(1 + keyIdLength))
  if (!payload) return { kind: 'malformed' }
  const found = findKey(trust, toBase64Url(body.subarray(1, 1 + keyIdLength)))
  if (!found) return { kind: 'foreign' }
  const { school, key } = found
  if (!(await isSignedBy(key.publicKey, bytes.slice(-signatureLength), signedBytes(body)))) return { kind: 'forged', school }
  return { kind: 'genuine', payload, school, keyIsRevoked: key.revokedAt !== null }
}
