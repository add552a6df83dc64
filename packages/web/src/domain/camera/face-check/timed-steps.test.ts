import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timedSteps } from './timed-steps.ts'

test('three prompts by the clock have at most sixteen pictures, in order, within the time of a challenge', () => {
  const steps = timedSteps(3)
  assert.ok(steps.filter(({ isTaken }) => isTaken).length <= 16)
  assert.deepEqual(
    steps,
    steps.toSorted((one, other) => one.at - other.at),
  )
  assert.ok((steps.at(-1)?.at ?? 0) < 30_000)
  for (const step of [0, 1, 2]) assert.ok(steps.filter((one) => one.isTaken && one.step === step).length >= 2)
})
