import { openPdf } from '../pdf/file/pdf-file.ts'
import { readSections } from '../pdf/file/revisions.ts'
import { newSource } from '../pdf/file/source.ts'
import { asKind, entryOf, mustBe, mustBeCount, nameOf, type PdfDictionary, type PdfReference, type PdfValue } from '../pdf/syntax/values.ts'

/** What must be known of a file to add a signature to it. */
export interface SignablePdf {
  readonly trailer: PdfDictionary
  readonly catalog: PdfDictionary
  readonly page: PdfDictionary
  readonly pageNumber: number
  /** What stands on the first page already. */
  readonly annotations: readonly PdfValue[]
  /** Where its cross-references begin. */
  readonly startsAt: number
}

const deepestTree = 50

const firstPage = async (resolve: (value: PdfValue) => Promise<PdfValue>, root: PdfReference) => {
  let reference = root
  for (let depth = 0; depth < deepestTree; depth += 1) {
    const node = mustBe(await resolve(reference), 'dictionary')
    if (nameOf(entryOf(node, 'Type')) === 'Page') return { page: node, pageNumber: reference.number }
    const kids = mustBe(await resolve(entryOf(node, 'Kids')), 'array')
    reference = mustBe(kids.items[0] ?? null, 'reference')
  }
  throw new Error('this PDF cannot be signed: its pages are nested too deep')
}

const startOf = (pdf: Uint8Array) => Number(/startxref\s+(\d+)/.exec(String.fromCharCode(...pdf.subarray(-64)))?.[1])

/** A file as the typesetter made it: one revision with a plain table, nobody has signed it or added a form. */
export const readSignablePdf = async (pdf: Uint8Array<ArrayBuffer>): Promise<SignablePdf> => {
  const [section, ...earlier] = await readSections(newSource(pdf))
  if (!section || earlier.length > 0 || asKind(entryOf(section.trailer, 'Type'), 'name'))
    throw new Error('this PDF cannot be signed: it is not one plain revision')
  const { catalog, resolve } = await openPdf(pdf)
  if (['AcroForm', 'Perms'].some((key) => entryOf(catalog, key) !== null))
    throw new Error('this PDF cannot be signed: it has a form or a signature')
  mustBeCount(entryOf(section.trailer, 'Size'))
  const { page, pageNumber } = await firstPage(resolve, mustBe(entryOf(catalog, 'Pages'), 'reference'))
  const annotations = await resolve(entryOf(page, 'Annots'))
  return {
    trailer: section.trailer,
    catalog,
    page,
    pageNumber,
    annotations: annotations === null ? [] : mustBe(annotations, 'array').items,
    startsAt: startOf(pdf),
  }
}
