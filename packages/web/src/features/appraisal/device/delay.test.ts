import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendingTime } from './delay.ts'

const minute = 60_000

test('a ballot leaves one to thirty minutes later, and always before the end', () => {
  for (const [minutesLeft, drawn, after] of [
    [600, 0, 1],
    [600, 1, 30],
    [600, 0.5, 15.5],
    [15, 1, 10],
    [15, 0, 1],
    [5, 1, 0],
    [1, 0.5, 0],
  ] as const)
    assert.equal(sendingTime(0, minutesLeft * minute, drawn), after * minute, `${minutesLeft} ${drawn}`)
})
