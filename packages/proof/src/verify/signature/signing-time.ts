import { sequenceTag } from '../../asn1/der.ts'
import { ids } from '../../asn1/object-identifiers.ts'
import { tags } from '../../asn1/primitives.ts'
import { timeOf } from '../../asn1/values.ts'
import { asKind, entryOf, type PdfDictionary } from '../../pdf/syntax/values.ts'
import { attributeOf } from '../cms/attributes.ts'
import type { Signer } from '../cms/signer.ts'
import { openTimeStamp, type TimeStamp } from '../cms/time-stamp.ts'
import { readPdfTime } from './pdf-time.ts'

export interface SigningTime {
  readonly at: Date | null
  readonly isTimestamped: boolean
  /** False for a token that proves nothing: it is broken, or about something else. */
  readonly isSound: boolean
  /** The token comes from nobody who is trusted here. */
  readonly isOfStranger: boolean
}

const claimedTime = (dictionary: PdfDictionary, { signedAttributes }: Signer): Date | null => {
  const attribute =
    attributeOf(signedAttributes, ids.signingTime, tags.utcTime) ?? attributeOf(signedAttributes, ids.signingTime, tags.time)
  return attribute ? timeOf(attribute) : readPdfTime(asKind(entryOf(dictionary, 'M'), 'string'))
}

const findStamp = async ({ unsignedAttributes, signature }: Signer, roots: readonly string[]): Promise<TimeStamp | null> => {
  const token = attributeOf(unsignedAttributes, ids.timeStampToken, sequenceTag)
  try {
    return token ? await openTimeStamp(token, signature, roots) : null
  } catch {
    return null
  }
}

/** When it was signed: as a time-stamp authority attests that is trusted here, or else as the signer claims. */
export const findSigningTime = async (dictionary: PdfDictionary, signer: Signer, roots: readonly string[]): Promise<SigningTime> => {
  const claimed = claimedTime(dictionary, signer)
  const unproved = { at: claimed, isTimestamped: false, isSound: true, isOfStranger: false }
  if (!signer.unsignedAttributes.has(ids.timeStampToken)) return unproved
  const stamp = await findStamp(signer, roots)
  if (!stamp) return { ...unproved, isSound: false }
  return stamp.isTrusted ? { ...unproved, at: stamp.time, isTimestamped: true } : { ...unproved, isOfStranger: true }
}
