import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toRecordChange } from './record-change.ts'

const plain = { name: '张三', unitId: null, grade: '2023' }

test('a masked value whose field was left empty stays as it is', () => {
  assert.deepEqual(toRecordChange({ ...plain, phone: '', email: '', idCard: '', clears: [] }), plain)
})

test('what was written is sent, what was ticked is removed even when something was written', () => {
  assert.deepEqual(toRecordChange({ ...plain, phone: '13800000000', email: 'a@b.cn', idCard: '', clears: ['email', 'idCard'] }), {
    ...plain,
    phone: '13800000000',
    email: '',
    idCard: '',
  })
})
