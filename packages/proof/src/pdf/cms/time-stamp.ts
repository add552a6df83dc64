import { isValidAt } from '../certificates/chain.rules.ts'
import { hasPurpose } from '../certificates/extensions.ts'
import { digestOf, hashOf } from '../der/algorithm.ts'
import { type Der, readDer } from '../der/der.ts'
import { ids } from '../der/object-identifiers.ts'
import { tags } from '../der/primitives.ts'
import { isInteger, isSameBytes, partsOf, timeOf } from '../der/values.ts'
import { readSignedData } from './signed-data.ts'
import { findCertificate, isSignedBy, namesContent } from './signer.ts'

/** The time in a TSTInfo, when that is about this signature. */
const stampedTime = async (info: Der, signature: Uint8Array<ArrayBuffer>): Promise<Date | null> => {
  const parts = partsOf(info)
  if (!isInteger(parts.takeInteger(), 1)) return null
  parts.take(tags.identifier)
  const imprint = partsOf(parts.takeSequence())
  const hash = hashOf(imprint.takeSequence())
  const digest = imprint.take(tags.octets).body
  imprint.end()
  parts.takeInteger()
  const time = timeOf(parts.take(tags.time))
  return hash && isSameBytes(digest, await digestOf(hash, signature)) ? time : null
}

/**
 * When a time-stamp token (RFC 3161) says that a signature existed; null when it does not prove itself. It must be whole and signed by a
 * certificate for time stamps; who runs the service is not judged.
 */
export const readTimeStamp = async (token: Der, signature: Uint8Array<ArrayBuffer>): Promise<Date | null> => {
  const { contentType, content, certificates, signers } = readSignedData(token)
  const [signer, ...others] = signers
  if (!signer || others.length > 0 || !content || contentType !== ids.timeStampInfo) return null
  const certificate = findCertificate(signer, certificates)
  if (!certificate || !hasPurpose(certificate.extensions, ids.timeStamping)) return null
  if (!(await namesContent(signer, contentType, content)) || !(await isSignedBy(signer, certificate))) return null
  const time = await stampedTime(readDer(content), signature)
  return time && isValidAt(certificate, time) ? time : null
}
