import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FormItem } from '@campus/contract/approval/form.ts'
import { sumsOf } from './table-sums.ts'

const table = FormItem.parse({
  id: 'lines',
  name: 'TableList',
  title: '明细',
  props: { showSummary: true },
  items: [
    { id: 'what', name: 'TextInput', title: '名称' },
    { id: 'amount', name: 'AmountInput', title: '金额' },
  ],
})

test('columns of numbers are summed, exactly and without those that are empty', () => {
  assert.deepEqual(sumsOf(table, [{ what: '纸', amount: 0.1 }, { amount: 0.2 }, {}]), [{ id: 'amount', title: '金额', sum: 0.3 }])
})

test('a table that wants no sums has none', () => {
  assert.deepEqual(sumsOf({ ...table, props: { ...table.props, showSummary: false } }, [{ amount: 1 }]), [])
})
