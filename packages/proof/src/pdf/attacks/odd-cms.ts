import { concat, integer, nothing, octets, oid, retagged, sequence, setOf, tagged } from '../../sign/der.ts'
import { algorithmFor, signBytes } from '../../sign/sign-bytes.ts'
import { digest, type Signer } from '../../sign/signed-data.ts'
import { readDer } from '../der/der.ts'
import { withTag } from './odd-certificates.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'))
export const sha1 = sequence(oid('1.3.14.3.2.26'), nothing)
const data = oid('1.2.840.113549.1.7.1')

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
  readonly unsigned?: (signature: Bytes) => Bytes[] | Promise<Bytes[]>
  readonly contentType?: Bytes
  readonly carried?: Bytes | undefined
  readonly signers?: (usual: Bytes) => Bytes[]
  readonly certificates?: (usual: Bytes[]) => Bytes[]
  readonly revocations?: Bytes
  readonly digestAlgorithm?: Bytes
  readonly version?: number
  readonly noSignedAttributes?: boolean
}

const usualAttributes = async (contentDigest: Bytes, own: Bytes, contentType: Bytes) => [
  attribute(attributeIds.contentType, contentType),
  attribute(attributeIds.messageDigest, octets(contentDigest)),
  attribute(attributeIds.signingCertificate, sequence(sequence(sequence(octets(await digest(own)))))),
]

const nameOf = (certificate: Bytes) => {
  const [, serial, , issuer] = readDer(certificate).children[0]?.children ?? []
  return sequence(issuer?.whole ?? nothing, serial?.whole ?? nothing)
}

const makeSignerInfo = async (contentDigest: Bytes, { key, certificates: [own = nothing] }: Signer, form: CmsForm): Promise<Bytes> => {
  const list = await usualAttributes(contentDigest, own, form.contentType ?? data)
  const attributes = form.signed?.(list) ?? list
  const signed = form.isUnsorted ? withTag(0x31, concat(attributes)) : setOf(...attributes)
  const signature = await signBytes(key, form.noSignedAttributes ? concat([]) : signed)
  const unsigned = await form.unsigned?.(signature)
  return sequence(
    integer(form.version ?? 1),
    nameOf(own),
    form.digestAlgorithm ?? sha256,
    ...(form.noSignedAttributes ? [] : [retagged(0, signed)]),
    algorithmFor(key),
    octets(signature),
    ...(unsigned ? [retagged(1, setOf(...unsigned))] : []),
  )
}

/** A CMS that is rightly signed, but for what a test wants to be odd about it. */
export const makeOddCms = async (contentDigest: Bytes, signer: Signer, form: CmsForm = {}): Promise<Bytes> => {
  const info = await makeSignerInfo(contentDigest, signer, form)
  const content = sequence(form.contentType ?? data, ...(form.carried ? [tagged(0, octets(form.carried))] : []))
  const certificates = form.certificates?.([...signer.certificates]) ?? signer.certificates
  return sequence(
    oid('1.2.840.113549.1.7.2'),
    tagged(
      0,
      sequence(
        integer(form.version ?? 1),
        setOf(form.digestAlgorithm ?? sha256),
        content,
        tagged(0, concat(certificates)),
        ...(form.revocations ? [tagged(1, form.revocations)] : []),
        setOf(...(form.signers?.(info) ?? [info])),
      ),
    ),
  )
}
