import { readSignedData, type SignedData } from '../cms/signed-data.ts'
import { readFirstDer } from '../der/der.ts'
import type { PdfDictionary } from '../syntax/values.ts'
import { contentsOf, decodeContents } from './coverage.ts'

/** The CMS in the contents of a signature. `strange` is one in a spelling that others may use and we do not read. */
export type Envelope =
  | { readonly kind: 'open'; readonly signedData: SignedData; readonly isPaddedWithZeros: boolean }
  | { readonly kind: 'strange' }
  | { readonly kind: 'broken' }

const indefiniteLength = 0x80

const openBytes = (bytes: Uint8Array<ArrayBuffer>): Envelope => {
  try {
    const der = readFirstDer(bytes)
    const isPaddedWithZeros = bytes.subarray(der.whole.length).every((byte) => byte === 0)
    return { kind: 'open', signedData: readSignedData(der), isPaddedWithZeros }
  } catch {
    return bytes[1] === indefiniteLength ? { kind: 'strange' } : { kind: 'broken' }
  }
}

export const openEnvelope = (dictionary: PdfDictionary): Envelope => {
  const contents = contentsOf(dictionary)
  const bytes = contents && decodeContents(contents)
  return bytes ? openBytes(bytes) : { kind: 'broken' }
}
