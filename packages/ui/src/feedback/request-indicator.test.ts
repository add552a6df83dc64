import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeIndicator } from './request-indicator.ts'

/** A clock that moves only on request, so that nothing here depends on how fast the machine is. */
const makeClock = () => {
  let now = 0
  let waiting: { at: number; action: () => void }[] = []
  return {
    later: (milliseconds: number, action: () => void) => {
      const entry = { at: now + milliseconds, action }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
    pass: (milliseconds: number) => {
      now += milliseconds
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { action } of due) action()
    },
  }
}

const setUp = () => {
  const clock = makeClock()
  const seen: boolean[] = []
  return { clock, seen, follow: makeIndicator(clock.later, (isShown) => void seen.push(isShown)) }
}

test('an answer within 800 ms shows no indicator', () => {
  const { clock, seen, follow } = setUp()
  follow(1)
  clock.pass(799)
  follow(0)
  clock.pass(10_000)
  assert.deepEqual(seen, [])
})

test('a slow answer shows it after 800 ms and hides it 2 s after the end', () => {
  const { clock, seen, follow } = setUp()
  follow(1)
  clock.pass(800)
  assert.deepEqual(seen, [true])
  follow(0)
  clock.pass(1999)
  assert.deepEqual(seen, [true])
  clock.pass(1)
  assert.deepEqual(seen, [true, false])
})

test('work that starts while it is still shown keeps it shown', () => {
  const { clock, seen, follow } = setUp()
  follow(1)
  clock.pass(800)
  follow(0)
  clock.pass(1000)
  follow(1)
  clock.pass(5000)
  assert.deepEqual(seen, [true])
  follow(0)
  clock.pass(2000)
  assert.deepEqual(seen, [true, false])
})

test('several requests are one wait, from the first begin to the last end', () => {
  const { clock, seen, follow } = setUp()
  follow(1)
  clock.pass(500)
  follow(2)
  follow(1)
  clock.pass(300)
  assert.deepEqual(seen, [true])
})
