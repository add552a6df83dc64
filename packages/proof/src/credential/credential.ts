import type { Trust } from '@campus/contract/verification/trust.ts'
import { z } from 'zod'
import { type CodeKey, digestOf, findKey, isSignedBy, type TrustedSchool } from '../code/code-key.ts'
import { fromBase58, toBase58 } from '../encoding/base58.ts'
import { canonicalJson } from '../encoding/canonical-json.ts'

/** Data integrity with `ecdsa-jcs-2022`: readable JSON whose canonical form is signed, without any JSON-LD processing. */
const Proof = z.strictObject({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('ecdsa-jcs-2022'),
  created: z.iso.datetime(),
  verificationMethod: z.string().max(500),
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string().max(200).startsWith('z'),
})

const Credential = z.looseObject({
  '@context': z.array(z.unknown()),
  id: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  proof: Proof,
})

export type CredentialFindings =
  | { readonly kind: 'genuine'; readonly documentId: string; readonly school: TrustedSchool; readonly canonical: string }
  | { readonly kind: 'forged'; readonly school: TrustedSchool }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'malformed' }

const sha256 = async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const signedBytes = async (credential: Record<string, unknown>, options: Record<string, unknown>): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.of(
    ...(await sha256(canonicalJson({ ...options, '@context': credential['@context'] }))),
    ...(await sha256(canonicalJson(credential))),
  )

/** Adds the proof of the school to what it says; `method` is the address of the key in the school's did document. */
export const proveCredential = async (credential: Record<string, unknown>, { key }: CodeKey, method: string, created: Date) => {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'ecdsa-jcs-2022',
    created: created.toISOString(),
    verificationMethod: method,
    proofPurpose: 'assertionMethod',
  }
  const signature = new Uint8Array(await crypto.subtle.sign(digestOf, key, await signedBytes(credential, options)))
  return { ...credential, proof: { ...options, proofValue: `z${toBase58(signature)}` } }
}

const parse = (text: string) => {
  try {
    const { data } = Credential.safeParse(JSON.parse(text))
    // What has no canonical form was never signed.
    if (data) canonicalJson(data)
    return data
  } catch {
    return undefined
  }
}

export const checkCredential = async (text: string, trust: Trust): Promise<CredentialFindings> => {
  const given = parse(text)
  if (!given) return { kind: 'malformed' }
  const { proof, ...credential } = given
  const found = findKey(trust, proof.verificationMethod.split('#')[1] ?? '')
  if (!found) return { kind: 'foreign' }
  const { proofValue, ...options } = proof
  const signature = fromBase58(proofValue.slice(1), 64)
  const isGenuine = signature && (await isSignedBy(found.key.publicKey, signature, await signedBytes(credential, options)))
  if (!isGenuine) return { kind: 'forged', school: found.school }
  return { kind: 'genuine', documentId: given.id.slice('urn:uuid:'.length), school: found.school, canonical: canonicalJson(given) }
}
