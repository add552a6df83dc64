import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readValue } from './read-value.ts'
import { newBudget, Unreadable } from './unreadable.ts'
import { entryOf, mustBe, type PdfValue } from './values.ts'

const read = (text: string, isFile = true): PdfValue =>
  readValue({ bytes: new TextEncoder().encode(text), budget: newBudget(), isFile, at: 0 })

const rows: readonly [text: string, value: PdfValue][] = [
  ['null', null],
  [' true ', true],
  ['false', false],
  ['12', 12],
  ['-12', -12],
  ['+.5', 0.5],
  ['4.', 4],
  ['/Name', { kind: 'name', name: 'Name' }],
  ['/A#42', { kind: 'name', name: 'AB' }],
  ['/', { kind: 'name', name: '' }],
  ['12 0 R', { kind: 'reference', number: 12, generation: 0 }],
  ['12 0 obj', 12],
  ['%a comment\n7', 7],
  ['[1 2 R]', { kind: 'array', items: [{ kind: 'reference', number: 1, generation: 2 }] }],
  ['[1 2 3]', { kind: 'array', items: [1, 2, 3] }],
  [
    '<</A/B/C[]>>',
    {
      kind: 'dictionary',
      entries: new Map<string, PdfValue>([
        ['A', { kind: 'name', name: 'B' }],
        ['C', { kind: 'array', items: [] }],
      ]),
    },
  ],
]

test('values are read as the format has them', () => {
  for (const [text, value] of rows) assert.deepEqual(read(text), value, text)
})

test('a string has its position, in the file only', () => {
  const string = (text: string, isFile = true) => mustBe(entryOf(mustBe(read(text, isFile), 'dictionary'), 'A'), 'string')
  assert.deepEqual(string('<< /A <48 69> >>').place, { start: 6, end: 13 })
  assert.deepEqual(string('<< /A (a\\)(b)c) >>').place, { start: 6, end: 15 })
  assert.equal(string('<< /A (a) >>', false).place, null)
})

const wrong = [
  '',
  '(',
  '(()',
  '<',
  '<4',
  '<4x>',
  '[',
  '[1',
  '<<',
  '<</A',
  '<</A 1',
  '<</A 1>',
  '<</A 1/A 2>>',
  '<<1 2>>',
  ')',
  '}',
  'nul',
  '1e5',
  '--1',
  '1.2.3',
]

test('what breaks the rules is not repaired', () => {
  for (const text of wrong) assert.throws(() => read(text), Unreadable, text)
})
