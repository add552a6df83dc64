import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Form, type FormValues } from '@campus/contract/approval/form.ts'
import { visibleFields } from '@campus/flow/form/derived-values.ts'
import { faultsIn, faultsOf, storableIn, surroundingsOf, unknownUnits } from './form-rules.ts'

const form = Form.parse([
  { id: 'kind', name: 'SelectInput', title: '类型', perm: 'E', props: { required: true, options: ['病假', '事假'] } },
  {
    id: 'proof',
    name: 'TextInput',
    title: '证明',
    perm: 'E',
    props: { required: true, maxLength: 5 },
    visibleWhen: [{ groupType: 'AND', conditions: [{ id: 'kind', compare: '=', value: ['病假'] }] }],
  },
  { id: 'verdict', name: 'TextInput', title: '结论', perm: 'R', props: { required: true } },
  {
    id: 'lines',
    name: 'TableList',
    title: '明细',
    perm: 'E',
    items: [{ id: 'amount', name: 'AmountInput', title: '金额', perm: 'E', props: { required: true } }],
  },
])
const around = surroundingsOf('me', unknownUnits)

const faultsFrom = (form: Form, values: FormValues, { before = {}, from = around } = {}) =>
  faultsIn({ form, before, values, visible: visibleFields(form, values, from) }, from, 'en_US')
const faults = (values: FormValues) => faultsFrom(form, values)

test('only what is asked for and may be filled in is missing', () => {
  assert.deepEqual(Object.keys(faults({})), ['kind'])
  assert.deepEqual(Object.keys(faults({ kind: '病假' })), ['proof'])
  assert.deepEqual(faults({ kind: '事假' }), {})
})

test('a field for the people of a college is asked for in its classes', () => {
  const asked = (compare: string) =>
    Form.parse([
      {
        id: 'tutor',
        name: 'TextInput',
        title: '导师',
        perm: 'E',
        props: { required: true },
        visibleWhen: [{ groupType: 'AND', conditions: [{ id: 'root', compare, value: [{ id: 'college' }] }] }],
      },
    ])
  const above = { class: ['school', 'college', 'class'], other: ['school', 'other'] }
  const missing = (compare: string, unit: string, own: string[]) =>
    Object.keys(faultsFrom(asked(compare), {}, { from: surroundingsOf('me', { unit, own, above }) }))
  assert.deepEqual(missing('DEPT', 'class', []), ['tutor'])
  assert.deepEqual(missing('DEPT', 'other', above.class), [])
  assert.deepEqual(missing('ORG', 'other', above.class), ['tutor'])
  assert.deepEqual(missing('ORG', 'class', above.other), [])
})

test('a wrong value says what is wrong, and an empty cell of a table is named', () => {
  assert.deepEqual(faults({ kind: '病假', proof: 'far too long' }), { proof: 'At most 5 characters' })
  assert.deepEqual(faults({ kind: '事假', lines: [{ amount: 1 }, {}] }), { amount: 'This is required' })
})

test('a table with cells that others filled in is right as it came, and with an own cell changed', () => {
  const items = [
    { id: 'count', name: 'NumberInput', title: '数量', perm: 'E' },
    { id: 'price', name: 'AmountInput', title: '单价', perm: 'R' },
    { id: 'place', name: 'Location', title: '地点', perm: 'R' },
  ]
  const priced = Form.parse([{ id: 'lines', name: 'TableList', title: '明细', perm: 'E', items }])
  // As the database gives the keys of an object.
  const others = { price: 5, place: { lat: 31, lng: 121, name: '东门', address: '' } }
  const before = { lines: [{ count: 1, ...others }] }
  const faultsWith = (lines: readonly object[]) => Object.keys(faultsFrom(priced, { lines }, { before }))
  assert.deepEqual(faultsWith(before.lines), [])
  assert.deepEqual(faultsWith([{ count: 2, ...others }]), [])
  assert.deepEqual(faultsWith([{ count: 2, ...others, price: 6 }]), ['lines'])
})

test('a draft keeps every cell of a table but those that are only half there', () => {
  const items = [
    { id: 'amount', name: 'AmountInput', title: '金额', perm: 'E' },
    { id: 'days', name: 'DateTimeRange', title: '日期', perm: 'E' },
    { id: 'plate', name: 'TextInput', title: '车牌', perm: 'E', props: { pattern: 'plate' } },
  ]
  const trips = Form.parse([{ id: 'trips', name: 'TableList', title: '行程', perm: 'E', items }])
  const half = { amount: 20, days: ['2026-03-02', null], plate: '京' }
  const cleared = { amount: 10, plate: '' }
  assert.deepEqual(storableIn(trips, { trips: [half, cleared] }, around), { trips: [{ amount: 20 }, { amount: 10 }] })
  assert.deepEqual(faultsFrom(trips, { trips: [cleared] }), {})
})

test('a refusal of the server speaks of the fields of the form', () => {
  assert.deepEqual(faultsOf({ 'formData.kind': '此项必填', deptId: '内容不正确' }), { kind: '此项必填' })
})
