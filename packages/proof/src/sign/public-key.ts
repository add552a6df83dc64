import { AsnConvert } from '@peculiar/asn1-schema'
import { toBase58 } from '../encoding/base58.ts'
import { toBase64Url } from '../encoding/base64.ts'
import { readCertificate } from './certificate.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The public key that a certificate is about: SPKI, DER. */
export const publicKeyOf = (certificate: Bytes): Bytes =>
  new Uint8Array(AsnConvert.serialize(readCertificate(certificate).subjectPublicKeyInfo))

/** The short name of a key in codes and credentials. */
export const keyIdOf = async (publicKey: Bytes): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey)).subarray(0, 8))

/** The multicodec of a P-256 key, as a varint. */
const p256Mark = [0x80, 0x24]
const pointLength = 64

/** A P-256 key as did documents spell it: its x, and whether y is even or odd. */
export const multikeyOf = (publicKey: Bytes): string => {
  const point = publicKey.subarray(-pointLength)
  const parity = 2 + ((point.at(-1) ?? 0) & 1)
  return `z${toBase58(Uint8Array.of(...p256Mark, parity, ...point.subarray(0, pointLength / 2)))}`
}
