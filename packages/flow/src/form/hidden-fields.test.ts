import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bill, field, readAs } from '../testing/read-form.ts'

test('what is sent for a hidden field is answered alike whatever it holds; what a step shows may come back', () => {
  const form = [field('open'), field('secret')]
  const written = (input: object, held: string | undefined, perm = 'H') =>
    readAs(form, { open: 'x', ...input }, { perms: [{ id: 'secret', perm }], before: held === undefined ? {} : { secret: held } })
  for (const held of ['flu', 'cold', undefined]) {
    assert.equal(written({ secret: 'flu' }, held), 'field_not_open secret', held)
    const kept = held === undefined ? { open: 'x' } : { open: 'x', secret: held }
    for (const input of [{}, { secret: '' }, { secret: null }]) assert.deepEqual(written(input, held), kept, held)
  }
  assert.deepEqual(written({ secret: 'flu' }, 'flu', 'R'), { open: 'x', secret: 'flu' })
  assert.equal(written({ secret: 'cold' }, 'flu', 'R'), 'field_not_open secret')
})

test('what is sent for a hidden cell is not looked at, and rows must say which they were whether or not it is filled in', () => {
  const written = (rows: readonly object[], price?: number) => {
    const before = { rate: 0, lines: [{ count: 2, ...(price !== undefined && { price }) }, { count: 3 }] }
    const perms = [
      { id: 'lines', perm: 'E' },
      { id: 'price', perm: 'H' },
    ]
    const read = readAs(bill, { lines: rows }, { perms, before, isRoot: false })
    return typeof read === 'string' ? read : read['lines']
  }
  for (const price of [1, 9, undefined]) {
    const held = price === undefined ? {} : { price, line: 7 * price }
    for (const guess of [{}, { price: 1 }, { price: 'free' }, { price: null }])
      assert.deepEqual(written([{ count: 7, ...guess }, { count: 3 }], price), [{ count: 7, ...held }, { count: 3 }], `${price}`)
    assert.equal(written([{ count: 7 }], price), 'field_not_open lines')
    const twice = { count: 7, $row: 0 }
    assert.equal(written([twice, twice], price), 'field_not_open lines')
    assert.deepEqual(written([{ count: 4, price: 1, $row: null }, twice], price), [{ count: 4 }, { count: 7, ...held }])
  }
})

test('hidden cells go with the rows that say which they were; cells that the writer sees hold their rows', () => {
  const before = {
    lines: [
      { price: 1, count: 2 },
      { price: 2, count: 3 },
    ],
    rate: 0,
  }
  const open = (perm: string) => ({
    perms: [
      { id: 'lines', perm: 'E' },
      { id: 'price', perm },
    ],
    before,
    isRoot: false,
  })
  const written = (rows: readonly object[], perm = 'H') => readAs(bill, { lines: rows }, open(perm))
  assert.deepEqual(
    written([
      { count: 7, $row: null },
      { count: 3, $row: 1 },
    ]),
    {
      rate: 0,
      lines: [{ count: 7 }, { count: 3, price: 2, line: 6 }],
      sum: 6,
    },
  )
  assert.deepEqual(written([]), { rate: 0, sum: 0 })
  assert.equal(written([{ count: 7 }]), 'field_not_open lines')
  assert.equal(
    written([
      { count: 7, $row: 1 },
      { count: 8, $row: 1 },
    ]),
    'field_not_open lines',
  )
  assert.equal(written([{ count: 7, $row: 2 }]), 'field_not_open lines')
  assert.equal(written([{ count: 3, price: 2, $row: 1 }], 'R'), 'field_not_open lines')
  assert.equal(written([], 'R'), 'field_not_open lines')
})
