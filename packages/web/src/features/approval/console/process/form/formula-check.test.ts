import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Form } from '@campus/contract/approval/form.ts'
import { formulaFault, formulaFields } from './formula-check.ts'

const form = Form.parse([
  { id: 'price', name: 'NumberInput', title: '单价' },
  { id: 'lines', name: 'TableList', title: '明细', items: [{ id: 'count', name: 'NumberInput', title: '数量' }] },
])
const outside = formulaFields(form, undefined)
const inside = formulaFields(form, 'lines')

const cases: readonly (readonly [expression: string, known: typeof outside, expected: ReturnType<typeof formulaFault>])[] = [
  ['price * 2', outside, undefined],
  ['SUM(lines.count) * price', outside, undefined],
  ['count * price', inside, undefined],
  ['count * price', outside, { unknown: 'count' }],
  ['price *', outside, 'wrong'],
  ['', outside, 'wrong'],
  ['alert(1)', outside, 'wrong'],
]
for (const [expression, known, expected] of cases)
  test(`the formula “${expression}” ${expected === undefined ? 'is right' : 'is refused'}`, () =>
    assert.deepEqual(formulaFault(expression, known), expected))
