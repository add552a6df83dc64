import assert from 'node:assert/strict'
import { test } from 'node:test'
import { explainIssue } from '@campus/contract/field-texts.ts'
import { applicationFor, blankApplication } from './application-schema.ts'

const id = '0198c0de-0000-7000-8000-000000000001'
const plain = { heading: 'none', wantsSignature: false } as const
const letter = { heading: 'required', wantsSignature: false } as const

const complaintsOf = (schema: ReturnType<typeof applicationFor>, chosen: object) => {
  const { error } = schema.safeParse({ ...blankApplication(id, 'download'), ...chosen })
  return error?.issues.map((issue) => [issue.path.join('.'), explainIssue(issue, 'en_US')])
}

test('a letter that is addressed to somebody insists on the name', () => {
  assert.deepEqual(complaintsOf(applicationFor(letter), { heading: '' }), [['heading', 'This is required']])
  for (const heading of ['上海 Example 公司', '示范（上海）科技、咨询有限公司', 'A&B·公司 (China)'])
    assert.equal(complaintsOf(applicationFor(letter), { heading }), undefined, heading)
  assert.equal(complaintsOf(applicationFor(letter), { heading: '（）&' })?.length, 1)
})

test('a heading with signs in it is explained at its field', () => {
  const complaints = complaintsOf(applicationFor(letter), { heading: '公司<b>' })
  assert.deepEqual(complaints, [['heading', 'Use only Chinese characters, letters, digits, spaces and ( ) · 、 &']])
})

test('where a heading may be left out, it may', () => {
  assert.equal(complaintsOf(applicationFor({ heading: 'optional', wantsSignature: false }), {}), undefined)
})

test('a certificate that shows a signature waits for it', () => {
  const complaints = complaintsOf(applicationFor({ heading: 'none', wantsSignature: true }), {})
  assert.deepEqual(complaints, [['signatureFileId', 'This is required']])
})

test('a mail needs an address, and an electronic file has one copy', () => {
  assert.deepEqual(complaintsOf(applicationFor(plain), { way: 'email' }), [['email', 'This is required']])
  assert.deepEqual(complaintsOf(applicationFor(plain), { copies: 2 }), [['copies', 'Electronic files are limited to one copy']])
})

test('the delegate is looked up before', () => {
  const paper = { way: 'paper', delegateNumber: '100002' }
  const forSomebody = (confirmedNumber?: string) => applicationFor(plain, { confirmedNumber })
  const notYet = [['delegateNumber', 'Press “Look up” to confirm this person']]
  assert.deepEqual(complaintsOf(forSomebody(), paper), notYet)
  assert.deepEqual(complaintsOf(forSomebody('100003'), paper), notYet)
  assert.deepEqual(complaintsOf(forSomebody(), { ...paper, delegateNumber: '' }), [['delegateNumber', 'This is required']])
  assert.equal(complaintsOf(forSomebody('100002'), paper), undefined)
})

test('what a draft keeps of fields that are not shown is neither checked nor sent', () => {
  const draft = { ...blankApplication(id, 'paper'), email: 'no address', ccEmails: ['someone@example.edu.cn'], delegateNumber: '100002' }
  const sent = applicationFor(plain).parse(draft)
  assert.deepEqual([sent.email, sent.ccEmails, sent.delegateNumber], ['', [], ''])
  assert.equal(applicationFor(plain).parse({ ...draft, way: 'download' }).delegateNumber, '')
  assert.equal(applicationFor(plain, { confirmedNumber: '100002' }).parse(draft).delegateNumber, '100002')
  const mail = { ...draft, way: 'email' as const, email: 'lin@example.edu.cn' }
  assert.deepEqual(applicationFor(plain).parse(mail).ccEmails, ['someone@example.edu.cn'])
})
