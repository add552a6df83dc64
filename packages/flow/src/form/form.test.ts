import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Form } from '@campus/contract/approval/form.ts'
import { indexOf } from '../process/tree.ts'
import { approval, processOf } from '../testing/build-process.ts'
import { bill, field, linesOfBill, readAs } from '../testing/read-form.ts'
import { hiddenSomewhere, rightsAt, rightsOfStarter } from './rights.ts'
import { abstractsOf, shownForm, shownValues, textOf } from './shown-form.ts'

const id = (last: string) => `00000000-0000-4000-8000-00000000000${last}`

test('every kind of field takes its own values and no others', () => {
  const options = { options: ['a', { value: 'b', label: 'B' }] }
  const cases: readonly (readonly [string, object, readonly unknown[], readonly unknown[]])[] = [
    ['TextInput', { maxLength: 3, pattern: 'digits' }, ['123'], ['1234', 'abc', 5, {}]],
    ['TextInput', { pattern: 'plate' }, ['京A12345'], ['12345', '京A1']],
    ['TextareaInput', {}, ['long'], [1, 'x'.repeat(5001)]],
    ['NumberInput', { min: 0, max: 10, precision: 1 }, [0.5, 10], [-1, 11, 0.55, '5', Number.NaN, Number.POSITIVE_INFINITY]],
    ['AmountInput', {}, [10.25], [10.255, 1e16, 1e-7]],
    ['Score', { max: 5 }, [0, 4.5], [-1, 5.5, 0.55]],
    ['SelectInput', options, ['a', 'b'], ['c', ['a']]],
    ['MultipleSelect', options, [['a', 'b']], [['a', 'a'], ['c'], 'a']],
    ['SelectPlus', { dictionary: 'leave_kinds' }, ['anything'], [3]],
    ['TimePicker', {}, ['08:30'], ['25:00', '8:30']],
    ['TimeRangePicker', {}, [['08:00', '09:00']], [['09:00', '08:00'], '08:00']],
    ['DateTime', {}, ['2026-02-28'], ['2026-02-30', '2026-13-01', '28.2.2026']],
    [
      'DateTimeRange',
      { format: 'YYYY-MM-DD HH:mm' },
      [['2026-02-28 08:00', '2026-02-28 09:00']],
      [['2026-02-28 09:00', '2026-02-28 08:00']],
    ],
    ['UserPicker', {}, [[{ id: id('1'), name: 'Ann' }]], [[{ id: 'x' }], [{ id: id('1') }, { id: id('2') }]]],
    ['FileUpload', { maxNumber: 1 }, [[{ id: id('1'), name: 'a.pdf' }]], [[{ id: id('1') }, { id: id('2') }]]],
    ['Location', {}, [{ name: 'Gate', lng: 121, lat: 31 }], [{ name: 'Gate', lng: 400, lat: 31 }]],
    ['SignPanel', {}, [id('1')], ['drawing']],
  ]
  for (const [name, props, good, bad] of cases) {
    const form = [field('it', name, props)]
    for (const value of good) assert.equal(typeof readAs(form, { it: value }), 'object', `${name} takes ${JSON.stringify(value)}`)
    for (const value of bad) assert.equal(readAs(form, { it: value }), 'field_wrong it', `${name} refuses ${JSON.stringify(value)}`)
  }
})

test('unknown fields, prototypes and closed fields are refused; what comes back unchanged is not', () => {
  const form = [field('open'), field('shut')]
  const perms = [{ id: 'shut', perm: 'R' }]
  assert.equal(readAs(form, { forged: 1 }), 'unknown_field forged')
  assert.equal(readAs(form, JSON.parse('{"__proto__": {"open": 1}}') as object), 'unknown_field __proto__')
  assert.equal(readAs(form, { shut: 'x' }, { perms }), 'field_not_open shut')
  assert.deepEqual(readAs(form, { open: 'y', shut: 'x' }, { perms, before: { shut: 'x' } }), { shut: 'x', open: 'y' })
  assert.equal(readAs(form, { open: 'y' }, { isRoot: false }), 'field_not_open open')
})

test('required fields are asked for where they are open and shown', () => {
  const form = [
    field('kind', 'SelectInput', { options: ['sick', 'other'] }),
    field(
      'proof',
      'TextInput',
      { required: true },
      {
        visibleWhen: [{ groupType: 'AND', conditions: [{ id: 'kind', compare: '=', value: ['sick'] }] }],
      },
    ),
  ]
  assert.equal(readAs(form, { kind: 'sick' }), 'field_required proof')
  assert.deepEqual(readAs(form, { kind: 'other' }), { kind: 'other' })
  assert.deepEqual(readAs(form, { kind: 'other', proof: 'hidden anyway' }), { kind: 'other' })
  assert.deepEqual(readAs(form, { kind: 'other' }, { before: { kind: 'sick', proof: 'a' } }), { kind: 'other' })
})

test('formulas are calculated on the server, rows read the form around them, and what was sent for them is not looked at', () => {
  const lines = [
    { price: 1.1, count: 3, line: 99 },
    { price: 2, count: 1 },
  ]
  assert.deepEqual(readAs(bill, { rate: 0.1, lines, sum: 1_000_000 }), {
    rate: 0.1,
    lines: [
      { price: 1.1, count: 3, line: 3.63 },
      { price: 2, count: 1, line: 2.2 },
    ],
    sum: 5.83,
  })
})

