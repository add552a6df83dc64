import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check, CheckName } from '@campus/face/judge.ts'
import { frameWorth } from './best-frame.rules.ts'

const check = (name: CheckName, score: number): Check => ({ name, score, verdict: 'good', measured: 0, limit: 0 })

test('the frame seen from the front is worth most, whatever else is better in one that is turned, blinks or is blurred', () => {
  const front = frameWorth([check('HeadPoseYaw', 80), check('EyesOpen', 85), check('Sharpness', 70)])
  const turned = frameWorth([check('HeadPoseYaw', 10), check('EyesOpen', 100), check('Sharpness', 100)])
  const blinking = frameWorth([check('HeadPoseYaw', 95), check('EyesOpen', 5), check('Sharpness', 90)])
  const blurred = frameWorth([check('HeadPoseYaw', 95), check('EyesOpen', 95), check('Sharpness', 20)])
  for (const other of [turned, blinking, blurred]) assert.ok(front > other)
})

test('of two with the same worst check the better one counts; the background does not', () => {
  assert.ok(frameWorth([check('HeadPoseYaw', 70), check('EyesOpen', 90)]) > frameWorth([check('HeadPoseYaw', 70), check('EyesOpen', 80)]))
  assert.equal(frameWorth([check('BackgroundUniformity', 90)]), 0)
})
