import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idsBelow, trailTo, treeOf } from './tree.rules.ts'

const branch = (id: string, parent_id: string | null, files: number) => ({
  id,
  parent_id,
  name: id,
  name_en: id,
  name_tw: id,
  position: 0,
  files,
})
const rows = [branch('a', null, 1), branch('b', 'a', 2), branch('c', 'b', 4), branch('d', null, 8), branch('e', 'a', 16)]

test('directories are nested and count their content', () => {
  const tree = treeOf(rows)
  assert.deepEqual(
    tree.map(({ id, fileCount, children }) => [id, fileCount, children.map((child) => [child.id, child.fileCount])]),
    [
      [
        'a',
        23,
        [
          ['b', 6],
          ['e', 16],
        ],
      ],
      ['d', 8, []],
    ],
  )
})

test('a directory has all its descendants, and its path to the top', () => {
  assert.deepEqual(idsBelow(rows, 'a'), ['a', 'b', 'c', 'e'])
  assert.deepEqual(
    trailTo(rows, 'c').map(({ id }) => id),
    ['a', 'b', 'c'],
  )
  assert.deepEqual(trailTo(rows, 'nowhere'), [])
})
