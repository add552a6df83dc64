import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Form } from '@campus/contract/approval/form.ts'
import { changesIn } from './changes.ts'

const column = (id: string, title: string) => ({ id, name: 'AmountInput', title })
const form = (...columns: readonly object[]) =>
  Form.parse([
    { id: 'why', name: 'TextInput', title: '事由' },
    { id: 'sign', name: 'SignPanel', title: '签名' },
    { id: 'lines', name: 'TableList', title: '明细', items: columns },
  ])
const price = column('price', '单价')
const told = (shown: Form, before: object, after: object) =>
  changesIn(shown, { before: { ...before }, after: { ...after } }, 'en_US').map(
    (change) => `${change.title}: ${change.before} > ${change.after}`,
  )

test('a changed price is told by its row and column, an added or removed row as a whole', () => {
  const before = { lines: [{ price: 1, count: 2 }] }
  assert.deepEqual(told(form(price), before, { lines: [{ price: 3, count: 2 }] }), ['明细 1 · 单价: 1 > 3'])
  assert.deepEqual(told(form(price), before, { lines: [{ price: 1 }, { price: 4 }] }), ['明细 2:  > 4'])
  assert.deepEqual(told(form(price), before, {}), ['明细 1: 1 > '])
})

test('what changed in a column that the reader does not see is no line', () => {
  assert.deepEqual(told(form(price), { lines: [{ price: 1, count: 2 }] }, { lines: [{ price: 1, count: 5 }] }), [])
})

test('a signature says that it was given, not how it is kept', () => {
  assert.deepEqual(told(form(), { sign: 'a', why: 'x' }, { sign: 'b', why: 'y' }), ['事由: x > y', '签名: Signed > Signed again'])
  assert.deepEqual(told(form(), {}, { sign: 'b' }), ['签名:  > Signed'])
})