test('rows: required cells, at most so many, and closed columns stay as they were', () => {
  assert.equal(readAs(bill, { lines: [{ count: 1 }] }), 'field_required price')
  assert.equal(readAs(bill, { lines: Array.from({ length: 4 }, () => ({ price: 1 })) }), 'field_wrong lines')
  const before = { lines: [{ price: 1, count: 2, line: 2 }], rate: 0 }
  const perms = [
    { id: 'lines', perm: 'E' },
    { id: 'price', perm: 'H' },
  ]
  const at = { perms, before, isRoot: false }
  assert.deepEqual(readAs(bill, { lines: [{ count: 5 }] }, at), { rate: 0, lines: [{ price: 1, count: 5, line: 5 }], sum: 5 })
  assert.equal(readAs(bill, { lines: [{ count: 5 }, { count: 6 }] }, at), 'field_not_open lines')
  const blank = { perms, before: {}, isRoot: true }
  assert.deepEqual(readAs(bill, { lines: [{ count: 5 }, { count: 6 }], rate: 0 }, blank), {
    rate: 0,
    lines: [{ count: 5 }, { count: 6 }],
    sum: 0,
  })
})

test('a cleared cell is an empty one, whatever its column takes', () => {
  const items = [field('plate', 'TextInput', { pattern: 'plate' }), field('who', 'UserPicker')]
  const cars = [field('cars', 'TableList', {}, { items })]
  assert.deepEqual(
    readAs(cars, {
      cars: [
        { plate: '京A12345', who: [] },
        { plate: '', who: null },
      ],
    }),
    {
      cars: [{ plate: '京A12345' }, {}],
    },
  )
  assert.equal(readAs(cars, { cars: [{ plate: 'A' }] }), 'field_wrong cars')
})

test('a form is at most so large', () => {
  const form = Array.from({ length: 60 }, (_, place) => field(`f${place}`, 'TextareaInput'))
  assert.equal(readAs(form, Object.fromEntries(form.map(({ id }) => [id, '字'.repeat(5000)]))), 'too_large')
})

test('hidden fields are in no form, value or card', () => {
  const perms = [
    { id: 'secret', perm: 'H' },
    { id: 'price', perm: 'H' },
  ]
  const items = [
    field('open', 'SelectInput', { abstract: true, options: [{ value: 'a', label: 'Annual' }] }),
    field('secret', 'TextInput', { abstract: true }),
    { ...linesOfBill, props: { abstract: true } },
  ]
  const { form, tree } = processOf([approval('a', { formPerms: perms })], { form: items })
  const node = indexOf(tree).get('node_a')?.node
  assert.ok(node)
  const rights = rightsAt(form, node)
  const values = { open: 'a', secret: 's', lines: [{ price: 1, count: 2 }] }
  assert.deepEqual(shownValues(form, rights, values), { open: 'a', lines: [{ count: 2 }] })
  const shown = shownForm(form, rights)
  assert.deepEqual(
    shown.map(({ id, perm }) => `${id} ${perm}`),
    ['open R', 'lines R'],
  )
  assert.deepEqual(
    shown[1]?.items?.map(({ id }) => id),
    ['count', 'line'],
  )
  assert.deepEqual(shownValues(form, rightsOfStarter(form, tree), values), values)
  const hidden = hiddenSomewhere(form, [tree, node])
  assert.deepEqual(abstractsOf(form, values, hidden), [
    { id: 'open', name: 'open', value: 'Annual' },
    { id: 'lines', name: 'lines', value: '1' },
  ])
})

test('what a layout hides or only shows is closed in it: nothing in it is asked for, and what is hidden is in no form', () => {
  const stamp = field('stamp', 'TextInput', { required: true })
  const form = [field('open'), field('office', 'SpanLayout', {}, { items: [stamp, linesOfBill] })]
  for (const perm of ['H', 'R']) {
    const perms = [
      { id: 'office', perm },
      { id: 'stamp', perm: 'E' },
    ]
    assert.deepEqual(readAs(form, { open: 'x' }, { perms }), { open: 'x' }, perm)
    assert.equal(readAs(form, { stamp: 'y' }, { perms }), 'field_not_open stamp', perm)
    assert.equal(readAs(form, { lines: [{ price: 1 }] }, { perms }), 'field_not_open lines', perm)
    assert.deepEqual(readAs([form[0] ?? {}, { ...form[1], perm }], { open: 'x' }), { open: 'x' }, perm)
  }
  const perms = [{ id: 'office', perm: 'E' }]
  assert.equal(readAs(form, {}, { perms, isRoot: false }), 'field_required stamp')
  assert.deepEqual(readAs(form, { stamp: 'y' }, { perms, isRoot: false }), { stamp: 'y' })
  const { form: read, tree } = processOf([], { form, root: { formPerms: [{ id: 'office', perm: 'H' }] } })
  assert.deepEqual(
    shownForm(read, rightsAt(read, tree)).map(({ id }) => id),
    ['open'],
  )
})

test('a place reads by its name and address, and without them by where it is', () => {
  const [item] = Form.parse([field('place', 'Location')])
  assert.ok(item)
  const at = { lng: 121.5, lat: 31.25 }
  assert.equal(textOf(item, { name: '东门', address: '学府路 1 号', ...at }), '东门 · 学府路 1 号')
  assert.equal(textOf(item, { name: '', address: '', ...at }), '31.25, 121.5')
})

test('a form of names from prototypes cannot be written', () => {
  for (const name of ['constructor', '__proto__', 'prototype', 'Upper', '1st', 'a b']) assert.ok(!Form.safeParse([field(name)]).success)
})
