import type { Signer } from '../../sign/signed-data.ts'
import { fillIn, unsignedSignature } from './odd-file.ts'
import { bytesOf, textOf } from './text.ts'

export const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer())

/** Where an object is: at a byte, or at a place inside an object stream. */
export type Entry = readonly [kind: 0 | 1 | 2, second: number, third: number]

const width = 5
const rowOf = ([kind, second, third]: Entry) => [kind, (second >> 16) & 255, (second >> 8) & 255, second & 255, third]

/** Each row as its difference from the one before, as most programs pack cross-references. */
const predicted = (rows: readonly number[][]) =>
  rows.flatMap((row, at) => [2, ...row.map((byte, column) => (byte - (rows[at - 1]?.[column] ?? 0)) & 255)])

export const streamText = async (dictionary: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const packed = textOf(await deflate(bytes))
  return `<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`
}

/** An object stream that holds these objects, and so many zero bytes behind them. */
export const objectStream = (objects: Readonly<Record<number, string>>, zeros = 0): Promise<string> => {
  let body = ''
  const heads = Object.entries(objects).map(([number, text]) => {
    const head = `${number} ${body.length}`
    body += `${text}\n`
    return head
  })
  const head = `${heads.join(' ')}\n`
  const bytes = new Uint8Array(head.length + body.length + zeros)
  bytes.set(bytesOf(head + body))
  return streamText(`/Type /ObjStm /N ${heads.length} /First ${head.length}`, bytes)
}

/** The end of a file whose cross-references are a stream. */
export const xrefStream = async (body: string, entries: readonly Entry[], more = '/Root 1 0 R', isPredicted = true): Promise<string> => {
  const number = entries.length
  const rows = [...entries, [1, body.length, 0] as const].map(rowOf)
  const parameters = isPredicted ? `/DecodeParms << /Predictor 12 /Columns ${width} >>` : ''
  const bytes = Uint8Array.from(isPredicted ? predicted(rows) : rows.flat())
  const dictionary = `/Type /XRef /W [1 3 1] /Size ${number + 1} ${more} ${parameters}`
  return `${body}${number} 0 obj\n${await streamText(dictionary, bytes)}\nendobj\nstartxref\n${body.length}\n%%EOF\n`
}

/** A signed file as newer programs write it: objects packed into a stream, and the cross-references too. */
export const makePackedFile = async (signer: Signer, isPredicted: boolean): Promise<Uint8Array<ArrayBuffer>> => {
  const packed = await objectStream({
    1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /SigFlags 3 >> /Perms << /DocMDP 5 0 R >> >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R] >>',
    4: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature) /V 5 0 R /F 132 /Rect [0 0 0 0] /P 3 0 R >>',
  })
  const head = '%PDF-1.7\n'
  const signature = `5 0 obj\n${unsignedSignature}\nendobj\n`
  const inside = [0, 1, 2, 3].map((index): Entry => [2, 6, index])
  const entries: Entry[] = [[0, 0, 255], ...inside, [1, head.length, 0], [1, head.length + signature.length, 0]]
  return fillIn(await xrefStream(`${head}${signature}6 0 obj\n${packed}\nendobj\n`, entries, '/Root 1 0 R', isPredicted), signer)
}
