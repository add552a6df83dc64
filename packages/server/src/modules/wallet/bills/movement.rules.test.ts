import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Legs, moneyOf, sumKinds } from './movement.rules.ts'

const legs = (given: Partial<Legs> & Pick<Legs, 'kind'>): Legs => ({ free: 0, print: 0, held: 0, fromHold: 0, ...given })

test('an amount of money is a payment or a refund, never held beans', () => {
  const cases = [
    [legs({ kind: 'recharge', print: 1000, held: -1000 }), -1000],
    [legs({ kind: 'purchase', free: -300 }), 0],
    [legs({ kind: 'hold', free: -300, held: 300 }), 0],
    [legs({ kind: 'release', free: 300, held: -300 }), 0],
    [legs({ kind: 'purchase', held: -800, fromHold: 300 }), -500],
    [legs({ kind: 'refund', print: 100, held: 500 }), 500],
    [legs({ kind: 'withdrawal', print: -700 }), 0],
  ] as const
  for (const [movement, money] of cases) assert.equal(moneyOf(movement), money, movement.kind)
})

test('a statement has one line for each kind that happened', () => {
  const movements = [
    legs({ kind: 'purchase', free: -100 }),
    legs({ kind: 'purchase', held: -800, fromHold: 300 }),
    legs({ kind: 'grant', free: 500 }),
  ]
  assert.deepEqual(sumKinds(movements), [
    { kind: 'purchase', count: 2, free: -100, print: 0, money: -500 },
    { kind: 'grant', count: 1, free: 500, print: 0, money: 0 },
  ])
})
