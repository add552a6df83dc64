import { AsnConvert } from '@peculiar/asn1-schema'
import { CertificateList, CRLNumber, id_ce_cRLNumber, RevokedCertificate, TBSCertList, Time, Version } from '@peculiar/asn1-x509'
import { fromHex } from '../encoding/hex.ts'
import { type Authority, readCertificate } from './certificate.ts'
import { authorityKey, extension } from './extensions.ts'
import { algorithmIdentifierFor, signBytes } from './sign-bytes.ts'

/** How long a reader may rely on the list before it asks again. */
const listHoldsMs = 7 * 86_400_000

export interface Revocation {
  readonly serial: string
  /** From when on its signatures do not count. */
  readonly since: Date
}

/** What an authority revoked, as readers of X.509 ask for it. */
export const makeRevocationList = async (
  { certificate, key }: Authority,
  revoked: readonly Revocation[],
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { subject, subjectPublicKeyInfo } = readCertificate(certificate)
  const signature = algorithmIdentifierFor(key)
  const tbsCertList = new TBSCertList({
    version: Version.v2,
    signature,
    issuer: subject,
    thisUpdate: new Time(now),
    nextUpdate: new Time(now.getTime() + listHoldsMs),
    ...(revoked.length > 0
      ? {
          revokedCertificates: revoked.map(
            ({ serial, since }) => new RevokedCertificate({ userCertificate: fromHex(serial).buffer, revocationDate: new Time(since) }),
          ),
        }
      : {}),
    // Later lists have higher numbers, whichever process makes them.
    crlExtensions: [
      await authorityKey(subjectPublicKeyInfo),
      extension(id_ce_cRLNumber, false, new CRLNumber(Math.floor(now.getTime() / 1000))),
    ],
  })
  const signed = await signBytes(key, new Uint8Array(AsnConvert.serialize(tbsCertList)))
  const list = new CertificateList({ tbsCertList, signatureAlgorithm: signature, signature: signed.buffer })
  return new Uint8Array(AsnConvert.serialize(list))
}
