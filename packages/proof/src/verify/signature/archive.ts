import { readFirstDer } from '../../asn1/der.ts'
import { isSameBytes } from '../../asn1/values.ts'
import { stateIdOf, writeArchiveRevision } from '../../pdf/canonical/archive-revision.ts'
import { type EditablePdf, readEditablePdf } from '../../pdf/canonical/editable-pdf.ts'
import { asKind, entryOf, mustBe, mustBeCount, nameOf, type PdfDictionary, type PdfValue } from '../../pdf/syntax/values.ts'
import { bytesOf } from '../../pdf/syntax/write-value.ts'
import { openTimeStamp } from '../cms/time-stamp.ts'
import { contentsOf, coveredBytes, decodeContents, findCoverage } from './coverage.ts'
import { readPdfTime } from './pdf-time.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const isTimeStamp = (dictionary: PdfDictionary): boolean =>
  nameOf(entryOf(dictionary, 'Type')) === 'DocTimeStamp' || nameOf(entryOf(dictionary, 'SubFilter')) === 'ETSI.RFC3161'

/** What a document time-stamp covers, and whether its authority is trusted; null when it proves nothing. */
const readStamp = async (bytes: Bytes, dictionary: PdfDictionary, roots: readonly string[]) => {
  const coverage = findCoverage(dictionary, bytes.length)
  const contents = contentsOf(dictionary)
  const decoded = contents && decodeContents(contents)
  if (!coverage || !decoded) return null
  const der = readFirstDer(decoded.bytes)
  const isPlain = decoded.isPlain && decoded.bytes.subarray(der.whole.length).every((byte) => byte === 0)
  const stamp = await openTimeStamp(der, coveredBytes(bytes, coverage), roots)
  return stamp && isPlain ? { ...stamp, coverage } : null
}

const streamsIn = async (pdf: EditablePdf, bytes: Bytes, list: PdfValue): Promise<Bytes[]> => {
  const items = mustBe(await pdf.resolve(list), 'array').items
  return Promise.all(
    items.map(async (item) => {
      const { dictionary, start } = mustBe(await pdf.resolve(item), 'stream')
      return bytes.slice(start, start + mustBeCount(entryOf(dictionary, 'Length')))
    }),
  )
}

/** The evidence as it stands in a file, from which its revision can be written once more. */
const readEvidence = async (bytes: Bytes) => {
  const pdf = await readEditablePdf(bytes)
  const store = mustBe(await pdf.resolve(entryOf(pdf.catalog, 'DSS')), 'dictionary')
  const [about] = mustBe(entryOf(store, 'VRI'), 'dictionary').entries.values()
  const at = readPdfTime(asKind(entryOf(mustBe(about ?? null, 'dictionary'), 'TU'), 'string'))
  if (!at) return null
  const certificates = await streamsIn(pdf, bytes, entryOf(store, 'Certs'))
  const revocationLists = await streamsIn(pdf, bytes, entryOf(store, 'CRLs'))
  return { certificates, revocationLists, at, stateId: stateIdOf(pdf) }
}

interface Signed {
  /** Where what was signed ends, and the contents of the signature. */
  readonly end: number
  readonly contents: Bytes
}

/** Writes the archive of a signed file once more from what it holds; whether these are, byte for byte, the bytes that stand there. */
const isWrittenByUs = async (bytes: Bytes, { end, contents }: Signed, stamp: { gapStart: number; gapEnd: number }): Promise<boolean> => {
  const evidence = await readEvidence(bytes)
  if (!evidence) return false
  const signed = await readEditablePdf(bytes.slice(0, end))
  const gap = stamp.gapEnd - stamp.gapStart
  const { before, after } = await writeArchiveRevision(signed, { ...evidence, contents, gap })
  return isSameBytes(bytesOf(before), bytes.slice(end, stamp.gapStart)) && isSameBytes(bytesOf(after), bytes.slice(stamp.gapEnd))
}

/** What follows a signature of a school is its archive and nothing else. */
interface Archive {
  readonly isStampTrusted: boolean
}

/** Undefined for anything else: anybody gets a time-stamp for anything, so the revision must be the very one that a school writes. */
export const findArchive = async (
  bytes: Bytes,
  signed: Signed,
  stamps: readonly PdfDictionary[],
  roots: readonly string[],
): Promise<Archive | undefined> => {
  const [dictionary, ...others] = stamps
  if (!dictionary || others.length > 0) return undefined
  try {
    const stamp = await readStamp(bytes, dictionary, roots)
    if (stamp?.coverage.end !== bytes.length || !(await isWrittenByUs(bytes, signed, stamp.coverage))) return undefined
    return { isStampTrusted: stamp.isTrusted }
  } catch {
    return undefined
  }
}
