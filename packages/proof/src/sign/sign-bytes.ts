import { AsnConvert } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier } from '@peculiar/asn1-x509'
import { algorithmBytes } from '../asn1/signed-data-bytes.ts'
import { integer, sequence } from '../asn1/write-der.ts'

export const isElliptic = ({ algorithm: { name } }: CryptoKey) => name === 'ECDSA'

export const algorithmFor = (key: CryptoKey) => algorithmBytes(isElliptic(key))

/** The same for structures that asn1-schema writes. */
export const algorithmIdentifierFor = (key: CryptoKey) => AsnConvert.parse(algorithmFor(key), AlgorithmIdentifier)

/** A signature as certificates and CMS hold it: WebCrypto gives r and s side by side, they want a sequence of both. */
export const signBytes = async (key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const { name } = key.algorithm
  const raw = new Uint8Array(await crypto.subtle.sign({ name, hash: 'SHA-256' }, key, bytes))
  if (!isElliptic(key)) return raw
  const half = raw.length / 2
  return sequence(integer(...raw.subarray(0, half)), integer(...raw.subarray(half)))
}
