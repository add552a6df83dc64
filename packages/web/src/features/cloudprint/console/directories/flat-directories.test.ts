import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LibraryDirectory } from '@campus/contract/cloudprint/library.ts'
import { flatten, nextPosition, parentsFor } from './flat-directories.ts'

const directory = (id: string, parentId: string | null, position: number, children: LibraryDirectory[] = []): LibraryDirectory => ({
  id,
  parentId,
  name: id,
  nameEn: id,
  nameTw: id,
  position,
  fileCount: 0,
  children,
})

const tree = [
  directory('courses', null, 2, [directory('maths', 'courses', 5, [directory('algebra', 'maths', 0)]), directory('law', 'courses', 9)]),
  directory('forms', null, 3),
]
const all = flatten(tree)

test('a tree becomes one list, each directory before what lies in it', () => {
  assert.deepEqual(
    all.map(({ id }) => id),
    ['courses', 'maths', 'algebra', 'law', 'forms'],
  )
})

test('a directory cannot be put into itself or into anything below it', () => {
  const parents = (id: string | undefined) => parentsFor(all, id).map((one) => one.id)
  assert.deepEqual(parents('courses'), ['forms'])
  assert.deepEqual(parents('maths'), ['courses', 'law', 'forms'])
  assert.equal(parents(undefined).length, 5)
})

test('a new directory stands behind its siblings', () => {
  assert.equal(nextPosition(all, null), 4)
  assert.equal(nextPosition(all, 'courses'), 10)
  assert.equal(nextPosition(all, 'law'), 0)
})
