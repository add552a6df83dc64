import { integer, octets, oid, sequence } from '../../sign/der.ts'
import { digest } from '../../sign/signed-data.ts'
import { makeKeyPair } from '../../sign/signing-key.ts'
import { makeOddCertificate, purposes, time } from './odd-certificates.ts'
import { type CmsForm, makeOddCms, sha256 } from './odd-cms.ts'

type Bytes = Uint8Array<ArrayBuffer>

const timeStampInfo = oid('1.2.840.113549.1.9.16.1.4')

/** How a token differs from what a service should answer. */
export interface TokenForm {
  readonly at?: Date
  readonly about?: Bytes
  readonly purpose?: string
  readonly cms?: CmsForm
  /** What is signed in place of what is carried along. */
  readonly signs?: Bytes
}

const plan = { name: 'Time', issuerName: 'Time', serial: 9, from: new Date('2020-01-01'), to: new Date('2035-01-01') }

/** The answer of a time-stamp service that nobody has to know. */
export const makeOddToken = async (
  signature: Bytes,
  { at = new Date('2026-11-01T08:00:02Z'), about, purpose, cms, signs }: TokenForm = {},
) => {
  const keys = await makeKeyPair('p256')
  const extensions = [purposes(purpose ?? '1.3.6.1.5.5.7.3.8')]
  const certificate = await makeOddCertificate({ ...plan, extensions }, keys, keys.privateKey)
  const imprint = sequence(sha256, octets(await digest(about ?? signature)))
  const info = sequence(integer(1), oid('1.2.3.4.1'), imprint, integer(7), time(at))
  const form: CmsForm = { version: 3, contentType: timeStampInfo, carried: info, ...cms }
  return makeOddCms(signs ?? info, { key: keys.privateKey, certificates: [certificate] }, form)
}
