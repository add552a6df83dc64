import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proposedColumns } from './proposed-columns.ts'

const columns = [
  { key: 'number', title: 'Number', isUnmasked: false },
  { key: 'device', title: 'Device', isUnmasked: false },
  { key: 'phone', title: 'Phone', isUnmasked: true },
]

test('an export proposes the columns that the table shows, and none that needs approval', () => {
  assert.deepEqual(proposedColumns(columns, []), ['number', 'device'])
  assert.deepEqual(proposedColumns(columns, ['Device', 'Another']), ['number'])
  assert.deepEqual(proposedColumns(columns, ['Device', 'Number']), ['number', 'device'], 'something has to be in it')
  assert.deepEqual(proposedColumns(columns.slice(2), []), ['phone'], 'a list of photos has nothing else')
})
