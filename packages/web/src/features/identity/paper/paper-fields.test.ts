import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmedFrom, type ReadField, writtenFrom, writtenSchema } from './paper-fields.ts'

const read = (field: ReadField['field'], value: string, isProved = false): ReadField => ({ field, value, confidence: 0.9, isProved })

const card = [
  read('name', '李明'),
  read('number', '11010519491231002X', true),
  read('sex', 'female', true),
  read('birthDate', '1949-12-31', true),
  read('nation', '汉'),
  read('validUntil', '长期'),
]

test('the form holds what was read; what is no day is left for the person to write', () => {
  const form = writtenFrom(card)
  assert.deepEqual(
    [form.name, form.idCard, form.sex, form.birthDate, form.nation, form.validUntil, form.address],
    ['李明', '11010519491231002X', 'female', '1949-12-31', '汉', '', ''],
  )
})

test('the number of a resident card needs its check digit, that of another paper does not', () => {
  const wrong = { ...writtenFrom(card), idCard: '110105194912310021' }
  assert.equal(writtenSchema('resident_card').safeParse(wrong).success, false)
  assert.equal(writtenSchema('passport').safeParse(wrong).success, true)
  assert.equal(writtenSchema('resident_card').safeParse({ ...wrong, idCard: '11010519491231002x' }).data?.idCard, '11010519491231002X')
})

test('only fields of the paper are sent, empty ones are not, and an empty last day means without end', () => {
  const form = { ...writtenFrom(card), authority: '北京市公安局' }
  assert.deepEqual(confirmedFrom('passport', form), {
    name: '李明',
    sex: 'female',
    birthDate: '1949-12-31',
    nation: '汉',
    validUntil: '',
    number: '11010519491231002X',
  })
})
