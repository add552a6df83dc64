import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '@campus/client/failures.ts'
import { keepable } from '@campus/ui/form/draft.ts'
import { atTheValue, correctionSchema } from './correction-values.ts'

const reason = '录入时写错了一位'

test('a corrected ID number has to be a real one, a corrected name only has to be there', () => {
  const isRight = (field: 'name' | 'id_card', values: object) => correctionSchema(field).safeParse(values).success
  assert.equal(isRight('name', { name: '林晓雨', idCard: '', reason }), true)
  assert.equal(isRight('name', { name: '  ', idCard: '', reason }), false)
  assert.equal(isRight('id_card', { name: '', idCard: '11010519491231002x', reason }), true)
  assert.equal(isRight('id_card', { name: '', idCard: '110105194912310021', reason }), false)
})

test('the draft of a correction holds no ID number', () => {
  assert.deepEqual(keepable({ name: '', idCard: '11010519491231002X', reason }), { name: '', reason })
})

test('what the server says about the value stands where it was typed', () => {
  const refusal = new Refusal('bad_input', '请核对', { value: '不正确', reason: '太短' })
  assert.deepEqual(atTheValue(refusal, 'name'), new Refusal('bad_input', '请核对', { reason: '太短', name: '不正确' }))
  assert.deepEqual(atTheValue(refusal, 'emergency_id_card'), new Refusal('bad_input', '请核对', { reason: '太短', idCard: '不正确' }))
  const other = new Error('no network')
  assert.equal(atTheValue(other, 'name'), other)
})
