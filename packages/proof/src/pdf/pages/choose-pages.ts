import { openPdf } from '../file/pdf-file.ts'
import { findStart, readSections } from '../file/revisions.ts'
import { newSource } from '../file/source.ts'
import { Unreadable } from '../syntax/unreadable.ts'
import { entryOf, mustBe, mustBeCount, nameOf, type PdfDictionary, type PdfReference } from '../syntax/values.ts'
import { bytesOf, writeValue } from '../syntax/write-value.ts'
import { listPages, type Page } from './page-tree.ts'

interface PageRange {
  /** From 1. */
  readonly from: number
  readonly to: number
}

interface Written {
  readonly reference: PdfReference
  readonly offset: number
}

const bigEndian = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => String.fromCharCode(Math.floor(value / 256 ** (bytes - 1 - at)) % 256)).join('')

/** What a trailer says of the whole document. */
const kept = (trailer: PdfDictionary): PdfDictionary => ({
  kind: 'dictionary',
  entries: new Map([...trailer.entries].filter(([key]) => key === 'Root' || key === 'Info' || key === 'ID')),
})

const plainTable = (trailer: PdfDictionary, written: readonly Written[], previous: number) => {
  const entries = written.map(
    ({ reference: { number, generation }, offset }) =>
      `${number} 1\n${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n\r\n`,
  )
  const said = { Size: String(mustBeCount(entryOf(trailer, 'Size'))), Prev: String(previous) }
  return `xref\n${entries.join('')}trailer\n${writeValue(kept(trailer), said)}\n`
}

/** Cross-references of the newer form, which follow only those of the same form. */
const streamTable = (trailer: PdfDictionary, written: readonly Written[], previous: number, offset: number) => {
  const number = mustBeCount(entryOf(trailer, 'Size'))
  const all = [...written, { reference: { kind: 'reference', number, generation: 0 } as const, offset }]
  const data = all.map((one) => bigEndian(1, 1) + bigEndian(one.offset, 4) + bigEndian(one.reference.generation, 2)).join('')
  const said = {
    Type: '/XRef',
    Size: String(number + 1),
    Prev: String(previous),
    W: '[1 4 2]',
    Index: `[${all.map((one) => `${one.reference.number} 1`).join(' ')}]`,
    Length: String(data.length),
  }
  return `${number} 0 obj\n${writeValue(kept(trailer), said)}\nstream\n${data}\nendstream\nendobj\n`
}

const pageText = ({ dictionary, inherited }: Page, root: PdfReference) => {
  const taken = [...inherited].filter(([key]) => entryOf(dictionary, key) === null).map(([key, value]) => [key, writeValue(value)] as const)
  return writeValue(dictionary, { ...Object.fromEntries(taken), Parent: writeValue(root) })
}

const within = (pages: readonly Page[], { from, to }: PageRange) => {
  if (from < 1 || to < from || to > pages.length) throw new Unreadable('no such pages')
  return pages.slice(from - 1, to)
}

/** A document of some pages of another: one more revision, in which the page tree has these alone. Throws `Unreadable`. */
export const choosePages = async (pdf: Uint8Array<ArrayBuffer>, ranges: readonly PageRange[]): Promise<Uint8Array<ArrayBuffer>> => {
  const source = newSource(pdf)
  const { trailer, catalog, resolve } = await openPdf(pdf)
  const [newest] = await readSections(source)
  const root = mustBe(entryOf(catalog, 'Pages'), 'reference')
  const pages = await listPages(resolve, root)
  const chosen = ranges.flatMap((range) => within(pages, range))
  const kids = chosen.map(({ reference }) => writeValue(reference)).join(' ')
  const tree = writeValue(mustBe(await resolve(root), 'dictionary'), { Kids: `[${kids}]`, Count: String(chosen.length) })
  const objects = [...chosen.map((page) => ({ reference: page.reference, text: pageText(page, root) })), { reference: root, text: tree }]
  let text = '\n'
  const written = objects.map(({ reference, text: content }) => {
    const offset = pdf.length + text.length
    text += `${reference.number} ${reference.generation} obj\n${content}\nendobj\n`
    return { reference, offset }
  })
  const tableAt = pdf.length + text.length
  const isStream = newest !== undefined && nameOf(entryOf(newest.trailer, 'Type')) === 'XRef'
  const previous = findStart(source)
  text += isStream ? streamTable(trailer, written, previous, tableAt) : plainTable(trailer, written, previous)
  const added = bytesOf(`${text}startxref\n${tableAt}\n%%EOF\n`)
  const whole = new Uint8Array(pdf.length + added.length)
  whole.set(pdf)
  whole.set(added, pdf.length)
  return whole
}
