import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inGroups, isSecret, pickUpCode } from './pick-up-code.ts'

test('a link from a terminal carries its pick-up code', () => {
  assert.equal(pickUpCode(' 4821-9930 '), '4821-9930')
})

test('the secret of a QR is taken as it is, whatever signs it begins and ends with', () => {
  for (const secret of ['Yu0CTHVJurj_b4qkzJE5bQ', '-u0CTHVJurj_b4qkzJE5b_']) {
    assert.equal(pickUpCode(secret), secret)
    assert.ok(isSecret(secret))
  }
  for (const typed of ['482199301234', '4821-9930', '-u0CTHVJurj_b4qkzJE5b']) assert.ok(!isSecret(typed))
})

test('a link that carries no code, or a sentence instead of one, shows nothing', () => {
  for (const text of [undefined, '', '12', 'call 10086 now', '<b>1234</b>', '-1234', 'x'.repeat(65)])
    assert.equal(pickUpCode(text), undefined)
})

test('a code is shown in groups that can be typed', () => {
  assert.equal(inGroups('4821-9930'), '4821 9930')
  assert.equal(inGroups('ABCDE'), 'ABCD E')
})
