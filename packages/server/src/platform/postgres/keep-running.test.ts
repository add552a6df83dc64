import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../../testing/eventually.ts'
import { keepRunning } from './keep-running.ts'

/** A server that the test lets end, and whose starts it counts. `failsAt`: the start that fails. */
const openServer = async ({ failsAt }: { failsAt?: number } = {}) => {
  const seen = { starts: 0, stops: 0, warnings: 0 }
  const losses: (() => void)[] = []
  const given: unknown[] = []
  const start = async (onLoss: () => void) => {
    seen.starts += 1
    if (seen.starts === failsAt) throw new Error('the disk is full')
    losses.push(onLoss)
    return { hasEnded: () => false, lastWords: () => '', stop: async () => void (seen.stops += 1) }
  }
  const running = await keepRunning(start, { warn: () => void (seen.warnings += 1), onGivenUp: (error) => void given.push(error) })
  const lose = () => losses.at(-1)?.()
  return { seen, given, lose, stop: running.stop }
}

test('a database that ends by itself is started again, and this is logged', async () => {
  const { seen, given, lose, stop } = await openServer()
  lose()
  await eventually(() => seen.starts === 2 || undefined)
  assert.deepEqual([seen.warnings, given], [1, []])
  await stop()
  assert.equal(seen.stops, 1)
})

test('one that cannot be started again, or ends again and again, is given up, so that the process can end', async () => {
  const broken = await openServer({ failsAt: 2 })
  broken.lose()
  await eventually(() => broken.given.length === 1 || undefined)
  assert.match(String(broken.given[0]), /the disk is full/)

  const restless = await openServer()
  for (let losses = 1; losses <= 5; losses += 1) {
    restless.lose()
    await eventually(() => restless.seen.starts === losses + 1 || undefined)
  }
  assert.deepEqual(restless.given, [])
  restless.lose()
  await eventually(() => restless.given.length === 1 || undefined)
  assert.match(String(restless.given[0]), /ended by itself 6 times in ten minutes/)
  assert.equal(restless.seen.starts, 6)
})

test('one that was stopped on purpose is not started again', async () => {
  const { seen, given, lose, stop } = await openServer()
  await stop()
  lose()
  assert.deepEqual([seen.starts, seen.warnings, given], [1, 0, []])
})
