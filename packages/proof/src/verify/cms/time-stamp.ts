import { digestOf, hashOf } from '../../asn1/algorithm.ts'
import { type Der, readDer } from '../../asn1/der.ts'
import { ids } from '../../asn1/object-identifiers.ts'
import { tags } from '../../asn1/primitives.ts'
import { isInteger, isSameBytes, partsOf, timeOf } from '../../asn1/values.ts'
import { hasPurpose } from '../certificates/extensions.ts'
import { findKnownRoot } from '../certificates/known-roots.ts'
import { readSignedData, type SignedData } from './signed-data.ts'
import { findCertificate, isSignedBy, namesContent } from './signer.ts'

/** The time in a TSTInfo, when that is about these bytes. */
const stampedTime = async (info: Der, about: Uint8Array<ArrayBuffer>): Promise<Date | null> => {
  const parts = partsOf(info)
  if (!isInteger(parts.takeInteger(), 1)) return null
  parts.take(tags.identifier)
  const imprint = partsOf(parts.takeSequence())
  const hash = hashOf(imprint.takeSequence())
  const digest = imprint.take(tags.octets).body
  imprint.end()
  parts.takeInteger()
  const time = timeOf(parts.take(tags.time))
  return hash && isSameBytes(digest, await digestOf(hash, about)) ? time : null
}

/** The certificate that signed the token, when it is for time stamps and did sign this content. */
const findStamper = async ({ contentType, content, certificates, signers }: SignedData) => {
  const [signer, ...others] = signers
  if (!signer || others.length > 0 || !content || contentType !== ids.timeStampInfo) return undefined
  const certificate = findCertificate(signer, certificates)
  if (!certificate || !hasPurpose(certificate.extensions, ids.timeStamping)) return undefined
  const isSigned = (await namesContent(signer, contentType, content)) && (await isSignedBy(signer, certificate))
  return isSigned ? { certificate, content } : undefined
}

/** A time-stamp that is whole and about the right bytes. Anybody can make one: its time counts where its authority is trusted. */
export interface TimeStamp {
  readonly time: Date
  readonly isTrusted: boolean
}

/** A time-stamp token (RFC 3161) about these bytes, signed by a certificate for time stamps; null when it does not prove itself. */
export const openTimeStamp = async (token: Der, about: Uint8Array<ArrayBuffer>, roots: readonly string[]): Promise<TimeStamp | null> => {
  const signedData = readSignedData(token)
  const stamper = await findStamper(signedData)
  const time = stamper && (await stampedTime(readDer(stamper.content), about))
  if (!time) return null
  const root = await findKnownRoot(stamper.certificate, signedData.certificates, roots, time)
  return { time, isTrusted: root !== undefined }
}

/** When a token of a trusted authority says that these bytes existed. */
export const readTimeStamp = async (token: Der, about: Uint8Array<ArrayBuffer>, roots: readonly string[]): Promise<Date | null> => {
  const stamp = await openTimeStamp(token, about, roots)
  return stamp?.isTrusted ? stamp.time : null
}
