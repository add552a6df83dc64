import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greetingAt } from './greeting.ts'

test('the greeting follows the hour of the day', () => {
  const hours = [0, 4, 5, 11, 12, 17, 18, 23]
  const evening = 'goodEvening'
  assert.deepEqual(hours.map(greetingAt), [
    evening,
    evening,
    'goodMorning',
    'goodMorning',
    'goodAfternoon',
    'goodAfternoon',
    evening,
    evening,
  ])
})
