import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unitOptions } from './unit-options.ts'

const unit = (id: string, kind: 'college' | 'major' | 'class', name: string) => ({
  id,
  parentId: null,
  kind,
  code: id,
  name,
  nameEn: name,
  nameTw: name,
})
const colleges = [
  {
    ...unit('art', 'college', 'Arts'),
    majors: [{ ...unit('music', 'major', 'Music'), classes: [unit('music-1', 'class', 'Music 1')] }],
  },
  {
    ...unit('law', 'college', 'Law'),
    majors: [
      { ...unit('trade', 'major', 'Trade law'), classes: [unit('trade-1', 'class', 'Trade 1'), unit('trade-2', 'class', 'Trade 2')] },
    ],
  },
]
const labels = (college: string, major: string, kind: 'major' | 'class') =>
  unitOptions(colleges, { college, major }, 'en_US')[kind].map(({ label }) => label)

test('before a college is chosen every major is offered with its college', () => {
  assert.deepEqual(labels('', '', 'major'), ['Arts · Music', 'Law · Trade law'])
  assert.deepEqual(labels('', '', 'class'), ['Music · Music 1', 'Trade law · Trade 1', 'Trade law · Trade 2'])
})

test('a chosen college leaves its own majors and classes, a chosen major its own classes', () => {
  assert.deepEqual(labels('law', '', 'major'), ['Trade law'])
  assert.deepEqual(labels('law', '', 'class'), ['Trade law · Trade 1', 'Trade law · Trade 2'])
  assert.deepEqual(labels('art', 'music', 'class'), ['Music 1'])
})
