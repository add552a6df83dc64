import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { maxTableLines } from '@campus/contract/tables.ts'
import { strToU8, zipSync } from 'fflate'
import { readCsv } from './read-csv.ts'
import { streamTable } from './stream-table.ts'
import type { TableFormat } from './table.ts'
import { makeTable, readTable } from './table-work.ts'
import { brokenSheet, noText, tooLarge, tooManyLines, Unreadable } from './unreadable.ts'

const people = [
  ['学工号', '姓名', '备注'],
  ['20260001', '张三', 'says "hello", twice'],
  ['20260002', '王小明', 'two\nlines'],
]

const isRefusedAs = (phrase: readonly string[]) => (error: unknown) => error instanceof Unreadable && error.phrase[1] === phrase[1]

test('a table comes back as it was written, in both formats', async () => {
  for (const format of ['csv', 'xlsx'] satisfies TableFormat[])
    assert.deepEqual(await readTable(await makeTable(people, format), format), people, format)
})

test('a table that is written while it is read is the same, in both formats, whatever its cells hold', async () => {
  const wide = Array.from({ length: 30 }, (_, at) => `column ${at}`)
  const odd = ['<b>&amp;</b>', 'a\u0000b\u001F', '\uD800x', ...wide.slice(3)]
  async function* portions() {
    yield [wide]
    yield [odd, wide]
  }
  const kept = ['<b>&amp;</b>', 'ab', '\uFFFDx', ...wide.slice(3)]
  const xlsx = await buffer(Readable.from(streamTable(portions(), 'xlsx')))
  assert.deepEqual(await readTable(xlsx, 'xlsx'), [wide, kept, wide])
  const csv = await buffer(Readable.from(streamTable(portions(), 'csv')))
  assert.deepEqual(csv, await makeTable([wide, odd, wide], 'csv'))
})

test('a cell that looks like a formula is written as text that no program runs', async () => {
  const cells = ['=1+1', '+86', '-1', '@me', '\t=1', 'a=b']
  const csv = (await makeTable([cells], 'csv')).toString()
  assert.ok(csv.startsWith('\uFEFF'))
  assert.deepEqual(csv.slice(1).trimEnd().split(','), ["'=1+1", "'+86", "'-1", "'@me", "'\t=1", 'a=b'])
  assert.deepEqual(await readTable(await makeTable([cells], 'xlsx'), 'xlsx'), [['=1+1', '+86', '-1', '@me', '=1', 'a=b']])
})

test('lines are read in UTF-8 with or without its mark, in GB18030, and with the marks that Excel divides columns by', () => {
  const name = [['学号', '姓名']]
  assert.deepEqual(readCsv(Buffer.from('学号,姓名\r\n')), name)
  assert.deepEqual(readCsv(Buffer.from('\uFEFF学号;姓名\n')), name)
  assert.deepEqual(readCsv(Buffer.from([0xd1, 0xa7, 0xba, 0xc5, 0x09, 0xd0, 0xd5, 0xc3, 0xfb])), name)
  assert.throws(() => readCsv(Buffer.from([0x61, 0xff, 0xff])), isRefusedAs(noText))
})

test('an open quotation mark is named by its line', () => {
  assert.throws(() => readCsv(Buffer.from('a,b\n1,"2\n3,4\n')), /near row \d/)
})

test('a table has an end', async () => {
  const lines = (count: number) => Buffer.from(`number\n${'1\n'.repeat(count)}`)
  assert.equal((await readTable(lines(maxTableLines), 'csv')).length, maxTableLines + 1)
  await assert.rejects(readTable(lines(maxTableLines + 1), 'csv'), isRefusedAs(tooManyLines))
})

const workbook = (sheet: Uint8Array) => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': [sheet, { level: 1 }],
  })
}

const sheetWith = (cells: string) =>
  strToU8(`<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`)

test('numbers of a sheet are read unchanged', async () => {
  const row = '<row r="1"><c r="A1"><v>13900001234</v></c><c r="B1"><v>1.3900001234E10</v></c><c r="C1"><v>007</v></c></row>'
  assert.deepEqual(await readTable(workbook(sheetWith(row)), 'xlsx'), [['13900001234', '13900001234', '007']])
})

test('a small file that unfolds into a huge one is refused', async () => {
  const bomb = workbook(new Uint8Array(97 * 1024 * 1024))
  assert.ok(bomb.length < 1024 * 1024)
  await assert.rejects(readTable(bomb, 'xlsx'), isRefusedAs(tooLarge))
})

test('a cell at the far end of the sheet makes only its own table fail', async () => {
  const far = workbook(sheetWith('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))
  await assert.rejects(readTable(far, 'xlsx'), (error) => isRefusedAs(tooLarge)(error) || isRefusedAs(tooManyLines)(error))
})

test('a broken workbook is reported as broken', async () => {
  const whole = workbook(sheetWith('<row r="1"><c r="A1"><v>1</v></c></row>'))
  await assert.rejects(readTable(whole.slice(0, whole.length / 2), 'xlsx'), isRefusedAs(brokenSheet))
  await assert.rejects(readTable(zipSync({ 'xl/nothing.xml': strToU8('<x/>') }), 'xlsx'), isRefusedAs(brokenSheet))
})
