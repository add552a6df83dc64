import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { useTestCampus } from '../../testing/test-campus.ts'
import { countAttempt, forgetAttempts } from './throttle.ts'

const campus = useTestCampus()

test('attempts at the same moment each get their own count, and counting restarts when a window is over', async () => {
  const { base, clock } = campus()
  const key = randomUUID()
  const counts = await Promise.all(Array.from({ length: 20 }, () => countAttempt(base, key, 60)))
  assert.deepEqual(
    counts.map((one) => one.count).toSorted((a, b) => a - b),
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
  clock.advance(61)
  assert.equal((await countAttempt(base, key, 60)).count, 1)
  await forgetAttempts(base, [key])
  assert.equal((await countAttempt(base, key, 60)).count, 1)
})
