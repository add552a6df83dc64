import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Form, type FormValues } from '@campus/contract/approval/form.ts'
import { changedFields, mergedForm } from './merged-form.ts'

const table = (...columns: readonly (readonly [id: string, perm: 'E' | 'R'])[]) =>
  Form.parse([
    { id: 'note', name: 'TextInput', title: 'Note', perm: 'E' },
    { id: 'room', name: 'TextInput', title: 'Room', perm: 'R' },
    {
      id: 'lines',
      name: 'TableList',
      title: 'Lines',
      perm: columns.every(([, perm]) => perm === 'E') ? 'E' : 'R',
      items: columns.map(([id, perm]) => ({ id, name: 'TextInput', title: id, perm })),
    },
  ])
const own = table(['thing', 'E'], ['shop', 'E'])
const shared = table(['thing', 'E'], ['price', 'R'])

test('what only one of them wrote is taken from that one', () => {
  const versions = { before: { note: 'a', room: '1' }, now: { note: 'a', room: '2' }, typed: { note: 'mine', room: '1' } }
  assert.deepEqual(mergedForm(own, versions), { typed: { note: 'mine', room: '2' }, unkept: [] })
  assert.deepEqual([...changedFields(own, versions)], ['room'])
})

test('what both wrote stays as the reader typed it, where it is still open to them', () => {
  const both = { before: { note: 'a' }, now: { note: 'theirs' }, typed: { note: 'mine' } }
  assert.deepEqual(mergedForm(own, both), { typed: { note: 'mine' }, unkept: [] })
  const closed = own.map((item) => ({ ...item, perm: 'R' as const }))
  assert.deepEqual(mergedForm(closed, both), { typed: { note: 'theirs' }, unkept: [{ fieldId: 'note', title: 'Note', text: 'mine' }] })
})

const lines = (...rows: readonly object[]): FormValues => ({ lines: rows })

test('cells of a table come from those who wrote them', () => {
  const versions = {
    before: lines({ thing: 'desk', shop: 'A' }, { thing: 'lamp', shop: 'A' }),
    now: lines({ thing: 'desk', shop: 'B' }, { thing: 'lamp', shop: 'C' }),
    typed: lines({ thing: 'table', shop: 'A' }, { thing: 'lamp', shop: 'D' }),
  }
  assert.deepEqual(mergedForm(own, versions).typed, lines({ thing: 'table', shop: 'B' }, { thing: 'lamp', shop: 'D' }))
})

test('prices that somebody else filled in meanwhile stand beside what the reader wrote', () => {
  const versions = {
    before: lines({ thing: 'desk' }, { thing: 'lamp' }),
    now: lines({ thing: 'desk', price: '10' }, { thing: 'lamp', price: '20' }),
    typed: lines({ thing: 'desk' }, { thing: 'torch' }),
  }
  assert.deepEqual(mergedForm(shared, versions).typed, lines({ thing: 'desk', price: '10' }, { thing: 'torch', price: '20' }))
})

test('rows of the reader alone stay as they typed them, however many others made of them', () => {
  const versions = { before: lines({ thing: 'desk' }), now: lines({ thing: 'desk' }, { thing: 'lamp' }), typed: lines({ thing: 'table' }) }
  assert.deepEqual(mergedForm(own, versions), { typed: lines({ thing: 'table' }), unkept: [] })
})

test('cells never come to another row: where rows with unseen cells moved, the reader writes them again', () => {
  const before = lines({ thing: 'desk', $row: 0 }, { thing: 'lamp', $row: 1 })
  const typed = lines({ thing: 'desk', $row: 0 }, { thing: 'torch', $row: 1 })
  const unkept = [{ fieldId: 'lines', title: 'Lines', text: 'desk\ntorch' }]
  for (const now of [lines({ thing: 'lamp', $row: 0 }), lines({ thing: 'lamp', $row: 0 }, { thing: 'chair', $row: 1 })])
    assert.deepEqual(mergedForm(own, { before, now, typed }), { typed: now, unkept })
  const priced = lines({ thing: 'table', $row: 0 }, { thing: 'lamp', $row: 1 })
  assert.deepEqual(mergedForm(own, { before, now: priced, typed }), {
    typed: lines({ thing: 'table', $row: 0 }, { thing: 'torch', $row: 1 }),
    unkept: [],
  })
  const moved = lines({ thing: 'lamp', $row: 1 }, { thing: 'desk' })
  assert.equal(mergedForm(own, { before, now: priced, typed: moved }).unkept.length, 1)
})
