import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTable, paste } from './paste.ts'
import { isWrong, parseMark, resultOf, withParts } from './typed-sheet.ts'

const sheet = {
  parts: [
    { key: '0', kind: 'usual', name: '', weight: 40 },
    { key: '1', kind: 'final', name: '', weight: 60 },
  ] as const,
  lines: ['a', 'b', 'c'].map((personId) => ({ personId, remark: '' as const, marks: ['', ''] })),
}
const numbers = ['101', '102', '103']
const marksOf = ({ sheet: { lines } }: ReturnType<typeof paste>) => lines.map(({ marks }) => marks.join(' '))

test('a column goes down from the box, a block to the right as well, and what has no place is counted', () => {
  assert.deepEqual(marksOf(paste(sheet, numbers, '80\r\n70\n', { row: 1, column: 0 })), [' ', '80 ', '70 '])
  const block = paste(sheet, numbers, '1\t2\t3\n4\t5\n6\t7', { row: 1, column: 0 })
  assert.deepEqual([marksOf(block), block.filled, block.unknown], [[' ', '1 2', '4 5'], 4, 1])
})

test('rows with a student number find their student in any order', () => {
  const text = '103\t丙\t60\t61\n101\t甲\t90\t91'
  assert.deepEqual(marksOf(paste(sheet, numbers, text, { row: 0, column: 0 })), ['90 91', ' ', '60 61'])
  assert.deepEqual([isTable('86'), isTable('86\n')], [false, false])
})

test('marks are read as people type them, and what is none is marked', () => {
  for (const [typed, mark] of [
    ['', null],
    ['８６．５', 86.5],
    ['86,5', 86.5],
    ['100', 100],
    ['100.1', undefined],
    ['-1', undefined],
    ['缺考', undefined],
    ['86.55', undefined],
  ] as const)
    assert.equal(parseMark(typed), mark, typed)
  const { sheet: filled } = paste(sheet, numbers, '80\t90', { row: 0, column: 0 })
  assert.deepEqual([resultOf(filled.parts, filled.lines[0] ?? { personId: '', remark: '', marks: [] }), isWrong(filled)], [86, false])
  assert.deepEqual(withParts(filled, filled.parts.slice(1), 0).lines[0]?.marks, ['90'])
})
