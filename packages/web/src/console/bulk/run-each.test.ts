import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runEach } from './run-each.ts'

test('what is refused is named, and the others are done in their order', async () => {
  const done: string[] = []
  const steps: number[] = []
  const run = async (id: string) => {
    if (id === 'b') throw new Error('refused')
    done.push(id)
  }
  assert.deepEqual(await runEach(['a', 'b', 'c'], run, (step) => steps.push(step)), ['b'])
  assert.deepEqual(
    [done, steps],
    [
      ['a', 'c'],
      [0, 1, 2],
    ],
  )
})
