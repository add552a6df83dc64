import { readDer } from '../../asn1/der.ts'
import { concat, integer, nothing, octets, oid, retagged, sequence, setOf, tagged } from '../../asn1/write-der.ts'
import { algorithmFor } from '../../sign/sign-bytes.ts'
import { digest, type Signer } from '../../sign/signed-data.ts'
import { signWith, withTag } from './odd-certificates.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'))
export const sha512 = sequence(oid('2.16.840.1.101.3.4.2.3'))
export const sha1 = sequence(oid('1.3.14.3.2.26'), nothing)
export const data = oid('1.2.840.113549.1.7.1')

export const attribute = (type: string, ...values: Uint8Array[]) => sequence(oid(type), setOf(...values))
export const attributeIds = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  token: '1.2.840.113549.1.9.16.2.14',
}

/** How a CMS differs from one of ours. */
export interface CmsForm {
  /** The signed attributes, in the order in which they shall stand. */
  readonly signed?: (usual: Bytes[]) => Bytes[]
  readonly isUnsorted?: boolean
  readonly hasNoSigned?: boolean
  readonly unsigned?: (signature: Bytes) => Bytes[] | Promise<Bytes[]>
  readonly contentType?: Bytes
  readonly carried?: Bytes | undefined
  readonly signers?: (usual: Bytes) => Bytes[]
  readonly certificates?: (usual: Bytes[]) => Bytes[]
  readonly revocations?: Bytes
  readonly digestAlgorithms?: Bytes[]
  readonly signerDigest?: Bytes
  readonly signatureAlgorithm?: Bytes
  /** With what it is truly signed. */
  readonly hash?: 'SHA-256' | 'SHA-512'
  readonly version?: number
  /** How the signer is named, in place of issuer and number. */
  readonly signerName?: Bytes
  readonly signerVersion?: number
}

const usualAttributes = async (content: Bytes, own: Bytes, { contentType = data, hash = 'SHA-256' }: CmsForm) => [
  attribute(attributeIds.contentType, contentType),
  attribute(attributeIds.messageDigest, octets(new Uint8Array(await crypto.subtle.digest(hash, content)))),
  attribute(attributeIds.signingCertificate, sequence(sequence(sequence(octets(await digest(own)))))),
]

const nameOf = (certificate: Bytes) => {
  const [, serial, , issuer] = readDer(certificate).children[0]?.children ?? []
  return sequence(issuer?.whole ?? nothing, serial?.whole ?? nothing)
}

const makeSignerInfo = async (content: Bytes, { key, certificates: [own = nothing] }: Signer, form: CmsForm): Promise<Bytes> => {
  const list = await usualAttributes(content, own, form)
  const attributes = form.signed?.(list) ?? list
  const signed = form.isUnsorted ? withTag(0x31, concat(attributes)) : setOf(...attributes)
  const signature = await signWith(key, form.hasNoSigned ? content : signed, form.hash)
  const unsigned = await form.unsigned?.(signature)
  return sequence(
    integer(form.signerVersion ?? 1),
    form.signerName ?? nameOf(own),
    form.signerDigest ?? sha256,
    ...(form.hasNoSigned ? [] : [retagged(0, signed)]),
    form.signatureAlgorithm ?? algorithmFor(key),
    octets(signature),
    ...(unsigned ? [retagged(1, setOf(...unsigned))] : []),
  )
}

/** A CMS that is rightly signed, but for what a test wants to be odd about it. */
export const makeOddCms = async (content: Bytes, signer: Signer, form: CmsForm = {}): Promise<Bytes> => {
  const info = await makeSignerInfo(content, signer, form)
  const carrying = sequence(form.contentType ?? data, ...(form.carried ? [tagged(0, octets(form.carried))] : []))
  const certificates = form.certificates?.([...signer.certificates]) ?? signer.certificates
  const signedData = sequence(
    integer(form.version ?? 1),
    setOf(...(form.digestAlgorithms ?? [sha256])),
    carrying,
    form.certificates ? tagged(0, concat(certificates)) : retagged(0, setOf(...certificates)),
    ...(form.revocations ? [tagged(1, form.revocations)] : []),
    setOf(...(form.signers?.(info) ?? [info])),
  )
  return sequence(oid('1.2.840.113549.1.7.2'), tagged(0, signedData))
}
