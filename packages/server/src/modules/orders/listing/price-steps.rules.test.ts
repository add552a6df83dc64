import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderNumber } from '../checkout/order-number.rules.ts'
import { distinctNames } from './distinct-names.rules.ts'
import { priceSteps } from './price-steps.rules.ts'

test('a price is explained line by line: the rule, what is free of it, what the rest costs', () => {
  const cases = [
    [{ charge: 'none', quantity: 3, freeCopies: 0, unitPrice: 0, amount: 0 }, ['rule 0 Free of charge']],
    [
      { charge: 'each', quantity: 3, freeCopies: 1, unitPrice: 250, amount: 500 },
      ['rule 250 Charged per copy: 2.50 yuan', 'free 0 1 copy free', 'price 500 2 copies × 2.50 yuan = 5.00 yuan'],
    ],
    [
      { charge: 'each', quantity: 2, freeCopies: 2, unitPrice: 250, amount: 0 },
      ['rule 250 Charged per copy: 2.50 yuan', 'free 0 2 copies free'],
    ],
    [
      { charge: 'first', quantity: 4, freeCopies: 0, unitPrice: 1000, amount: 1000 },
      ['rule 1000 First copy only: 10.00 yuan', 'price 1000 4 copies together: 10.00 yuan'],
    ],
    [
      { charge: 'first', quantity: 1, freeCopies: 0, unitPrice: 1000, amount: 0 },
      ['rule 1000 First copy only: 10.00 yuan', 'price 0 1 copy, already paid for'],
    ],
  ] as const
  for (const [priced, reported] of cases)
    assert.deepEqual(
      priceSteps(priced, 'en_US').map(({ kind, amount, text }) => `${kind} ${amount} ${text}`),
      reported,
    )
  assert.deepEqual(
    priceSteps({ charge: 'each', quantity: 2, freeCopies: 1, unitPrice: 300, amount: 300 }, 'zh_CN').map(({ text }) => text),
    ['每份收费，3.00 元', '使用免费份数 1 份', '1 份 × 3.00 元 = 3.00 元'],
  )
})

test('the number of an order contains its day', () => {
  assert.equal(orderNumber('2026-11-15', 42), 'D2026111500000042')
})

test('files in one bundle have names of their own, and none leads out of its folder', () => {
  assert.deepEqual(distinctNames(['a.pdf', 'a.pdf', 'A.PDF', 'b', 'b', '../../etc/passwd', '证明 (1).pdf']), [
    'a.pdf',
    'a (2).pdf',
    'A (3).PDF',
    'b',
    'b (2)',
    '__.._etc_passwd',
    '证明 (1).pdf',
  ])
})
