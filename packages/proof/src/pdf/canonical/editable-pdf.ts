import { openPdf } from '../file/pdf-file.ts'
import { readSections } from '../file/revisions.ts'
import { newSource } from '../file/source.ts'
import { textBetween } from '../syntax/cursor.ts'
import { asKind, entryOf, mustBe, mustBeCount, nameOf, type PdfDictionary, type PdfReference, type PdfValue } from '../syntax/values.ts'

/** What must be known of a file to append a revision with a signature to it. */
export interface EditablePdf {
  readonly size: number
  readonly trailer: PdfDictionary
  /** The next object number that is free. */
  readonly nextNumber: number
  readonly catalog: PdfDictionary
  readonly page: PdfDictionary
  readonly pageNumber: number
  /** What stands on the first page already. */
  readonly annotations: readonly PdfValue[]
  /** Where its newest cross-references begin. */
  readonly startsAt: number
  readonly resolve: (value: PdfValue) => Promise<PdfValue>
}

const deepestTree = 50

const firstPage = async (resolve: EditablePdf['resolve'], root: PdfReference) => {
  let reference = root
  for (let depth = 0; depth < deepestTree; depth += 1) {
    const node = mustBe(await resolve(reference), 'dictionary')
    if (nameOf(entryOf(node, 'Type')) === 'Page') return { page: node, pageNumber: reference.number }
    const kids = mustBe(await resolve(entryOf(node, 'Kids')), 'array')
    reference = mustBe(kids.items[0] ?? null, 'reference')
  }
  throw new Error('this PDF cannot be signed: its pages are nested too deep')
}

const startOf = (pdf: Uint8Array) => Number(/startxref\s+(\d+)/.exec(textBetween(pdf, Math.max(0, pdf.length - 64), pdf.length))?.[1])

/** A file whose newest cross-references are a plain table. */
export const readEditablePdf = async (pdf: Uint8Array<ArrayBuffer>): Promise<EditablePdf> => {
  const [section] = await readSections(newSource(pdf))
  if (!section || asKind(entryOf(section.trailer, 'Type'), 'name')) throw new Error('this PDF cannot be signed: it has no plain table')
  const { catalog, resolve } = await openPdf(pdf)
  const { page, pageNumber } = await firstPage(resolve, mustBe(entryOf(catalog, 'Pages'), 'reference'))
  const annotations = await resolve(entryOf(page, 'Annots'))
  return {
    size: pdf.length,
    trailer: section.trailer,
    nextNumber: mustBeCount(entryOf(section.trailer, 'Size')),
    catalog,
    page,
    pageNumber,
    annotations: annotations === null ? [] : mustBe(annotations, 'array').items,
    startsAt: startOf(pdf),
    resolve,
  }
}

/** A file as the typesetter made it: one revision, nobody has signed it or added a form. */
export const readSignablePdf = async (pdf: Uint8Array<ArrayBuffer>): Promise<EditablePdf> => {
  const editable = await readEditablePdf(pdf)
  if (entryOf(editable.trailer, 'Prev') !== null) throw new Error('this PDF cannot be signed: it is not one plain revision')
  if (['AcroForm', 'Perms'].some((key) => entryOf(editable.catalog, key) !== null))
    throw new Error('this PDF cannot be signed: it has a form or a signature')
  return editable
}
