import { inflateSync } from 'node:zlib'

/** The parts of a PDF as the typesetter writes it: one table of objects, none of them packed, no update after it. */
export interface PlainPdf {
  readonly head: string
  /** By their numbers, each from `N 0 obj` to the next object. */
  readonly objects: Map<number, string>
  readonly trailer: string
}

/** One character a byte, so that positions in the text are positions in the file. */
const bytesAsText = (pdf: Uint8Array) => Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')

export const readPlainPdf = (pdf: Uint8Array): PlainPdf => {
  const text = bytesAsText(pdf)
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const table = /^xref\n0 (\d+)\n/.exec(text.slice(tableAt))
  if (!table) throw new Error('the typesetter wrote a PDF without a plain table of objects')
  const entries = text.slice(tableAt + table[0].length).slice(0, Number(table[1]) * 20)
  const starts = [...entries.matchAll(/(\d{10}) \d{5} ([nf])/g)].flatMap(([, at, use], number) =>
    use === 'n' ? [{ number, at: Number(at) }] : [],
  )
  const inOrder = starts.toSorted((one, other) => one.at - other.at)
  const objects = inOrder.map(({ number, at }, index) => [number, text.slice(at, inOrder[index + 1]?.at ?? tableAt)] as const)
  return {
    head: text.slice(0, inOrder[0]?.at),
    objects: new Map(objects),
    trailer: /trailer\s*(<<.*>>)\s*startxref/s.exec(text.slice(tableAt))?.[1] ?? '',
  }
}

export const writePlainPdf = ({ head, objects, trailer }: PlainPdf): Uint8Array => {
  let text = head
  const size = Math.max(...objects.keys()) + 1
  const entries = Array.from({ length: size }, () => '0000000000 65535 f \n')
  for (const [number, object] of objects) {
    entries[number] = `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += object
  }
  const table = `xref\n0 ${size}\n${entries.join('')}trailer\n${trailer.replace(/\/Size \d+/, `/Size ${size}`)}\nstartxref\n${text.length}\n%%EOF`
  return Buffer.from(text + table, 'latin1')
}

/** What a stream holds, unpacked; nothing for an object without one. */
export const streamOf = (object: string): string | undefined => {
  const begin = /\bstream\r?\n/.exec(object)
  const length = /\/Length (\d+)/.exec(object)?.[1]
  if (!begin || length === undefined) return undefined
  const start = begin.index + begin[0].length
  const bytes = Buffer.from(object.slice(start, start + Number(length)), 'latin1')
  return (/\/FlateDecode/.test(object.slice(0, start)) ? inflateSync(bytes) : bytes).toString('latin1')
}
