import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyFor, firstChoices, hindranceOf } from './choices.ts'

const some = (written: string, copies = 1) => ({ ...firstChoices, isAll: false, written, copies })

test('what cannot be printed is shown before ordering', () => {
  assert.equal(hindranceOf(firstChoices, 7), undefined)
  assert.equal(hindranceOf(some('1-3,5'), 7), undefined)
  assert.equal(hindranceOf(some(' '), 7), 'no_pages')
  assert.equal(hindranceOf(some('3-1,,9999'), 7), 'pages_wrong')
  assert.equal(hindranceOf({ ...firstChoices, copies: 50 }, 10), undefined)
  assert.equal(hindranceOf({ ...firstChoices, copies: 50 }, 11), 'too_many_pages')
  assert.equal(hindranceOf(some('1-10', 50), 200), undefined)
})

test('all pages are chosen by naming none, regardless of earlier input', () => {
  assert.equal(applyFor('file', { ...some('1-3'), isAll: true }).pages, '')
  assert.equal(applyFor('file', some(' 1-3 ')).pages, '1-3')
})
