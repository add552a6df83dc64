import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areFigures, readPickUpText } from './code-text.rules.ts'

const secret = 'AbCdEfGhIjKlMnOpQrSt-_'

test('a pick-up code is understood as a QR, as its secret and as figures however they are spaced', () => {
  for (const text of [secret, `https://campus.example/#/pages/brige/brige?code=${secret}`, `http://x/?a=1&code=${secret}`])
    assert.deepEqual(readPickUpText(text), { secret }, text)
  for (const text of ['123456789012', '1234 5678 9012', '1234-5678-9012', '１２３４５６７８９０１２'])
    assert.deepEqual(readPickUpText(text), { figures: '123456789012' }, text)
})

test('any other input is not a pick-up code', () => {
  for (const text of ['', '12345678901', '1234567890123', 'abcdefghijkl', `${secret}x`, '?code=short', '٠١٢٣٤٥٦٧٨٩٠١'])
    assert.equal(readPickUpText(text), undefined, text)
})

test('only what is short enough to be typed can be guessed', () => {
  assert.deepEqual([areFigures('1234 5678 9012'), areFigures(secret), areFigures('a login code of a phone')], [true, false, false])
})
