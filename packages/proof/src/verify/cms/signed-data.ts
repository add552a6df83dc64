import { contextTag, type Der, sequenceTag } from '../../asn1/der.ts'
import { NotDer } from '../../asn1/not-der.ts'
import { ids } from '../../asn1/object-identifiers.ts'
import { tags } from '../../asn1/primitives.ts'
import { Unsupported } from '../../asn1/unsupported.ts'
import { identifierOf, onlyPart, partsOf } from '../../asn1/values.ts'
import { type Certificate, readCertificate } from '../certificates/certificate.ts'
import { readSigner, type Signer } from './signer.ts'

/** A CMS SignedData, read and not yet believed. */
export interface SignedData {
  readonly contentType: string
  /** What is signed, where it is carried along. */
  readonly content: Uint8Array<ArrayBuffer> | null
  readonly certificates: readonly Certificate[]
  readonly signers: readonly Signer[]
}

const readContent = (der: Der) => {
  const parts = partsOf(der)
  const contentType = identifierOf(parts.take(tags.identifier))
  const carried = parts.takeIf(contextTag(0))
  parts.end()
  return { contentType, content: carried ? onlyPart(carried, tags.octets).body : null }
}

/** Besides certificates the set may hold other things, which nobody here can read. */
const readCertificates = (der: Der | undefined): Certificate[] =>
  (der?.children ?? []).map((child) => {
    if (child.tag !== sequenceTag) throw new Unsupported('something else than a certificate')
    return readCertificate(child)
  })

export const readSignedData = (contentInfo: Der): SignedData => {
  const outer = partsOf(contentInfo)
  if (identifierOf(outer.take(tags.identifier)) !== ids.signedData) throw new NotDer('nothing signed')
  const parts = partsOf(onlyPart(outer.take(contextTag(0)), sequenceTag))
  outer.end()
  parts.takeInteger()
  parts.takeSet()
  const content = readContent(parts.takeSequence())
  const certificates = readCertificates(parts.takeIf(contextTag(0)))
  parts.takeIf(contextTag(1))
  const signers = parts.takeSet().children.map(readSigner)
  parts.end()
  return { ...content, certificates, signers }
}
