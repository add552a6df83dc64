import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CheckName, faceCheckNames, isPassed, judgePortrait } from './judge.ts'
import type { FaceMeasures } from './measure.ts'

const width = 300
const picture = { width, height: 400, pixels: new Uint8Array() }
const points = Array.from({ length: 468 }, (_, index) => ({ x: index === 454 ? 240 : 90, y: 200, z: 0 }))

const good: FaceMeasures = {
  box: {
    left: 90,
    top: 100,
    width: 150,
    height: 180,
    certainty: 1,
    eyes: [
      { x: 120, y: 150 },
      { x: 200, y: 150 },
    ],
  },
  mesh: { points, certainty: 1 },
  pose: { yaw: 2, pitch: -3, roll: 1 },
  eyes: { right: 0.3, left: 0.28 },
  mouth: 0.05,
  sharpness: 300,
  clipped: { bright: 0.01, dark: 0.02 },
  unevenness: 0.1,
}

test('a good portrait passes every check well', () => {
  const checks = judgePortrait(picture, [good])
  assert.deepEqual(
    checks.map(({ name }) => name),
    faceCheckNames,
  )
  assert.ok(checks.every(({ verdict }) => verdict === 'good'))
  assert.ok(isPassed(checks))
})

test('each fault is refused by its own check, and says how far off it is', () => {
  const cases: readonly (readonly [CheckName, Partial<FaceMeasures>])[] = [
    ['HeadPoseYaw', { pose: { ...good.pose, yaw: -16 } }],
    ['HeadPosePitch', { pose: { ...good.pose, pitch: 19 } }],
    ['HeadPoseRoll', { pose: { ...good.pose, roll: 8.5 } }],
    ['EyesOpen', { eyes: { right: 0.06, left: 0.07 } }],
    ['MouthClosed', { mouth: 0.5 }],
    ['Sharpness', { sharpness: 60 }],
    ['IlluminationUniformity', { unevenness: 0.6 }],
    ['UnderExposurePrevention', { clipped: { bright: 0, dark: 0.4 } }],
    ['OverExposurePrevention', { clipped: { bright: 0.3, dark: 0 } }],
    ['HeadSize', { mesh: { certainty: 1, points: points.map((point) => ({ ...point, x: point.x / 2 })) } }],
  ]
  for (const [name, change] of cases) {
    const checks = judgePortrait(picture, [{ ...good, ...change }])
    const refused = checks.filter(({ verdict }) => verdict === 'refuse')
    assert.deepEqual(
      refused.map((check) => check.name),
      [name],
    )
    assert.notEqual(refused[0]?.measured, refused[0]?.limit)
    assert.equal(isPassed(checks), false)
  }
})

test('what could be better passes with advice, and exactly at the limit it still passes', () => {
  const leaning = judgePortrait(picture, [{ ...good, pose: { ...good.pose, roll: 6 } }]).find(({ name }) => name === 'HeadPoseRoll')
  assert.equal(leaning?.verdict, 'advise')
  const atLimit = judgePortrait(picture, [{ ...good, pose: { ...good.pose, roll: 8 } }]).find(({ name }) => name === 'HeadPoseRoll')
  assert.equal(atLimit?.verdict, 'advise')
  assert.equal(atLimit?.score, 50)
})

test('without exactly one face nothing else is judged', () => {
  for (const faces of [[], [good, good]]) {
    const checks = judgePortrait(picture, faces)
    assert.deepEqual(
      checks.map(({ name, verdict, measured }) => [name, verdict, measured]),
      [['SingleFacePresent', 'refuse', faces.length]],
    )
  }
})
