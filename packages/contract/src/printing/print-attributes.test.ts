import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countPages, printAttributes, readPageRanges, sheetsOf, writePageRanges } from './print-attributes.ts'

const read = (text: string, pageCount: number) => {
  const ranges = readPageRanges(text, pageCount)
  return ranges && writePageRanges(ranges)
}

test('pages are read as people write them', () => {
  const table: readonly (readonly [text: string, pageCount: number, meaning: string | undefined])[] = [
    ['', 7, '1-7'],
    ['3', 7, '3'],
    ['1-3,5', 7, '1-3,5'],
    [' 1 - 3 ，5 ', 7, '1-3,5'],
    ['1,2,3', 7, '1-3'],
    ['7-7', 7, '7'],
    ['1-8', 7, undefined],
    ['0-2', 7, undefined],
    ['3-1', 7, undefined],
    ['3-1,,9999', 7, undefined],
    ['1,,2', 7, undefined],
    ['１－３，５', 7, '1-3,5'],
    ['1、2、5', 7, '1-2,5'],
    ['1；3', 7, '1,3'],
    ['1 3 5', 7, '1,3,5'],
    ['2~4', 7, '2-4'],
    ['2—4', 7, '2-4'],
    ['2 至 4', 7, '2-4'],
    ['3,1', 7, '1,3'],
    ['5-6,1-2', 7, '1-2,5-6'],
    ['1-3,3-5', 7, '1-5'],
    ['1-6,2', 7, '1-6'],
    ['4,4', 7, '4'],
    ['1-3,', 7, '1-3'],
    ['1，', 7, '1'],
    [',', 7, undefined],
    [',1', 7, undefined],
    ['1-2-3', 7, undefined],
    ['１-８', 7, undefined],
    ['一', 7, undefined],
    ['1.5', 7, undefined],
    ['all', 7, undefined],
    ['-3', 7, undefined],
    ['1-', 7, undefined],
    ['99999', 7, undefined],
  ]
  for (const [text, pageCount, meaning] of table) assert.equal(read(text, pageCount), meaning, `"${text}"`)
})

test('every choice of pages is written so that it is read as the same choice', () => {
  for (let choice = 1; choice < 2 ** 9; choice += 1) {
    const chosen = Array.from({ length: 9 }, (_, index) => index + 1).filter((page) => choice & (1 << (page - 1)))
    const ranges = readPageRanges(chosen.join(), 9) ?? []
    assert.equal(countPages(ranges), chosen.length)
    assert.deepEqual(
      ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
      chosen,
    )
    assert.deepEqual(readPageRanges(writePageRanges(ranges), 9), ranges)
  }
})

test('a sheet has two sides where both are printed, and an odd page takes one alone', () => {
  for (const attribute of printAttributes)
    for (let pages = 1; pages <= 20; pages += 1)
      assert.equal(sheetsOf(pages, attribute), attribute.endsWith('double') ? Math.floor((pages + 1) / 2) : pages)
})
