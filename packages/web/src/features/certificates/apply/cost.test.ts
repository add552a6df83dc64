import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costOf } from './cost.ts'

const each = { charge: 'each', price: 500, freeLeft: 2, beyondPrice: 500 } as const
const first = { charge: 'first', price: 1000, freeLeft: 0, beyondPrice: 1000 } as const

const cases: readonly [sentence: string, charging: Parameters<typeof costOf>[0], copies: number, amount: number, free: number][] = [
  ['what is free costs nothing, however many', { charge: 'none', price: 0, freeLeft: 0, beyondPrice: 0 }, 50, 0, 0],
  ['free copies go first', each, 2, 0, 2],
  ['beyond them each copy has its price', each, 5, 1500, 2],
  ['without free copies every copy has it', { ...each, freeLeft: 0 }, 3, 1500, 0],
  ['a price for the first copy is taken once for all copies', first, 4, 1000, 0],
  ['and never again', { ...first, beyondPrice: 0 }, 4, 0, 0],
  ['free copies go before it, too', { ...first, freeLeft: 1 }, 2, 1000, 1],
  ['and what was paid once is not asked for beyond free copies that came again', { ...first, freeLeft: 1, beyondPrice: 0 }, 3, 0, 1],
]

for (const [sentence, charging, copies, amount, free] of cases)
  test(sentence, () => {
    const cost = costOf(charging, copies)
    assert.equal(cost.amount, amount)
    assert.equal(cost.freeCopies, free)
  })
