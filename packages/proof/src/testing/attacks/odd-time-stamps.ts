import { integer, octets, oid, sequence } from '../../asn1/write-der.ts'
import { digest, type Signer } from '../../sign/signed-data.ts'
import { makeKeyPair } from '../../sign/signing-key.ts'
import { makeOddCertificate, purposes, time } from './odd-certificates.ts'
import { type CmsForm, makeOddCms, sha256 } from './odd-cms.ts'

type Bytes = Uint8Array<ArrayBuffer>

const timeStampInfo = oid('1.2.840.113549.1.9.16.1.4')

/** How a token differs from what a service should answer. */
export interface TokenForm {
  readonly at?: Date
  readonly about?: Bytes
  /** The digest itself, where what it is of is not known. */
  readonly digest?: Bytes
  readonly cms?: CmsForm
  /** What is signed in place of what is carried along. */
  readonly signs?: Bytes
}

/** A time-stamp authority whose own certificate is the root that others trust. */
export const makeStamper = async (purpose = '1.3.6.1.5.5.7.3.8') => {
  const keys = await makeKeyPair('p256')
  const certificate = await makeOddCertificate({ ...plan, extensions: [purposes(purpose)] }, keys, keys.privateKey)
  return { key: keys.privateKey, certificates: [certificate], root: btoa(String.fromCharCode(...certificate)) }
}

const plan = { name: 'Time', issuerName: 'Time', serial: 9, from: new Date('2020-01-01'), to: new Date('2035-01-01') }

/** The answer of a time-stamp service. */
export const makeOddToken = async (
  signature: Bytes,
  stamper: Signer,
  { at = new Date('2026-11-01T08:00:02Z'), about, digest: given, cms, signs }: TokenForm = {},
) => {
  const imprint = sequence(sha256, octets(given ?? (await digest(about ?? signature))))
  const info = sequence(integer(1), oid('1.2.3.4.1'), imprint, integer(7), time(at))
  return makeOddCms(signs ?? info, stamper, { version: 3, contentType: timeStampInfo, carried: info, ...cms })
}
