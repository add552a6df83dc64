import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Visit } from '@campus/contract/kiosk/visits.ts'
import { outcomeOfPayment } from './paid-item.ts'

const item = (id: string, kind: 'cloud' | 'certificate' = 'cloud'): Visit['items'][number] => ({
  id,
  kind,
  subjectId: id,
  part: 'owner',
  ownerName: '',
  name: '',
  nameEn: '',
  nameTw: '',
  copies: 1,
  copiesPrinted: 0,
  pagesPerCopy: 1,
  pagesLeft: 1,
  entrustedTo: [],
  isPossible: true,
  lacks: [],
  createdAt: '2026-11-15T08:00:00.000Z',
  attribute: 'bw_single',
  state: 'waiting',
  expiresAt: null,
})
const order = { id: 'o', total: 20, payAddress: 'https://campus.example/' }
const known = new Set(['before'])

test('what can be printed now and could not before was paid', () => {
  assert.deepEqual(outcomeOfPayment({ known, isTold: true }, { items: [item('before'), item('new')], order: null }), { paid: 'new' })
})

test('a payment that was faster than the first query counts as well', () => {
  assert.deepEqual(outcomeOfPayment({ known, isTold: false }, { items: [item('new')], order: null }), { paid: 'new' })
})

test('an order is not cancelled before its payment state is known', () => {
  assert.equal(outcomeOfPayment({ known, isTold: false }, { items: [item('before')], order: null }), 'waiting')
  assert.equal(outcomeOfPayment({ known, isTold: true }, { items: [item('before')], order }), 'waiting')
  assert.equal(outcomeOfPayment({ known, isTold: true }, { items: [item('before')], order: null }), 'cancelled')
})

test('a certificate that came meanwhile is not what was paid here', () => {
  assert.equal(outcomeOfPayment({ known, isTold: true }, { items: [item('paper', 'certificate')], order }), 'waiting')
})
