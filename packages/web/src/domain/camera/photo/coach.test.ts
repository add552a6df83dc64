import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check, CheckName } from '@campus/face/judge.ts'
import type { FaceMeasures } from '@campus/face/measure.ts'
import { adviceOf, beforeCoaching, coach, isHeld } from './coach.ts'

const check = (name: CheckName, verdict: Check['verdict'], measured = 0, limit = 1): Check => ({ name, verdict, score: 0, measured, limit })
const facing = (pose: Partial<FaceMeasures['pose']>) => [{ pose: { yaw: 0, pitch: 0, roll: 0, ...pose } } as FaceMeasures]

test('one thing is asked for at a time, the most important first', () => {
  const checks = [check('Sharpness', 'refuse'), check('HeadSize', 'refuse', 0.2, 0.33), check('MouthClosed', 'refuse')]
  assert.deepEqual(adviceOf(checks, facing({})), { name: 'HeadSize', key: 'tooFar' })
})

test('a person who looks to one side is asked to turn to the other', () => {
  const checks = [check('HeadPoseYaw', 'refuse', 20, 15)]
  assert.equal(adviceOf(checks, facing({ yaw: 20 }))?.key, 'turnRight')
  assert.equal(adviceOf(checks, facing({ yaw: -20 }))?.key, 'turnLeft')
})

test('light that passes is not complained about, a head that leans a little is', () => {
  assert.equal(adviceOf([check('IlluminationUniformity', 'advise')], facing({})), undefined)
  assert.equal(adviceOf([check('HeadPoseRoll', 'advise')], facing({ roll: 6 }))?.key, 'HeadPoseRoll')
})

test('a sentence changes when two looks agree, and the photo is taken after a second without one', () => {
  const leaning = adviceOf([check('HeadPoseRoll', 'refuse')], facing({ roll: 9 }))
  let coaching = coach(beforeCoaching, leaning, 0)
  assert.equal(coaching.advice, undefined)
  coaching = coach(coaching, leaning, 200)
  assert.equal(coaching.advice?.key, 'HeadPoseRoll')
  coaching = coach(coach(coaching, undefined, 400), undefined, 600)
  assert.equal(coaching.advice, undefined)
  assert.ok(!isHeld(coaching, 1300))
  assert.ok(isHeld(coaching, 1400))
  assert.ok(!isHeld(coach(coaching, leaning, 1500), 3000))
})
