import assert from 'node:assert/strict'
import { test } from 'node:test'
import { complaintsAboutPairs, twoWayPairs } from './folder-pairs.ts'

const down = { from: 'src/cart/inner/a.ts', to: 'src/order/b.ts' }
const up = { from: 'src/order/deep/c.ts', to: 'src/cart/d.ts' }

test('two folders that import each other are named with both imports, however deep their files lie', () => {
  assert.deepEqual([...twoWayPairs([down, up])], [['src/cart <-> src/order', [down, up]]])
  assert.match(
    complaintsAboutPairs([down, up]).join('\n'),
    /src\/cart <-> src\/order\n {2}src\/cart\/inner\/a\.ts imports .*\n {2}src\/order/,
  )
})

test('one direction, tests, and files that lie above a folder are no pair', () => {
  assert.equal(twoWayPairs([down]).size, 0)
  assert.equal(twoWayPairs([down, { from: 'src/order/c.test.ts', to: 'src/cart/d.ts' }]).size, 0)
  assert.equal(twoWayPairs([down, { from: 'src/order/testing/c.ts', to: 'src/cart/d.ts' }]).size, 0)
  const above = { from: 'src/module.ts', to: 'src/cart/d.ts' }
  assert.equal(twoWayPairs([above, { from: 'src/cart/d.ts', to: 'src/module.ts' }]).size, 0)
})
