import { concat } from '../../asn1/write-der.ts'
import { type Attack, withstand } from './attack-table.ts'
import { makeOddChain, withTag } from './odd-certificates.ts'
import { makeOddFile, writePdf } from './odd-file.ts'
import { deflate, type Entry, makePackedFile, objectStream, streamText, xrefStream } from './packed-file.ts'
import { reviseText } from './revise.ts'
import { plainPdf, trustIn } from './school.ts'
import { bytesOf, textOf } from './text.ts'

const signer = await makeOddChain()
const pages = '<< /Type /Pages /Kids [] /Count 0 >>'
const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`
const withCatalog =
  (more: string, objects: Readonly<Record<number, string>> = {}) =>
  () =>
    bytesOf(writePdf({ 1: catalog(more), 2: pages, ...objects }))
const withTrailer = (trailer: string) => () => bytesOf(writePdf({ 1: catalog(), 2: pages }, trailer))
const megabytes = (count: number, letter: string) => letter.repeat(count * 1024 * 1024)

const plain = textOf(plainPdf())
const tableAt = plain.lastIndexOf('xref\n0 1')
const ending = (text: string) => bytesOf(plain.replace(/startxref\n\d+\n%%EOF\n$/, text))

/** Each of its fields is packed into a stream of its own, which unpacks to ten megabytes. */
const bombs = async (count: number) => {
  let body = '%PDF-1.7\n'
  const streams: Entry[] = []
  const fields: Entry[] = []
  for (let index = 0; index < count; index += 1) {
    const [field, stream] = [3 + count + index, 3 + index]
    streams.push([1, body.length, 0])
    fields.push([2, stream, 0])
    body += `${stream} 0 obj\n${await objectStream({ [field]: '<< /FT /Tx >>' }, 10 * 1024 * 1024)}\nendobj\n`
  }
  const names = fields.map((_, index) => `${3 + count + index} 0 R`).join(' ')
  const catalogAt = body.length
  body += `1 0 obj\n${catalog(`/AcroForm << /Fields [${names}] >>`)}\nendobj\n`
  return bytesOf(await xrefStream(body, [[0, 0, 0], [1, catalogAt, 0], [0, 0, 0], ...streams, ...fields]))
}

const xrefBomb = async () => {
  const bytes = await streamText('/Type /XRef /W [1 3 1] /Size 20971520 /Root 1 0 R', new Uint8Array(100 * 1024 * 1024))
  return bytesOf(`%PDF-1.7\n1 0 obj\n${bytes}\nendobj\nstartxref\n9\n%%EOF\n`)
}

/** A cross-reference stream whose dictionary says this. */
const xrefSaying = (dictionary: string) => async () =>
  bytesOf(
    `%PDF-1.7\n1 0 obj\n${await streamText(`/Type /XRef ${dictionary} /Root 1 0 R`, new Uint8Array(10))}\nendobj\nstartxref\n9\n%%EOF\n`,
  )

/** An object stream whose length stands inside of itself. */
const lengthInside = async () => {
  const packed = textOf(await deflate(bytesOf('1 0 4 60\n<< >> 99')))
  const head = '%PDF-1.7\n'
  const stream = `3 0 obj\n<< /Type /ObjStm /N 2 /First 9 /Filter /FlateDecode /Length 4 0 R >>\nstream\n${packed}\nendstream\nendobj\n`
  return bytesOf(
    await xrefStream(head + stream, [
      [0, 0, 0],
      [2, 3, 0],
      [0, 0, 0],
      [1, head.length, 0],
      [2, 3, 1],
    ]),
  )
}

/** So many revisions in a circle, behind a plain document. */
const circle = (count: number) => {
  const tables = Array.from({ length: count }, (_, index) => {
    const before = plain.length + ((index + 1) % count) * circleStep
    return `xref\n0 0\ntrailer\n<< /Root 1 0 R /Prev ${before} >>\n`.padEnd(circleStep)
  })
  return bytesOf(`${plain}${tables.join('')}startxref\n${plain.length}\n%%EOF\n`)
}
const circleStep = 100

/** Revisions, each of which names the one before. */
const revisions = (count: number) => {
  let text = plain
  for (let index = 0; index < count; index += 1) text = reviseText(text, {})
  return bytesOf(text)
}

/** Two revisions that name the same second form of their cross-references, as some programs write it. */
const sharedSecondForm = async () => {
  const base = `${plain}9 0 obj\n${await streamText('/Type /XRef /W [1 3 1] /Size 1 /Index [90 1] /Root 1 0 R', new Uint8Array(5))}\nendobj\n`
  const table = (before: number) => `xref\n0 0\ntrailer\n<< /Root 1 0 R /Prev ${before} /XRefStm ${plain.length} >>\n`
  const first = base.length
  const second = first + table(tableAt).length
  return bytesOf(`${base}${table(tableAt)}${table(first)}startxref\n${second}\n%%EOF\n`)
}

const nestedCms = () => {
  let bytes: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  for (let depth = 0; depth < 1000; depth += 1) bytes = withTag(0x30, bytes)
  return bytes
}

const namingTheOther = () => {
  const text = writePdf({ 1: catalog('/AcroForm 3 0 R'), 2: pages, 3: '<< >>', 4: '<< >>' })
  return bytesOf(text.replace(/(\n3 1\n)\d{10}/, `$1${String(text.indexOf('4 0 obj')).padStart(10, '0')}`))
}

const refused: readonly [name: string, make: Attack[1]][] = [
  ['it is encrypted', withTrailer('/Root 1 0 R /Encrypt << /Filter /Standard /V 2 /R 3 >>')],
  ['it says that it is encrypted, in an object', withTrailer('/Root 1 0 R /Encrypt 9 0 R')],
  ['its revision names itself', () => circle(1)],
  ['its revisions name one another', () => circle(2)],
  ['it has three hundred revisions', () => revisions(300)],
  ['its form is a circle', withCatalog('/AcroForm << /Fields [3 0 R] >>', { 3: '<< /Kids [4 0 R] >>', 4: '<< /Kids [3 0 R] >>' })],
  ['its field is its own child', withCatalog('/AcroForm << /Fields [3 0 R] >>', { 3: '<< /Kids [3 0 R 3 0 R] >>' })],
  ['its form has a million fields', withCatalog(`/AcroForm << /Fields [${'3 0 R '.repeat(1_000_000)}] >>`, { 3: '<< >>' })],
  ['its object is only a reference', withCatalog('/AcroForm 3 0 R', { 3: '4 0 R', 4: '3 0 R' })],
  ['its catalog is none', () => bytesOf(writePdf({ 1: '<< /Type /Pages >>' }))],
  ['its root is missing', withTrailer('')],
  ['its root is a number', withTrailer('/Root 1')],
  ['its streams unpack to fifty megabytes', () => bombs(5)],
  ['its cross-references unpack to a hundred megabytes', xrefBomb],
  ['its cross-references are for more objects than there are', xrefSaying('/W [1 3 1] /Size 9007199254740991')],
  ['its cross-references are for objects beyond all numbers', xrefSaying('/W [1 3 1] /Size 3 /Index [0 99999999999999999999]')],
  ['its cross-references have no width', xrefSaying('/W [0 0 0] /Size 1000000000')],
  ['its cross-references are as wide as the world', xrefSaying('/W [1 1000000 1] /Size 3')],
  [
    'its cross-references are predicted in rows without end',
    xrefSaying('/W [1 3 1] /Size 2 /DecodeParms << /Predictor 12 /Columns 999999999999 >>'),
  ],
  ['its cross-references are packed twice', xrefSaying('/W [1 3 1] /Size 2 /DecodeParms [null null]')],
  ['the length of its stream is inside of the stream', lengthInside],
  ['its table is for more objects than there are bytes', () => bytesOf(plain.replace('xref\n0 1\n', 'xref\n0 999999999\n'))],
  ['its table has a broken row', () => bytesOf(plain.replace(/(\n1 1\n)\d{10}/, '$1000000000x'))],
  ['its table names a byte inside of an object', () => bytesOf(plain.replace(/(\n1 1\n)\d{10}/, '$10000000017'))],
  [
    'its table names another object',
    () => bytesOf(plain.replace(/(\n1 1\n)\d{10}/, `$1${String(plain.indexOf('2 0 obj')).padStart(10, '0')}`)),
  ],
  ['its table names the object beside', namingTheOther],
  ['its table names a byte beyond the end', () => bytesOf(plain.replace(/(\n1 1\n)\d{10}/, '$19999999999'))],
  ['its trailer is a hundred thousand arrays deep', withTrailer(`/Root 1 0 R /Deep ${'['.repeat(100_000)}`)],
  ['its catalog is a hundred thousand dictionaries deep', withCatalog(`/Deep ${'<</A'.repeat(100_000)}`)],
  ['its catalog holds a million empty dictionaries', withCatalog(`/Crowd [${'<<>>'.repeat(1_000_000)}]`)],
  ['its trailer is twenty megabytes of open strings', withTrailer(`/Root 1 0 R /Text ${megabytes(20, '(')}`)],
  ['its catalog is twenty megabytes of open strings', withCatalog(`/Text ${megabytes(20, '(')}`)],
  ['its catalog is twenty megabytes of comment', withCatalog(`%${megabytes(20, '%')}\n`)],
  ['its catalog has a name of a megabyte', withCatalog(`/${megabytes(1, 'A')} 1`)],
  ['its catalog has a key twice', withCatalog('/AcroForm << >> /AcroForm << >>')],
  ['its end is missing', () => ending('')],
  ['its end names nothing', () => ending('startxref\n%%EOF\n')],
  ['its end names a negative byte', () => ending('startxref\n-1\n%%EOF\n')],
  ['its end names a byte beyond all numbers', () => ending('startxref\n99999999999999999999999\n%%EOF\n')],
  ['its end names a byte of the text', () => ending('startxref\n20\n%%EOF\n')],
  ['its end is not told', () => ending(`startxref\n${tableAt}\n`)],
  ['it is a header alone', () => bytesOf('%PDF-1.7\n')],
  ['it is a header and twenty megabytes of open strings', () => bytesOf(`%PDF-1.7\n${megabytes(20, '(')}`)],
]

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0)

const notPdf: readonly [name: string, make: Attack[1]][] = [
  ['it is empty', () => new Uint8Array(0)],
  ['it is a JPEG', () => jpeg],
  ['it is a JPEG with a PDF behind it', () => concat([jpeg, plainPdf()])],
  ['it is of a version that does not exist', () => bytesOf(plain.replace('%PDF-1.7', '%PDF-1.9'))],
  ['it begins like a PDF and goes on otherwise', () => bytesOf('%PDF-1.70')],
  ['it is a page of the web', () => bytesOf('<!doctype html><p>%PDF-1.7')],
]

withstand(trustIn(signer.root), [
  ['it is signed, and packed as newer programs do', () => makePackedFile(signer, true), 'sound'],
  ['it is signed, and packed without prediction', () => makePackedFile(signer, false), 'sound'],
  ['it is a plain document', () => plainPdf(), 'unsigned'],
  ['it has two hundred revisions', () => revisions(200), 'unsigned'],
  ['two of its revisions share the second form of their cross-references', sharedSecondForm, 'unsigned'],
  ['one of its streams unpacks to ten megabytes', () => bombs(1), 'unsigned'],
  ['its catalog holds a text with parentheses', withCatalog('/Text (a (b \\( c) d)'), 'unsigned'],
  ...refused.map(([name, make]): Attack => [name, make, 'unreadable']),
  ...notPdf.map(([name, make]): Attack => [name, make, 'not_pdf']),
  ['its CMS is a thousand sequences deep', () => makeOddFile(signer, { cms: async () => nestedCms() }), 'tampered'],
  [
    'its CMS is a crowd of nothings',
    () => makeOddFile(signer, { cms: async () => withTag(0x30, new Uint8Array(4000).fill(5)) }),
    'tampered',
  ],
])
