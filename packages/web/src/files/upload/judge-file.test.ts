import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FileRule } from '@campus/contract/call.ts'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { acceptOf, type FileKind, kindByContent } from './file-kind.ts'
import { describeRule, judgeFile } from './judge-file.ts'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const openDocument = 'application/vnd.oasis.opendocument'
const oldOffice = 'application/x-ole-storage'
const every: readonly FileKind[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
  workbook,
  openDocument,
  oldOffice,
  'text/csv',
]
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)))
const zipOf = (name: string, content = '') =>
  bytes(
    'PK',
    [3, 4],
    Array.from({ length: 22 }, () => 0),
    [name.length, 0, 0, 0],
    name,
    content,
    [0],
  )

const heads: [what: string, head: Uint8Array, kind: FileKind | undefined][] = [
  ['a JPEG photo', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0x10], 'JFIF'), 'image/jpeg'],
  ['a PNG picture', bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR'), 'image/png'],
  ['a WebP picture', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
  ['another RIFF file, a sound', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt '), undefined],
  ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
  ['a PDF behind a mail header', bytes('x'.repeat(900), '\n%PDF-1.4', [0]), 'application/pdf'],
  ['a workbook', zipOf('[Content_Types].xml'), workbook],
  ['a workbook of another office', zipOf('xl/workbook.xml'), workbook],
  ['an OpenDocument text', zipOf('mimetype', 'application/vnd.oasis.opendocument.text'), openDocument],
  ['an electronic book, which begins like one', zipOf('mimetype', 'application/epub+zip'), undefined],
  ['an office file of before 2007', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), oldOffice],
  ['a zip of anything else', zipOf('virus.exe'), undefined],
  ['a table of names', bytes('学号,姓名\r\n20230001,王小明\r\n'), 'text/csv'],
  ['a program', bytes('MZ', [0x90, 0, 3, 0]), undefined],
]

for (const [what, head, kind] of heads) {
  test(`${what} is recognised as ${kind ?? 'nothing that is accepted'}`, () => assert.equal(kindByContent(head, every), kind))
}

const pdfOnly: FileRule = { field: 'file', maxBytes: 2 * 1024 * 1024, maxCount: 1, kinds: ['application/pdf'] }
const pdf = bytes('%PDF-1.7\n')

test('a PDF within the limit may be sent for verification', () => {
  assert.equal(judgeFile({ size: 2 * 1024 * 1024, head: pdf }, pdfOnly), undefined)
})

test('a picture that calls itself a PDF is refused by its content', () => {
  const head = bytes([0xff, 0xd8, 0xff, 0xe0])
  assert.match(judgeFile({ size: 4, head }, pdfOnly)?.[1] ?? '', /^Only PDF files are accepted/)
})

test('a file that is empty or one byte too large is refused with what to do', () => {
  assert.match(judgeFile({ size: 0, head: new Uint8Array() }, pdfOnly)?.[1] ?? '', /empty\. Choose another/)
  assert.match(judgeFile({ size: 2 * 1024 * 1024 + 1, head: pdf }, pdfOnly)?.[1] ?? '', /larger than 2 MB/)
})

test('the limits are shown before anything is chosen', () => {
  assert.equal(describeRule({ ...pdfOnly, maxCount: 4 })[1], 'PDF, up to 2 MB each, at most 4')
  assert.equal(describeRule(pdfOnly)[1], 'PDF, up to 2 MB')
})

test('sizes are written with the unit that fits', () => {
  assert.deepEqual([0, 999, 1536, 5 * 1024 ** 2, 3 * 1024 ** 3].map(fileSize), ['0 B', '999 B', '1.5 KB', '5 MB', '3 GB'])
})

test('a text that begins like every office file of its family may be sent where texts are taken', () => {
  const text: FileKind = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  assert.equal(kindByContent(zipOf('[Content_Types].xml'), [text]), text)
  assert.equal(kindByContent(zipOf('word/document.xml'), [text]), text)
})

test('a device offers families of files by their endings, where it knows no other name for them', () => {
  assert.equal(acceptOf({ kinds: ['application/pdf', openDocument, oldOffice] }), 'application/pdf,.odt,.ods,.odp,.doc,.xls,.ppt')
})
