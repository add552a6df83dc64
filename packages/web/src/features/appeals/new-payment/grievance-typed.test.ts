import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPayGrievance } from '@campus/contract/appeals/pay-grievance.ts'
import { toLocalTime } from '@campus/ui/time/local-time.ts'
import { GrievanceTyped } from './grievance-typed.ts'

const id = '0196f2d0-7b1a-7c3e-8f00-0123456789ab'
const filled = {
  entrance: 'app',
  payWay: 'wechat',
  paidAt: toLocalTime(Date.now() - 3_600_000),
  kind: 'certificate',
  templateId: id,
  copies: 1,
  amount: 500,
  screenshot: id,
  reason: '付了款，没有收到文件',
}

const complaintsOf = (typed: object) => {
  const { error } = GrievanceTyped.safeParse({ ...filled, ...typed })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('what is filled in is what the server takes', () => {
  const given = GrievanceTyped.parse(filled)
  assert.deepEqual(addPayGrievance.body.parse(given), given)
  assert.match(given.paidAt, /Z$/)
})

test('everything that is missing is complained about at once', () => {
  const complaints = complaintsOf({ payWay: '', paidAt: '', templateId: '', amount: 0, screenshot: '', reason: '' })
  assert.deepEqual(Object.keys(complaints).sort(), ['amount', 'paidAt', 'payWay', 'reason', 'screenshot', 'templateId'])
  assert.equal(complaints['amount'], 'amount')
})

test('a print needs no certificate', () => {
  assert.deepEqual(complaintsOf({ kind: 'print', templateId: '' }), {})
  assert.equal('templateId' in GrievanceTyped.parse({ ...filled, kind: 'print' }), false)
})

test('nobody has paid in the future, but a clock may be a little fast', () => {
  assert.deepEqual(complaintsOf({ paidAt: toLocalTime(Date.now() + 3_600_000) }), { paidAt: 'not_future' })
  assert.deepEqual(complaintsOf({ paidAt: toLocalTime(Date.now() + 60_000) }), {})
})

test('half a time is no time', () => {
  assert.deepEqual(Object.keys(complaintsOf({ paidAt: '2026-13' })), ['paidAt'])
})
