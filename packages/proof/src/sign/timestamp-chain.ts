import { KeyUsageFlags } from '@peculiar/asn1-x509'
import { ids } from '../asn1/object-identifiers.ts'
import { type Certified, certify } from './certificate.ts'
import { authority, keyUsage, purposes } from './extensions.ts'
import { makeKeyPair } from './signing-key.ts'
import { subjectOf } from './subject.ts'

const { cRLSign, digitalSignature, keyCertSign } = KeyUsageFlags

/** Documents of a demo are dated from years ago to today. */
const span = { notBefore: new Date('2015-01-01T00:00:00Z'), notAfter: new Date('2049-12-31T00:00:00Z') }

/** A root and the time-stamp authority below it, for a demo school that has nobody to ask. */
export const makeTimestampChain = async (name: {
  readonly name: string
  readonly nameEn: string
}): Promise<Record<'root' | 'stamper', Certified>> => {
  const root = await certify({
    ...span,
    keys: await makeKeyPair('p256'),
    subject: subjectOf(name, 'Root CA'),
    extensions: [authority(0), keyUsage(keyCertSign | cRLSign)],
  })
  const stamper = await certify({
    ...span,
    keys: await makeKeyPair('p256'),
    subject: subjectOf(name, 'Time-stamp Authority'),
    // RFC 3161: this one purpose, and critical.
    extensions: [authority(), keyUsage(digitalSignature), purposes([ids.timeStamping], true)],
    authority: { certificate: root.certificate, key: root.privateKey },
  })
  return { root, stamper }
}
