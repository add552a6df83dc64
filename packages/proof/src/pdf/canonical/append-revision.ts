import { entryOf, mustBe } from '../syntax/values.ts'
import { writeValue } from '../syntax/write-value.ts'
import type { EditablePdf } from './editable-pdf.ts'

/** An object of the revision: its number and its text, one character a byte. */
export interface RevisedObject {
  readonly number: number
  readonly text: string
}

interface Revision {
  readonly objects: readonly RevisedObject[]
  /** The signature comes last; its contents stand between the two texts. */
  readonly signature: { readonly number: number; readonly before: string; readonly after: (byteRange: string) => string }
  /** How many bytes the contents take, with their brackets. */
  readonly gap: number
  /** 32 hex digits that name this state of the document. */
  readonly stateId: string
  readonly nextNumber: number
}

/** The numbers of a byte range have room for any size, so that nothing moves when they are known. */
const digits = 10

const byteRangeText = (numbers: readonly number[]) => `[0 ${numbers.map((number) => String(number).padEnd(digits)).join(' ')}]`

const crossReference = (number: number, offset: number) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n\r\n`

export const newStateId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const trailerText = ({ trailer, startsAt }: EditablePdf, nextNumber: number, stateId: string) => {
  // The first half identifies the document permanently, the second this state of it.
  const id = mustBe(entryOf(trailer, 'ID'), 'array').items[0] ?? null
  return writeValue(trailer, { Size: String(nextNumber), Prev: String(startsAt), ID: `[${writeValue(id)} <${stateId}>]` })
}

/** The bytes of an incremental revision that ends in a signature over the whole file: those before its contents and those behind. */
export const appendRevision = (pdf: EditablePdf, { objects, signature, gap, stateId, nextNumber }: Revision) => {
  let before = '\n'
  const references = objects.map(({ number, text }) => {
    const reference = crossReference(number, pdf.size + before.length)
    before += `${number} 0 obj\n${text}\nendobj\n`
    return reference
  })
  references.push(crossReference(signature.number, pdf.size + before.length))
  before += `${signature.number} 0 obj\n${signature.before}`
  const gapAt = pdf.size + before.length
  const afterText = (byteRange: string) => `${signature.after(byteRange)}\nendobj\n`
  const tableAt = gapAt + gap + afterText(byteRangeText([0, 0, 0])).length
  const table = `xref\n${references.join('')}trailer\n${trailerText(pdf, nextNumber, stateId)}\nstartxref\n${tableAt}\n%%EOF\n`
  const rest = tableAt + table.length - gapAt - gap
  return { before, after: `${afterText(byteRangeText([gapAt, gapAt + gap, rest]))}${table}` }
}

/** What the page says when one more annotation stands on it. */
export const annotatedPage = ({ page, pageNumber, annotations }: EditablePdf, annotation: number): RevisedObject => ({
  number: pageNumber,
  text: writeValue(page, { Annots: `[${[...annotations.map((held) => writeValue(held)), `${annotation} 0 R`].join(' ')}]` }),
})

/** A field for a signature, with a widget on the first page that nobody sees. */
export const signatureField = ({ pageNumber }: EditablePdf, field: number, name: string, signature: number): RevisedObject => ({
  number: field,
  text: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (${name}) /V ${signature} 0 R /F 132 /Rect [0 0 0 0] /P ${pageNumber} 0 R >>`,
})
