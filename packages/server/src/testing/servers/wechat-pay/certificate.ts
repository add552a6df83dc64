import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

export interface PlatformCertificate {
  readonly serial: string
  readonly key: KeyObject
  readonly publicKey: KeyObject
  readonly pem: string
}

const sha256WithRsa = '1.2.840.113549.1.1.11'
const commonName = '2.5.4.3'
const tag = Buffer.from('0500', 'hex')

/** A certificate like the ones that WeChat Pay signs with; made for one test, so that no private key lies in the repository. */
export const makePlatformCertificate = (from: Date, to: Date): PlatformCertificate => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const serial = Buffer.concat([Buffer.from([0x5a]), randomBytes(19)])
  const name = new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: commonName, value: new AttributeValue({ utf8String: 'Tenpay.com Root CA' }) }),
    ]),
  ])
  const algorithm = new AlgorithmIdentifier({ algorithm: sha256WithRsa, parameters: tag.buffer.slice(tag.byteOffset, tag.byteOffset + 2) })
  const stated = new TBSCertificate({
    version: Version.v3,
    serialNumber: new Uint8Array(serial).buffer,
    signature: algorithm,
    issuer: name,
    validity: new Validity({ notBefore: from, notAfter: to }),
    subject: name,
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
  })
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(stated)), privateKey)
  const certificate = new Certificate({
    tbsCertificate: stated,
    signatureAlgorithm: algorithm,
    signatureValue: new Uint8Array(signature).buffer,
  })
  const der = Buffer.from(AsnConvert.serialize(certificate)).toString('base64')
  return {
    serial: serial.toString('hex').toUpperCase(),
    key: privateKey,
    publicKey,
    pem: `-----BEGIN CERTIFICATE-----\n${der.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}
