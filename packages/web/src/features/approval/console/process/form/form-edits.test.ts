import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Form, type FormItem } from '@campus/contract/approval/form.ts'
import { fieldRow } from '../field-rows.ts'
import { addField, moveBefore, newFieldId, removeField, replaceField, shiftField } from './form-edits.ts'

const written = [
  { id: 'field1', name: 'TextInput', title: '1' },
  {
    id: 'field2',
    name: 'SpanLayout',
    title: '2',
    items: [
      { id: 'field3', name: 'TextInput', title: '3' },
      { id: 'field4', name: 'TextInput', title: '4' },
    ],
  },
  { id: 'field5', name: 'TableList', title: '5', items: [{ id: 'field6', name: 'NumberInput', title: '6' }] },
  { id: 'field7', name: 'TextInput', title: '7' },
]
const form = Form.parse(written)

const drawn = (items: readonly FormItem[]): string =>
  items.map(({ id, items }) => `${id.replace('field', '')}${items ? `(${drawn(items)})` : ''}`).join(' ')

const field = (id: string, name: FormItem['name'] = 'TextInput') => {
  const [item] = Form.parse([{ id, name, title: id, ...(name === 'TableList' || name === 'SpanLayout' ? { items: [] } : {}) }])
  assert.ok(item)
  return item
}

const additions: readonly (readonly [name: FormItem['name'], chosen: string | undefined, expected: string])[] = [
  ['TextInput', undefined, '1 2(3 4) 5(6) 7 9'],
  ['TextInput', 'field1', '1 9 2(3 4) 5(6) 7'],
  ['TextInput', 'field2', '1 2(3 4 9) 5(6) 7'],
  ['TextInput', 'field3', '1 2(3 9 4) 5(6) 7'],
  ['TextInput', 'field6', '1 2(3 4) 5(6 9) 7'],
  ['TableList', 'field6', '1 2(3 4) 5(6) 9() 7'],
  ['SpanLayout', 'field3', '1 2(3 4) 9() 5(6) 7'],
]
for (const [name, chosen, expected] of additions)
  test(`a ${name} added with ${chosen ?? 'nothing'} chosen: ${expected}`, () =>
    assert.equal(drawn(addField(form, field('field9', name), chosen)), expected))

const shifts: readonly (readonly [id: string, direction: Parameters<typeof shiftField>[2], expected: string])[] = [
  ['field7', 'up', '1 2(3 4) 7 5(6)'],
  ['field1', 'up', '1 2(3 4) 5(6) 7'],
  ['field3', 'down', '1 2(4 3) 5(6) 7'],
  ['field3', 'left', '1 2(4) 3 5(6) 7'],
  ['field7', 'right', '1 2(3 4) 5(6 7)'],
  ['field5', 'right', '1 2(3 4 5(6)) 7'],
  ['field1', 'right', '1 2(3 4) 5(6) 7'],
  ['field1', 'left', '1 2(3 4) 5(6) 7'],
]
for (const [id, direction, expected] of shifts)
  test(`${id} moved ${direction}: ${expected}`, () => assert.equal(drawn(shiftField(form, id, direction)), expected))

const moves: readonly (readonly [id: string, before: string, expected: string])[] = [
  ['field7', 'field1', '7 1 2(3 4) 5(6)'],
  ['field1', 'field4', '2(3 1 4) 5(6) 7'],
  ['field2', 'field6', '1 2(3 4) 5(6) 7'],
  ['field2', 'field3', '1 2(3 4) 5(6) 7'],
  ['field1', 'field1', '1 2(3 4) 5(6) 7'],
]
for (const [id, before, expected] of moves)
  test(`${id} moved before ${before}: ${expected}`, () => assert.equal(drawn(moveBefore(form, id, before)), expected))

test('a field is removed with what it holds, and every change can be read as a form', () => {
  assert.equal(drawn(removeField(form, 'field2')), '1 5(6) 7')
  assert.equal(drawn(removeField(form, 'field6')), '1 2(3 4) 5() 7')
  const renamed = replaceField(form, { ...field('field6', 'NumberInput'), title: 'new' })
  assert.equal(fieldRow(renamed, 'field6')?.item.title, 'new')
  assert.ok(Form.safeParse(renamed).success)
  assert.equal(newFieldId(form), 'field8')
})
