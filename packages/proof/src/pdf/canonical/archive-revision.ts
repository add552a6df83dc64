import { toHex } from '../../encoding/hex.ts'
import { asKind, entryOf, mustBe, type PdfValue } from '../syntax/values.ts'
import { dateString, writeValue } from '../syntax/write-value.ts'
import { annotatedPage, appendRevision, type RevisedObject, signatureField } from './append-revision.ts'
import type { EditablePdf } from './editable-pdf.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What proves a signature when its certificates have ended and nobody can be asked any more. */
export interface ValidationData {
  /** DER. */
  readonly certificates: readonly Bytes[]
  readonly revocationLists: readonly Bytes[]
  /** When it was put together, in whole seconds. */
  readonly at: Date
}

interface Archive extends ValidationData {
  /** The contents of the signature that it is about, padding included. */
  readonly contents: Bytes
  readonly gap: number
  readonly stateId: string
}

const latin = (bytes: Bytes): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

const streamText = (bytes: Bytes) => `<< /Length ${bytes.length} >>\nstream\n${latin(bytes)}\nendstream`

const references = (objects: readonly RevisedObject[]) => `[${objects.map(({ number }) => `${number} 0 R`).join(' ')}]`

/** PDF names what belongs to a signature by the SHA-1 of its contents; nothing is proved by it. */
const nameOfSignature = async (contents: Bytes) => toHex(new Uint8Array(await crypto.subtle.digest('SHA-1', contents))).toUpperCase()

const fieldsOf = (catalog: EditablePdf['catalog']): readonly PdfValue[] =>
  mustBe(entryOf(mustBe(entryOf(catalog, 'AcroForm'), 'dictionary'), 'Fields'), 'array').items

/** Where the parts of an archive stand, counted from the first number that is free. */
const archiveNumbers = (nextNumber: number, certificates: number, lists: number) => {
  const firstList = nextNumber + certificates
  const stamp = firstList + lists
  return { firstList, stamp, field: stamp + 1, store: stamp + 2, next: stamp + 3 }
}

/**
 * One incremental revision that makes PAdES B-LTA of B-T: certificates and revocation lists in a document security store, and a document
 * time-stamp over the whole file. From the same parts come the same bytes, so that a verifier can prove that it adds nothing else.
 */
export const writeArchiveRevision = async (pdf: EditablePdf, { certificates, revocationLists, at, contents, gap, stateId }: Archive) => {
  const { firstList, stamp, field, store, next } = archiveNumbers(pdf.nextNumber, certificates.length, revocationLists.length)
  const held = certificates.map((bytes, index) => ({ number: pdf.nextNumber + index, text: streamText(bytes) }))
  const lists = revocationLists.map((bytes, index) => ({ number: firstList + index, text: streamText(bytes) }))
  const evidence = `<< /Type /VRI /Cert ${references(held)} /CRL ${references(lists)} /TU ${dateString(at)} >>`
  const fields = [...fieldsOf(pdf.catalog).map((one) => writeValue(one)), `${field} 0 R`].join(' ')
  const objects: RevisedObject[] = [
    ...held,
    ...lists,
    {
      number: store,
      text: `<< /Type /DSS /Certs ${references(held)} /CRLs ${references(lists)} /VRI << /${await nameOfSignature(contents)} ${evidence} >> >>`,
    },
    annotatedPage(pdf, field),
    {
      number: mustBe(entryOf(pdf.trailer, 'Root'), 'reference').number,
      text: writeValue(pdf.catalog, { AcroForm: `<< /Fields [${fields}] /SigFlags 3 >>`, DSS: `${store} 0 R` }),
    },
    signatureField(pdf, field, 'Archive', stamp),
  ]
  return appendRevision(pdf, {
    objects,
    signature: {
      number: stamp,
      before: '<< /Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161 /Contents ',
      after: (byteRange) => ` /ByteRange ${byteRange} /V 0 >>`,
    },
    gap,
    stateId,
    nextNumber: next,
  })
}

/** The second half of a file's identifier. */
export const stateIdOf = (pdf: EditablePdf): string => {
  const [, state] = asKind(entryOf(pdf.trailer, 'ID'), 'array')?.items ?? []
  const raw = asKind(state ?? null, 'string')?.raw ?? new Uint8Array(0)
  return String.fromCharCode(...raw.subarray(1, -1))
}
