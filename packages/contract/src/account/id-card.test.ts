import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IdCardNumber, isIdCardNumber } from './id-card.ts'

test('an ID number is right only with a real date of birth and its check mark', () => {
  assert.equal(isIdCardNumber('11010519491231002X'), true)
  const wrong = [
    '110105194912310021',
    '11010519490230002X',
    '11010519491331002X',
    '01010519491231002X',
    '1101051949123100',
    '',
    '11010519491231002x',
  ]
  for (const text of wrong) assert.equal(isIdCardNumber(text), false, text)
})

test('a typed number may have spaces around and a small x', () => {
  assert.equal(IdCardNumber.parse(' 11010519491231002x '), '11010519491231002X')
})
