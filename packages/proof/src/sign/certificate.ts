import type { KeyPurpose } from '@campus/contract/documents/console/signing-keys.ts'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  Certificate,
  type Extension,
  Extensions,
  id_kp_emailProtection,
  KeyUsageFlags,
  type Name,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'
import { ids } from '../asn1/object-identifiers.ts'
import { toHex } from '../encoding/hex.ts'
import { authority, authorityKey, keyUsage, purposes, revocationsAt, subjectKey } from './extensions.ts'
import { algorithmIdentifierFor, signBytes } from './sign-bytes.ts'
import { makeKeyPair, type SigningAlgorithm } from './signing-key.ts'
import { commonNameOf, subjectOf } from './subject.ts'

export interface Authority {
  /** DER. */
  readonly certificate: Uint8Array<ArrayBuffer>
  readonly key: CryptoKey
}

export interface Certified {
  readonly certificate: Uint8Array<ArrayBuffer>
  /** Can be exported, to be kept under seal. */
  readonly privateKey: CryptoKey
  /** 32 hex digits. */
  readonly serial: string
  readonly subject: string
  readonly validFrom: Date
  readonly validTo: Date
}

export interface CertificateOrder {
  readonly purpose: KeyPurpose
  readonly algorithm: SigningAlgorithm
  readonly school: { readonly name: string; readonly nameEn: string }
  readonly now: Date
  /** Who certifies; a root certifies itself. */
  readonly authority?: Authority
  /** Where the authority with this serial number publishes what it revoked. */
  readonly crlUrl?: (authoritySerial: string) => string
}

/** RFC 9509: signs texts, so that no reader takes the key of codes for a signer of documents. */
const textSigning = '1.3.6.1.5.5.7.3.37'

const { cRLSign, digitalSignature, keyCertSign, nonRepudiation } = KeyUsageFlags

const plans: Record<KeyPurpose, { title: (year: number) => string; years: number; extensions: readonly Extension[] }> = {
  root: { title: () => 'Root CA', years: 20, extensions: [authority(1), keyUsage(keyCertSign | cRLSign)] },
  issuing: { title: (year) => `Issuing CA ${year}`, years: 10, extensions: [authority(0), keyUsage(keyCertSign | cRLSign)] },
  // Readers that do not know the first purpose yet ask for the second.
  signer: {
    title: (year) => `Document Signing ${year}`,
    years: 3,
    extensions: [authority(), keyUsage(digitalSignature | nonRepudiation), purposes([ids.documentSigning, id_kp_emailProtection])],
  },
  code: {
    title: (year) => `Credential Signing ${year}`,
    years: 3,
    extensions: [authority(), keyUsage(digitalSignature), purposes([textSigning])],
  },
}

/** Clocks of several processes differ a little: what is certified now may be used at once everywhere. */
const skewMs = 5 * 60_000

const wholeSecond = (time: number) => new Date(Math.floor(time / 1000) * 1000)

/** When a certificate of this purpose ends that is made now: it never outlives the authority that certifies it. */
export const endOf = (purpose: KeyPurpose, now: Date, authorityEnds: Date | undefined): Date => {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + plans[purpose].years)
  return wholeSecond(Math.min(end.getTime(), authorityEnds?.getTime() ?? Number.POSITIVE_INFINITY))
}

/** Positive and of full length, so that everybody writes it the same. */
const newSerial = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bytes
}

export const readCertificate = (der: Uint8Array<ArrayBuffer>) => AsnConvert.parse(der, Certificate).tbsCertificate

const serialOf = ({ serialNumber }: TBSCertificate) => toHex(new Uint8Array(serialNumber))

interface Certification {
  readonly keys: CryptoKeyPair
  readonly subject: Name
  readonly extensions: readonly Extension[]
  readonly notBefore: Date
  readonly notAfter: Date
  readonly authority?: Authority | undefined
}

/** Certifies a key: by an authority, or by itself. */
export const certify = async ({ keys, subject, extensions, notBefore, notAfter, authority }: Certification): Promise<Certified> => {
  const issuer = authority ? readCertificate(authority.certificate) : undefined
  const signingKey = authority?.key ?? keys.privateKey
  const publicKey = AsnConvert.parse(await crypto.subtle.exportKey('spki', keys.publicKey), SubjectPublicKeyInfo)
  const serial = newSerial()
  const signature = algorithmIdentifierFor(signingKey)
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serial.buffer,
    signature,
    issuer: issuer?.subject ?? subject,
    validity: new Validity({ notBefore, notAfter }),
    subject,
    subjectPublicKeyInfo: publicKey,
    extensions: new Extensions([
      ...extensions,
      await subjectKey(publicKey),
      ...(issuer ? [await authorityKey(issuer.subjectPublicKeyInfo)] : []),
    ]),
  })
  const signed = await signBytes(signingKey, new Uint8Array(AsnConvert.serialize(tbsCertificate)))
  const certificate = new Certificate({ tbsCertificate, signatureAlgorithm: signature, signatureValue: signed.buffer })
  return {
    certificate: new Uint8Array(AsnConvert.serialize(certificate)),
    privateKey: keys.privateKey,
    serial: toHex(serial),
    subject: commonNameOf(subject),
    validFrom: notBefore,
    validTo: notAfter,
  }
}

/** Makes a new key and its certificate. */
export const makeCertificate = async (order: CertificateOrder): Promise<Certified> => {
  const { purpose, algorithm, school, now, crlUrl } = order
  const plan = plans[purpose]
  const issuer = order.authority ? readCertificate(order.authority.certificate) : undefined
  return certify({
    keys: await makeKeyPair(algorithm),
    subject: subjectOf(school, plan.title(now.getUTCFullYear())),
    extensions: [...plan.extensions, ...(issuer && crlUrl ? [revocationsAt(crlUrl(serialOf(issuer)))] : [])],
    notBefore: wholeSecond(Math.max(now.getTime() - skewMs, issuer?.validity.notBefore.getTime().getTime() ?? 0)),
    notAfter: endOf(purpose, now, issuer?.validity.notAfter.getTime()),
    authority: order.authority,
  })
}
