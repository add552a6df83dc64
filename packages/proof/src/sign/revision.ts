import { entryOf, mustBe, mustBeCount } from '../pdf/syntax/values.ts'
import type { SignablePdf } from './signable-pdf.ts'
import { dateString, textString, writeValue } from './write-value.ts'

export interface SignatureTexts {
  readonly signedAt: Date
  /** Who signs, for people. */
  readonly name: string
  readonly reason: string
}

/** The numbers of a byte range have room for any size, so that nothing moves when they are known. */
const digits = 10

/** P 1: no change at all is allowed afterwards. */
const noChanges = '<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>'

const signatureBefore = '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /Contents '
const signatureAfter = ({ signedAt, name, reason }: SignatureTexts, byteRange: string) =>
  ` /ByteRange ${byteRange} /M ${dateString(signedAt)} /Name ${textString(name)} /Reason ${textString(reason)} /Reference [${noChanges}] >>`

const byteRangeText = (numbers: readonly number[]) => `[0 ${numbers.map((number) => String(number).padEnd(digits)).join(' ')}]`

const crossReference = (number: number, offset: number) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n\r\n`

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const trailerText = ({ trailer, startsAt }: SignablePdf, size: number) => {
  // The first half names the document for ever, the second this state of it.
  const id = mustBe(entryOf(trailer, 'ID'), 'array').items[0] ?? null
  return writeValue(trailer, { Size: String(size), Prev: String(startsAt), ID: `[${writeValue(id)} <${newId()}>]` })
}

/**
 * One incremental revision that makes a file a certified one: the signature, its field with an invisible widget on the first page, and
 * what the page and the catalog must say about it. `before` and `after` stand around the gap in which the signature itself goes.
 */
export const writeRevision = (pdf: SignablePdf, size: number, texts: SignatureTexts, gap: number) => {
  const next = mustBeCount(entryOf(pdf.trailer, 'Size'))
  const [signature, field] = [next, next + 1]
  const catalog = mustBe(entryOf(pdf.trailer, 'Root'), 'reference').number
  const annotations = [...pdf.annotations.map((annotation) => writeValue(annotation)), `${field} 0 R`].join(' ')
  const changed = [
    { number: pdf.pageNumber, text: writeValue(pdf.page, { Annots: `[${annotations}]` }) },
    {
      number: catalog,
      text: writeValue(pdf.catalog, {
        AcroForm: `<< /Fields [${field} 0 R] /SigFlags 3 >>`,
        Perms: `<< /DocMDP ${signature} 0 R >>`,
      }),
    },
    {
      number: field,
      text: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature) /V ${signature} 0 R /F 132 /Rect [0 0 0 0] /P ${pdf.pageNumber} 0 R >>`,
    },
  ]
  let before = '\n'
  const references = changed.map(({ number, text }) => {
    const reference = crossReference(number, size + before.length)
    before += `${number} 0 obj\n${text}\nendobj\n`
    return reference
  })
  references.push(crossReference(signature, size + before.length))
  before += `${signature} 0 obj\n${signatureBefore}`
  const gapAt = size + before.length
  const afterText = (byteRange: string) => `${signatureAfter(texts, byteRange)}\nendobj\n`
  const tableAt = gapAt + gap + afterText(byteRangeText([0, 0, 0])).length
  const table = `xref\n${references.join('')}trailer\n${trailerText(pdf, next + 2)}\nstartxref\n${tableAt}\n%%EOF\n`
  const rest = tableAt + table.length - gapAt - gap
  return { before, after: `${afterText(byteRangeText([gapAt, gapAt + gap, rest]))}${table}` }
}
