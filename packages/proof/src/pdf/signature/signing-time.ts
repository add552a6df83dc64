import { attributeOf } from '../cms/attributes.ts'
import type { Signer } from '../cms/signer.ts'
import { readTimeStamp } from '../cms/time-stamp.ts'
import { sequenceTag } from '../der/der.ts'
import { ids } from '../der/object-identifiers.ts'
import { tags } from '../der/primitives.ts'
import { timeOf } from '../der/values.ts'
import { textBetween } from '../syntax/cursor.ts'
import { asKind, entryOf, type PdfDictionary } from '../syntax/values.ts'

export interface SigningTime {
  readonly at: Date | null
  /** `false` is also a token that proves nothing: then `isSound` is false too. */
  readonly isTimestamped: boolean
  readonly isSound: boolean
}

const pdfTime = /^\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|Z00'00'?|([+-]\d\d)'(\d\d)'?)\)$/

/** The time that the PDF itself states, `D:20261115103000+08'00'`. */
const statedTime = (dictionary: PdfDictionary): Date | null => {
  const raw = asKind(entryOf(dictionary, 'M'), 'string')?.raw
  const parts = raw && pdfTime.exec(textBetween(raw, 0, Math.min(raw.length, 40)))
  if (!parts) return null
  const [, year, month, day, hour, minute, second, zoneHour, zoneMinute] = parts
  const zone = zoneHour === undefined ? 'Z' : `${zoneHour}:${zoneMinute}`
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(time.getTime()) ? null : time
}

const claimedTime = (dictionary: PdfDictionary, { signedAttributes }: Signer): Date | null => {
  const attribute =
    attributeOf(signedAttributes, ids.signingTime, tags.utcTime) ?? attributeOf(signedAttributes, ids.signingTime, tags.time)
  return attribute ? timeOf(attribute) : statedTime(dictionary)
}

const stampedTime = async ({ unsignedAttributes, signature }: Signer): Promise<Date | null> => {
  const token = attributeOf(unsignedAttributes, ids.timeStampToken, sequenceTag)
  try {
    return token ? await readTimeStamp(token, signature) : null
  } catch {
    return null
  }
}

/** When it was signed: as a time-stamp service attests, or else as the signer claims. */
export const findSigningTime = async (dictionary: PdfDictionary, signer: Signer): Promise<SigningTime> => {
  const claimed = claimedTime(dictionary, signer)
  if (!signer.unsignedAttributes.has(ids.timeStampToken)) return { at: claimed, isTimestamped: false, isSound: true }
  const stamped = await stampedTime(signer)
  return { at: stamped ?? claimed, isTimestamped: stamped !== null, isSound: stamped !== null }
}
