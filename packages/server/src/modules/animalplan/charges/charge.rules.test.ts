import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Charge, priceLine } from './charge.rules.ts'

const spring: Charge = {
  startsOn: '2026-01-01',
  endsOn: '2026-03-31',
  priceInside: 2000,
  priceOutside: 5000,
  housingBy: 'cage',
  housingInside: 150,
  housingOutside: 400,
}
const summer: Charge = { ...spring, startsOn: '2026-04-01', endsOn: null, priceInside: 2200, housingInside: 200 }
const line = {
  number: 12,
  arrivesOn: '2026-03-30',
  days: 4,
  perCage: 5,
  tariff: 'inside' as const,
  charges: [spring, summer],
}

test('animals cost what they cost on arrival, housing what it costs on each day', () => {
  // Three cages: two days at the old price, two at the new one.
  assert.deepEqual(priceLine(line), { cages: 3, price: 12 * 2000, housing: 3 * (150 + 150 + 200 + 200) })
  assert.deepEqual(priceLine({ ...line, tariff: 'outside' }), { cages: 3, price: 12 * 5000, housing: 3 * 4 * 400 })
})

test('large animals are charged by head', () => {
  const rabbits = { ...line, charges: [{ ...summer, housingBy: 'head' as const }], arrivesOn: '2026-05-01' }
  assert.deepEqual(priceLine(rabbits), { cages: 3, price: 12 * 2200, housing: 12 * 4 * 200 })
})

test('animals that are used on the day they arrive need no cage', () => {
  assert.deepEqual(priceLine({ ...line, days: 0 }), { cages: 0, price: 24_000, housing: 0 })
})

test('a day without prices is named', () => {
  assert.deepEqual(priceLine({ ...line, charges: [spring] }), { unpriced: '2026-04-01' })
  assert.deepEqual(priceLine({ ...line, arrivesOn: '2025-12-31' }), { unpriced: '2025-12-31' })
})
