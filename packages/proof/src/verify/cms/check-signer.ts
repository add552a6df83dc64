import type { Trust } from '@campus/contract/verification/trust.ts'
import { signatureAlgorithmOf } from '../../asn1/algorithm.ts'
import { sequenceTag } from '../../asn1/der.ts'
import { ids } from '../../asn1/object-identifiers.ts'
import { tags } from '../../asn1/primitives.ts'
import { signedDataBytes } from '../../asn1/signed-data-bytes.ts'
import { Unsupported } from '../../asn1/unsupported.ts'
import { isSameBytes } from '../../asn1/values.ts'
import type { Certificate } from '../certificates/certificate.ts'
import { type Chain, findChain } from '../certificates/chain.ts'
import { attributeOf } from './attributes.ts'
import type { SignedData } from './signed-data.ts'
import { findCertificate, isSignedBy, type Signer } from './signer.ts'
import { namesCertificate } from './signing-certificate.ts'

/** Who signed with a CMS, as far as it can be told from itself. */
export interface SignerFindings {
  readonly signer: Signer
  readonly certificate: Certificate
  /** Up to the root of a school here. */
  readonly chain: Chain | undefined
  /** Whether the certificate's key signed what the CMS says. Undefined when it cannot be told. */
  readonly isSigned: boolean | undefined
}

/** Whoever signed a PDF signed bytes that lie outside of the CMS, once, and says so in attributes. */
const onlySigner = ({ signers, content, contentType }: SignedData): Signer => {
  const [signer, ...others] = signers
  if (!signer || others.length > 0) throw new Unsupported('not exactly one signer')
  if (content !== null || contentType !== ids.data) throw new Unsupported('a content of its own')
  if (!signer.signedBytes) throw new Unsupported('no signed attributes')
  return signer
}

const hasSigned = async (signer: Signer, certificate: Certificate): Promise<boolean | undefined> => {
  const isNamed = signer.signedAttributes.has(ids.signingCertificateV2) ? await namesCertificate(signer, certificate) : true
  return isNamed ? isSignedBy(signer, certificate) : isNamed
}

export const findSigner = async (data: SignedData, trust: Trust): Promise<SignerFindings> => {
  const signer = onlySigner(data)
  const certificate = findCertificate(signer, data.certificates)
  if (!certificate) throw new Unsupported('a signer whose certificate is not named by issuer and number')
  const chain = await findChain(certificate, data.certificates, trust)
  return { signer, certificate, chain, isSigned: await hasSigned(signer, certificate) }
}

interface Cms {
  readonly signedData: SignedData
  readonly cms: Uint8Array
}

/** The signer's own certificate and those above it: those of the chain alone, where it is that of a school here. */
const certificatesOf = ({ certificate, chain }: SignerFindings, { certificates }: SignedData) =>
  chain?.certificates ?? [certificate, ...certificates.filter((other) => other !== certificate)]

/** Whether a CMS is, byte for byte, the one that a school writes from what is in it. */
export const isWrittenByUs = async (found: SignerFindings, { signedData, cms }: Cms): Promise<boolean> => {
  const { signer } = found
  const digest = attributeOf(signer.signedAttributes, ids.messageDigest, tags.octets)
  const algorithm = signatureAlgorithmOf(signer.signatureAlgorithm)
  if (!digest || !algorithm) return false
  const written = await signedDataBytes({
    certificates: certificatesOf(found, signedData).map(({ whole }) => whole),
    contentDigest: digest.body,
    signature: signer.signature,
    isElliptic: algorithm.family === 'ECDSA',
    token: attributeOf(signer.unsignedAttributes, ids.timeStampToken, sequenceTag)?.whole,
  })
  return isSameBytes(written, cms)
}
