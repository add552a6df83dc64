import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ProcessTree, type RootNode } from '@campus/contract/approval/process-tree.ts'
import { readTree } from '@campus/flow/process/read-process.ts'
import { addBranch, copyOf, insertAfter, move, newIds, remove, replacePart, shift } from './tree-edits.ts'
import { chainOf, isBranch, isGatewayPart, type Part, rowOf, rowsOf } from './tree-parts.ts'

const step = (id: string, children?: object) => ({ id, name: id, type: 'CC', props: {}, ...(children && { children }) })
const branch = (id: string, children?: object) => ({ id, name: id, type: 'CONDITION', props: {}, ...(children && { children }) })
const gateway = (id: string, branchs: readonly object[], next?: object) => ({
  id,
  name: id,
  type: 'CONDITIONS',
  props: {},
  branchs,
  children: { id: `${id}e`, name: '', type: 'EMPTY', props: {}, ...(next && { children: next }) },
})
const treeOf = (children: object): RootNode => ProcessTree.parse({ id: 'root', name: 'root', type: 'ROOT', props: {}, children })

/** Two steps, then a choice of two branches, then a last step. */
const tree = treeOf(
  step('node_1', step('node_2', gateway('node_3', [branch('node_4', step('node_5', step('node_6'))), branch('node_7')], step('node_8')))),
)

/** `1 2 [5 6 | ] 8`: the tree in one line, steps by their number. */
const drawn = (first: Part | undefined): string =>
  chainOf(first as RootNode | undefined)
    .map((node) =>
      isGatewayPart(node) ? `[${node.branchs.map(({ children }) => drawn(children)).join(' | ')}]` : node.id.replace(/^node_/, ''),
    )
    .join(' ')

const added = (id: string) => treeOf(step(id)).children
const newStep = () => {
  const node = added('node_99')
  assert.ok(node)
  return node
}

test('the tree of these tests is drawn as it is read', () => {
  assert.equal(drawn(tree), 'root 1 2 [5 6 | ] 8')
  assert.deepEqual(
    rowsOf(tree).map(({ part, depth, before }) => `${part.id} ${depth} ${before?.id ?? '-'}`),
    [
      'root 0 -',
      'node_1 0 root',
      'node_2 0 node_1',
      'node_3 0 node_2',
      'node_4 1 -',
      'node_5 1 node_4',
      'node_6 1 node_5',
      'node_7 1 -',
      'node_8 0 node_3',
    ],
  )
})

const inserts: readonly (readonly [after: string, expected: string])[] = [
  ['root', 'root 99 1 2 [5 6 | ] 8'],
  ['node_2', 'root 1 2 99 [5 6 | ] 8'],
  ['node_3', 'root 1 2 [5 6 | ] 99 8'],
  ['node_4', 'root 1 2 [99 5 6 | ] 8'],
  ['node_7', 'root 1 2 [5 6 | 99] 8'],
  ['node_8', 'root 1 2 [5 6 | ] 8 99'],
  ['node_77', 'root 1 2 [5 6 | ] 8'],
]
for (const [after, expected] of inserts)
  test(`a step added after ${after}: ${expected}`, () => assert.equal(drawn(insertAfter(tree, after, newStep())), expected))

const removals: readonly (readonly [id: string, expected: string])[] = [
  ['root', 'root 1 2 [5 6 | ] 8'],
  ['node_1', 'root 2 [5 6 | ] 8'],
  ['node_3', 'root 1 2 8'],
  ['node_5', 'root 1 2 [6 | ] 8'],
  ['node_8', 'root 1 2 [5 6 | ]'],
  // One branch alone is no choice: its steps stand in place of the gateway.
  ['node_7', 'root 1 2 5 6 8'],
  ['node_4', 'root 1 2 8'],
  ['node_77', 'root 1 2 [5 6 | ] 8'],
]
for (const [id, expected] of removals) test(`without ${id}: ${expected}`, () => assert.equal(drawn(remove(tree, id)), expected))

const moves: readonly (readonly [id: string, after: string, expected: string])[] = [
  ['node_1', 'node_8', 'root 2 [5 6 | ] 8 1'],
  ['node_8', 'root', 'root 8 1 2 [5 6 | ]'],
  ['node_5', 'node_7', 'root 1 2 [6 | 5] 8'],
  ['node_3', 'root', 'root [5 6 | ] 1 2 8'],
  ['node_3', 'node_5', 'root 1 2 [5 6 | ] 8'],
  ['node_3', 'node_4', 'root 1 2 [5 6 | ] 8'],
  ['node_2', 'node_1', 'root 1 2 [5 6 | ] 8'],
  ['node_2', 'node_2', 'root 1 2 [5 6 | ] 8'],
  ['root', 'node_1', 'root 1 2 [5 6 | ] 8'],
]
for (const [id, after, expected] of moves)
  test(`${id} moved behind ${after}: ${expected}`, () => assert.equal(drawn(move(tree, id, after)), expected))

const shifts: readonly (readonly [id: string, direction: Parameters<typeof shift>[2], expected: string])[] = [
  ['node_2', 'up', 'root 2 1 [5 6 | ] 8'],
  ['node_1', 'up', 'root 1 2 [5 6 | ] 8'],
  ['node_1', 'down', 'root 2 1 [5 6 | ] 8'],
  ['node_2', 'down', 'root 1 [5 6 | ] 2 8'],
  ['node_5', 'up', 'root 1 2 5 [6 | ] 8'],
  ['node_6', 'down', 'root 1 2 [5 | ] 6 8'],
  ['node_5', 'right', 'root 1 2 [6 | 5] 8'],
  ['node_5', 'left', 'root 1 2 [5 6 | ] 8'],
  ['node_8', 'down', 'root 1 2 [5 6 | ] 8'],
  ['node_4', 'right', 'root 1 2 [ | 5 6] 8'],
  ['node_4', 'left', 'root 1 2 [5 6 | ] 8'],
  ['node_8', 'left', 'root 1 2 [5 6 | ] 8'],
]
for (const [id, direction, expected] of shifts)
  test(`${id} moved ${direction}: ${expected}`, () => assert.equal(drawn(shift(tree, id, direction)), expected))

test('a new branch stands before the last one, which is the default', () => {
  const row = rowOf(tree, 'node_7')
  assert.ok(row && isBranch(row.part))
  const grown = addBranch(tree, 'node_3', { ...row.part, id: 'node_9' })
  const around = rowOf(grown, 'node_9')?.gateway
  assert.deepEqual(
    around?.branchs.map(({ id }) => id),
    ['node_4', 'node_9', 'node_7'],
  )
})

test('a copy of a gateway has ids of its own, with all that is in it, and can be read', () => {
  const row = rowOf(tree, 'node_3')
  assert.ok(row && isGatewayPart(row.part))
  const twice = insertAfter(tree, 'node_8', copyOf(tree, row.part))
  const ids = rowsOf(twice).map(({ part }) => part.id)
  assert.equal(new Set(ids).size, ids.length)
  assert.match(drawn(twice), /^root 1 2 \[5 6 \| \] 8 \[\d+ \d+ \| \]$/)
  assert.ok('value' in readTree(twice))
})

test('an edit leaves every other part the same object', () => {
  const other = rowOf(tree, 'node_8')?.part
  const renamed = replacePart(tree, { ...newStep(), id: 'node_5', name: 'new' })
  assert.equal(rowOf(renamed, 'node_5')?.part.name, 'new')
  assert.equal(rowOf(renamed, 'node_8')?.part, other)
  assert.notEqual(renamed, tree)
  assert.equal(newIds(tree)(), 'node_9')
})
