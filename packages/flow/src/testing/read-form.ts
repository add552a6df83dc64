import assert from 'node:assert/strict'
import { readValues } from '../form/read-values.ts'
import { rightsAt } from '../form/rights.ts'
import { indexOf } from '../process/tree.ts'
import { approval, processOf } from './build-process.ts'

export const field = (id: string, name = 'TextInput', props: object = {}, more: object = {}) => ({ id, name, title: id, props, ...more })
const around = { starter: 'sam', unit: null, unitsAbove: () => [], unitsOf: () => [], holds: () => false }

/** What a form becomes when this is written into it under the rights of its root, or of a step after it; the refusal as text. */
export const readAs = (form: readonly object[], input: object, { perms = [] as readonly object[], before = {}, isRoot = true } = {}) => {
  const process = processOf([approval('a', { formPerms: perms })], { form, root: { formPerms: perms } })
  const node = isRoot ? process.tree : indexOf(process.tree).get('node_a')?.node
  assert.ok(node)
  const read = readValues(process.form, rightsAt(process.form, node), before, { ...input }, around)
  return 'fault' in read ? `${read.fault} ${read.field ?? ''}`.trim() : read.values
}

/** Rows with a sum of their own. */
export const linesOfBill = field(
  'lines',
  'TableList',
  { maxRows: 3 },
  {
    items: [
      field('price', 'AmountInput', { required: true }),
      field('count', 'NumberInput'),
      field('line', 'CalcFormula', { expression: 'price * count * (1 + rate)' }),
    ],
  },
)
export const bill = [field('rate', 'NumberInput'), linesOfBill, field('sum', 'CalcFormula', { expression: 'SUM(lines.line)' })]
