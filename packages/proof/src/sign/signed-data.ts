import { signedAttributes, signedDataBytes } from '../asn1/signed-data-bytes.ts'
import { isElliptic, signBytes } from './sign-bytes.ts'
import { stampBytes, type TimestampAuthority } from './time-stamps.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface Signer {
  readonly key: CryptoKey
  /** DER: the signer's own first, then those above it up to the root. */
  readonly certificates: readonly Bytes[]
}

export const digest = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** How long a signature of this key is; one of P-256 most often, because leading zeros are left out. */
const signatureLength = (key: CryptoKey): number => ('modulusLength' in key.algorithm ? Number(key.algorithm.modulusLength) / 8 : 71)

const partsOf = ({ key, certificates }: Signer, contentDigest: Bytes) => ({ certificates, contentDigest, isElliptic: isElliptic(key) })

/** How many bytes a CMS of this signer takes, with a token of this length in it. */
export const signedDataLength = async (signer: Signer, tokenLength: number): Promise<number> => {
  const room = (token?: Bytes) =>
    signedDataBytes({ ...partsOf(signer, new Uint8Array(32)), signature: new Uint8Array(signatureLength(signer.key)), token })
  return (await room(tokenLength === 0 ? undefined : new Uint8Array(tokenLength))).length
}

const maxTries = 200

/** A signature of exactly the usual length, so that no room is left beside it in which somebody could write. */
const signOfUsualLength = async (key: CryptoKey, bytes: Bytes): Promise<Bytes> => {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const signature = await signBytes(key, bytes)
    if (signature.length === signatureLength(key)) return signature
  }
  throw new Error('no signature has the usual length')
}

/** The CMS of a PAdES signature over a content that lies elsewhere, given by its SHA-256; with a time-stamp where there is an authority. */
export const makeSignedData = async (contentDigest: Bytes, signer: Signer, now: Date, timestamps?: TimestampAuthority) => {
  const { key, certificates } = signer
  const signature = await signOfUsualLength(key, await signedAttributes(contentDigest, certificates))
  const token = timestamps && (await stampBytes(timestamps, signature, now))
  return { cms: await signedDataBytes({ ...partsOf(signer, contentDigest), signature, token }), token }
}
