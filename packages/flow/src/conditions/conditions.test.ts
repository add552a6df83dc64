import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BranchCondition, Condition } from '@campus/contract/approval/conditions.ts'
import { either, processOf, some } from '../testing/build-process.ts'
import { chooseBranches } from './choose-branches.ts'
import { branchHolds, type ConditionContext } from './evaluate.ts'

const context = (values: Record<string, unknown> = {}): ConditionContext => ({
  values,
  starter: 'sam',
  unit: 'institute',
  unitsAbove: (unit) => ({ institute: ['institute', 'faculty'], office: ['office'] })[unit] ?? [],
  unitsOf: (person) => (person === 'sam' ? ['institute', 'faculty'] : []),
  holds: (rule, { values }) => rule === 'is_long' && values['days'] === 9,
})
const holds = (compare: string, value: readonly unknown[], held: unknown, id = 'field') =>
  branchHolds(
    BranchCondition.parse({ groups: [{ groupType: 'AND', conditions: [Condition.parse({ id, compare, value })] }] }),
    context({ field: held }),
  )

test('numbers are compared as numbers, days as days', () => {
  assert.ok(holds('>', [9], 10))
  assert.ok(holds('>', ['9'], '10'))
  assert.ok(!holds('>', [10], 10))
  assert.ok(holds('>=', [10], 10))
  assert.ok(holds('<', ['2026-10-01'], '2026-09-30'))
  assert.ok(holds('=', [0.3], 0.3))
  assert.ok(holds('=', ['0.30'], 0.3))
  assert.ok(holds('!=', ['sick'], 'personal'))
})

test('days and times are compared as exactly as both name them', () => {
  const day = ['2026-03-15']
  const heldBy = (held: string, wanted: readonly string[]) => ['>', '>=', '=', '<=', '<'].filter((compare) => holds(compare, wanted, held))
  const same = ['>=', '=', '<=']
  for (const held of ['2026', '2026-03', '2026-03-15', '2026-03-15 00:00', '2026-03-15 18:30:00']) assert.deepEqual(heldBy(held, day), same)
  for (const held of ['2027', '2026-04', '2026-03-16 00:00']) assert.deepEqual(heldBy(held, day), ['>', '>='])
  for (const held of ['2025', '2026-02', '2026-03-14 23:59']) assert.deepEqual(heldBy(held, day), ['<=', '<'])
  assert.deepEqual(heldBy('2026-03-15 18:30', ['2026-03-15 18:00']), ['>', '>='])
  assert.deepEqual(heldBy('09:00', ['09:00:00']), same)
  assert.ok(holds('ABA', ['2026-03-01', '2026-03-31'], '2026-03-31 17:00'))
})

test('intervals: open, closed on one side, closed on both', () => {
  const inside = (compare: string) => [1, 2, 3].filter((held) => holds(compare, [1, 3], held))
  assert.deepEqual(inside('B'), [2])
  assert.deepEqual(inside('AB'), [1, 2])
  assert.deepEqual(inside('BA'), [2, 3])
  assert.deepEqual(inside('ABA'), [1, 2, 3])
})

test('one of a list; several choices must all be in it', () => {
  assert.ok(holds('IN', ['a', 'b'], 'b'))
  assert.ok(holds('IN', ['a', 'b'], ['a', 'b']))
  assert.ok(!holds('IN', ['a', 'b'], ['a', 'c']))
  assert.ok(holds('=', ['a', 'b'], ['b', 'a']))
  assert.ok(!holds('=', ['a', 'b'], ['a']))
})

test('an empty field is only different from something', () => {
  for (const held of [undefined, null, '', []]) {
    for (const compare of ['>', '<', '>=', '<=', '=', 'B', 'IN', 'DEPT', 'ORG']) assert.ok(!holds(compare, ['a', 'b'], held))
    assert.ok(holds('!=', ['a'], held))
  }
})

test('every chosen unit is one of these or under one', () => {
  assert.ok(holds('DEPT', [{ id: 'faculty' }], [{ id: 'institute' }]))
  assert.ok(!holds('DEPT', [{ id: 'faculty' }], [{ id: 'institute' }, { id: 'office' }]))
  assert.ok(holds('DEPT', [{ id: 'faculty' }], undefined, 'root'))
})

test('a person is one of these or in a unit of these', () => {
  assert.ok(holds('ORG', [{ id: 'sam', type: 'user' }], undefined, 'root'))
  assert.ok(holds('ORG', [{ id: 'faculty', type: 'dept' }], [{ id: 'sam' }]))
  assert.ok(!holds('ORG', [{ id: 'faculty', type: 'dept' }], [{ id: 'sam' }, { id: 'eve' }]))
})

test('a value that cannot be compared does not hold and stops nothing', () => {
  assert.ok(!holds('>', [3], { toString: 'broken' }))
  assert.ok(!holds('>', [3], Number.NaN))
  assert.ok(!holds('>', [3], 'many'))
  assert.ok(!holds('>', ['3'], 'many'))
})

test('named conditions are asked for, expressions never run', () => {
  const branch = (props: object) => branchHolds(BranchCondition.parse(props), context({ days: 9 }))
  assert.ok(branch({ type: 'RULE', rule: 'is_long' }))
  assert.ok(!branch({ type: 'RULE', rule: 'other' }))
  for (const type of ['UEL', 'JS', 'HTTP']) assert.ok(!branch({ type }))
})

const when = (days: number) => [{ id: 'days', compare: '>', valueType: 'Number', value: [days] }]
const chosen = (gateway: typeof either, days: number) => {
  const { tree } = processOf([gateway('g', { when: when(1), chain: [] }, { when: when(3), chain: [] }, { chain: [] })])
  const node = tree.children
  assert.ok(node && 'branchs' in node)
  return chooseBranches(node, context({ days })).map(({ id }) => id.at(-1))
}

test('conditions take the first branch that holds, inclusive ones all, and both the default where none does', () => {
  assert.deepEqual(chosen(either, 5), ['0'])
  assert.deepEqual(chosen(some, 5), ['0', '1'])
  assert.deepEqual(chosen(either, 0), ['2'])
  assert.deepEqual(chosen(some, 0), ['2'])
})
