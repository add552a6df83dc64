import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Form } from '@campus/contract/approval/form.ts'
import type { OfficeAction } from '@campus/contract/approval/handling.ts'
import { mayEdit, openValues, sorted } from './decision-rules.ts'

const formItems = Form.parse([
  { id: 'reason', name: 'TextInput', title: '事由', perm: 'R' },
  { id: 'verdict', name: 'TextInput', title: '结论', perm: 'E' },
  { id: 'total', name: 'CalcFormula', title: '合计', perm: 'E', props: { expression: '1+1' } },
])
const may = (...actions: OfficeAction[]) => ({
  formItems,
  operationPerm: {
    taskId: null,
    as: null,
    actions,
    labels: {},
    wordsNeeded: { agree: false, refuse: true },
    needsSignature: false,
    revocable: null,
  },
})

test('a form is filled in only by who decides now', () => {
  assert.equal(mayEdit(may('agree', 'refuse')), true)
  assert.equal(mayEdit(may('comment', 'urge')), false)
})

test('only the fields that the step opens are sent, and one that was emptied is', () => {
  const visible = new Set(formItems.map(({ id }) => id))
  assert.deepEqual(openValues(formItems, {}, { values: { reason: '盖章', verdict: '可以', total: 2 }, visible }), {
    verdict: '可以',
  })
  assert.deepEqual(openValues(formItems, {}, { values: { reason: '盖章' }, visible }), { verdict: null })
})

test('a field that is not asked for is not emptied', () => {
  assert.deepEqual(openValues(formItems, {}, { values: { reason: '盖章' }, visible: new Set(['reason']) }), {})
})

test('rows that came with their places say which of them are new', () => {
  const items = [{ id: 'count', name: 'NumberInput', title: '数量', perm: 'E' }]
  const lines = Form.parse([{ id: 'lines', name: 'TableList', title: '明细', perm: 'E', items }])
  const sent = (before: readonly object[], rows: readonly object[]) =>
    openValues(lines, { lines: before }, { values: { lines: rows }, visible: new Set(['lines']) })
  const before = [
    { count: 1, $row: 0 },
    { count: 2, $row: 1 },
  ]
  const rows = [{ count: 2, $row: 1 }, { count: 3 }]
  assert.deepEqual(sent(before, rows), {
    lines: [
      { count: 2, $row: 1 },
      { count: 3, $row: null },
    ],
  })
  assert.deepEqual(sent([{ count: 1 }], [{ count: 3 }]), { lines: [{ count: 3 }] })
})

test('deciding is in sight, what needs a person or a step asks first', () => {
  assert.deepEqual(sorted(may('agree', 'refuse', 'recall', 'transfer', 'comment', 'urge')), {
    deciding: ['agree', 'refuse'],
    targeted: ['recall', 'transfer'],
    direct: ['urge'],
  })
})
