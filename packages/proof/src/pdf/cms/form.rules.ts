import { hashOf, signatureAlgorithmOf } from '../der/algorithm.ts'
import { ids } from '../der/object-identifiers.ts'
import type { SignedData } from './signed-data.ts'
import type { Signer } from './signer.ts'

const mayStandUnsigned: ReadonlySet<string> = new Set([ids.timeStampToken])

const isSignerOfOurForm = (signer: Signer): boolean =>
  signer.isVersion1 &&
  signer.isSorted &&
  hashOf(signer.digestAlgorithm) === 'SHA-256' &&
  signatureAlgorithmOf(signer.signatureAlgorithm)?.hash === 'SHA-256' &&
  signer.signedAttributes.has(ids.signingCertificateV2) &&
  [...signer.unsignedAttributes.keys()].every((id) => mayStandUnsigned.has(id))

/** Whether a CMS is built as ours are: one signer, nothing carried along, SHA-256 throughout, nothing unsigned but a time stamp. */
export const isOfOurForm = ({ isVersion1, digestAlgorithms, contentType, content, hasRevocations, signers }: SignedData): boolean =>
  isVersion1 &&
  contentType === ids.data &&
  content === null &&
  !hasRevocations &&
  digestAlgorithms.length === 1 &&
  digestAlgorithms.every((algorithm) => hashOf(algorithm) === 'SHA-256') &&
  signers.length === 1 &&
  signers.every(isSignerOfOurForm)
