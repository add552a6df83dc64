import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { contentTypeOf, headBytes } from './content-type.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
/** Taken by the few calls that unpack it themselves; everything that is no office file is just this. */
const zip = 'application/zip'
/** As LibreOffice packs it: what it is stands first, unpacked. */
const odt = (kind = 'application/vnd.oasis.opendocument.text') =>
  Buffer.from(zipSync({ mimetype: [strToU8(kind), { level: 0 }], 'content.xml': strToU8('<a/>') }))
const zipOf = (...names: string[]) => Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`<${name}/>`)]))))
/** 学号 as Chinese Excel writes it. */
const gbk = Buffer.from([0xd1, 0xa7, 0xba, 0xc5])

test('the type of a file follows from its bytes', () => {
  const cases: [string, Buffer, string | undefined][] = [
    ['a table of Excel', zipOf('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'), xlsx],
    ['a table whose list of contents comes last', zipOf('docProps/app.xml', 'xl/worksheets/sheet1.xml', '[Content_Types].xml'), xlsx],
    ['a plain zip', zipOf('readme.txt', 'pictures/one.png'), zip],
    ['a letter of Word', zipOf('[Content_Types].xml', '_rels/.rels', 'word/document.xml'), docx],
    ['slides of PowerPoint', zipOf('[Content_Types].xml', 'docProps/thumbnail.jpeg', 'ppt/presentation.xml'), pptx],
    ['a letter of LibreOffice', odt(), 'application/vnd.oasis.opendocument'],
    ['a book that says so where office files do', odt('application/epub+zip'), zip],
    ['a letter of Word 97', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'application/x-ole-storage'],
    ['an app of Android', zipOf('META-INF/MANIFEST.MF', 'classes.dex', 'AndroidManifest.xml'), zip],
    ['a shell script', Buffer.from('#!/bin/sh\necho hello\n'), 'text/csv'],
    ['a zip that ends in its first line', Buffer.from('PK\x03\x04', 'latin1'), zip],
    ['a zip that only speaks of tables', Buffer.concat([zipOf('readme.txt'), Buffer.from('xl/workbook.xml')]), zip],
    ['a renamed program of Windows', Buffer.concat([Buffer.from('MZ'), Buffer.from([0x90, 0, 3, 0])]), undefined],
    ['a renamed program of Linux', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), undefined],
    ['lines of UTF-8', Buffer.from('学号,姓名\r\n1,张三\r\n'), 'text/csv'],
    ['lines of UTF-8 with its mark', Buffer.from('\uFEFF学号,姓名'), 'text/csv'],
    ['lines of GB18030', Buffer.concat([gbk, Buffer.from(',name\r\n')]), 'text/csv'],
    ['lines cut inside a character', Buffer.from('学号').subarray(0, 4), 'text/csv'],
    ['bytes of no alphabet', Buffer.from([0x61, 0xff, 0xff, 0x62]), undefined],
    ['text with an escape in it', Buffer.from('number\x1b[31m'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ]
  for (const [what, bytes, kind] of cases) assert.equal(contentTypeOf(bytes), kind, what)
})

test('looking at the first bytes loses none of them', async () => {
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251))
  const chunks = Array.from({ length: 100 }, (_, at) => bytes.subarray(at * 2000, (at + 1) * 2000))
  const { head, whole } = await headBytes(Readable.from(chunks))
  assert.ok(head.length >= 65_536 && head.length < bytes.length)
  assert.deepEqual(await buffer(whole), bytes)
})
