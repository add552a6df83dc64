import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beforeOpen, isWelcome } from './veto.ts'

test('a screen opens unless a hook objects, and a removed hook has no effect', async () => {
  assert.equal(await isWelcome('/pages/a'), true)
  const remove = beforeOpen(async (address) => address !== '/pages/pay')
  assert.deepEqual([await isWelcome('/pages/a'), await isWelcome('/pages/pay')], [true, false])
  remove()
  assert.equal(await isWelcome('/pages/pay'), true)
})
