import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Line, madeFiles } from './made-files.ts'

const line = (given: Pick<Line, 'id' | 'documentId' | 'delivery'> & Partial<Line>): Line => ({
  applicationId: 'a',
  printTaskId: null,
  templateId: 't',
  name: '在读证明',
  nameEn: '',
  nameTw: '',
  way: 'download',
  quantity: 1,
  freeCopies: 0,
  unitPrice: 0,
  amount: 0,
  refunded: 0,
  steps: [],
  reason: '',
  validUntil: null,
  email: '',
  ...given,
})

test('only lines with a valid file can be viewed; paper has none', () => {
  const lines = [
    line({ id: '1', documentId: 'd1', delivery: 'ready' }),
    line({ id: '2', documentId: 'd2', delivery: 'making' }),
    line({ id: '3', documentId: null, delivery: 'none' }),
    line({ id: '4', documentId: 'd4', delivery: 'send_failed' }),
    line({ id: '5', documentId: 'd5', delivery: 'invalid' }),
    line({ id: '6', documentId: 'd6', delivery: 'not_picked_up', way: 'paper' }),
  ]
  assert.deepEqual(
    madeFiles(lines).map(({ documentId }) => documentId),
    ['d1', 'd4'],
  )
})
