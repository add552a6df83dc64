import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { openSlots } from './slots.ts'

test('the number of held slots is limited, and waiters get one in order of arrival', async () => {
  const take = openSlots(2, 60_000)
  const [first, second] = [await take(), await take()]
  const served: string[] = []
  const come = async (name: string) => {
    const giveBack = await take()
    served.push(name)
    return giveBack
  }
  const [third, fourth] = [come('third'), come('fourth')]
  await setImmediate()
  assert.deepEqual(served, [])
  second()
  ;(await third)()
  ;(await fourth)()
  assert.deepEqual(served, ['third', 'fourth'])
  first()
  assert.equal((await Promise.all([take(), take()])).length, 2, 'every slot came back')
})

test('a waiter that times out is rejected, and takes no slot from later ones', async () => {
  const take = openSlots(1, 5)
  const giveBack = await take()
  await assert.rejects(take(), /No slot/)
  giveBack()
  ;(await take())()
})
