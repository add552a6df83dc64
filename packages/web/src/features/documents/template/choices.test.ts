import assert from 'node:assert/strict'
import { test } from 'node:test'
import { explainIssue } from '@campus/contract/field-texts.ts'
import { choicesFor } from './choices.ts'

const id = '0198c0de-0000-7000-8000-000000000001'
const letter = { heading: 'required', wantsSignature: false } as const

const complaintOf = (wants: Parameters<typeof choicesFor>[0], chosen: object) => {
  const { error } = choicesFor(wants).safeParse({ templateId: id, ...chosen })
  return error?.issues.map((issue) => [issue.path.join('.'), explainIssue(issue, 'en_US')])
}

test('a letter that is addressed to somebody insists on the name', () => {
  assert.deepEqual(complaintOf(letter, { heading: '' }), [['heading', 'This is required']])
  assert.equal(complaintOf(letter, { heading: '上海 Example 公司' }), undefined)
})

test('a heading with signs in it is explained at its field', () => {
  assert.deepEqual(complaintOf(letter, { heading: '公司<b>' }), [['heading', 'Chinese characters, letters and digits only']])
})

test('where a heading may be left out, it may', () => {
  assert.equal(complaintOf({ heading: 'optional', wantsSignature: false }, { heading: '' }), undefined)
})

test('a certificate that shows a signature waits for it', () => {
  assert.deepEqual(complaintOf({ heading: 'none', wantsSignature: true }, {}), [['signatureFileId', 'This is required']])
})
