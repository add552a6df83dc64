import { beginsWithWholeSequence } from '../../asn1/ber.ts'
import { readFirstDer } from '../../asn1/der.ts'
import type { PdfDictionary } from '../../pdf/syntax/values.ts'
import { readSignedData, type SignedData } from '../cms/signed-data.ts'
import { contentsOf, decodeContents } from './coverage.ts'

/** The CMS in the contents of a signature. `unsupported` is one that others may well read, `broken` one that nobody reads. */
export type Envelope =
  | {
      readonly kind: 'open'
      readonly signedData: SignedData
      readonly cms: Uint8Array<ArrayBuffer>
      /** Spelled and padded as we do it. */
      readonly isPlain: boolean
    }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'broken' }

export const openEnvelope = (dictionary: PdfDictionary): Envelope => {
  const contents = contentsOf(dictionary)
  const decoded = contents && decodeContents(contents)
  if (!decoded) return { kind: 'broken' }
  const { bytes, isPlain } = decoded
  try {
    const der = readFirstDer(bytes)
    const isPadded = bytes.subarray(der.whole.length).every((byte) => byte === 0)
    return { kind: 'open', signedData: readSignedData(der), cms: der.whole, isPlain: isPlain && isPadded }
  } catch {
    return { kind: beginsWithWholeSequence(bytes) ? 'unsupported' : 'broken' }
  }
}
