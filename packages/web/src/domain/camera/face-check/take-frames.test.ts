import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FaceMeasures } from '@campus/face/measure.ts'
import { beforeTaking, look } from './take-frames.ts'

const face = ({ yaw = 0, eyes = 0.25, mouth = 0.05 } = {}) =>
  ({ pose: { yaw, pitch: 0, roll: 0 }, eyes: { left: eyes, right: eyes }, mouth }) as FaceMeasures

const run = (looks: readonly (readonly FaceMeasures[])[]) => {
  let taking = beforeTaking(['turn-head', 'blink', 'open-mouth'])
  const steps: number[] = []
  for (const faces of looks) {
    const { taking: next, keptFor } = look(taking, faces)
    taking = next
    if (keptFor !== undefined) steps.push(keptFor)
  }
  return { taking, steps }
}

test('it begins with a face that looks straight ahead', () => {
  assert.equal(run([[face({ yaw: 20 })], [face({ mouth: 0.6 })], [face({ eyes: 0.05 })]]).taking.front, undefined)
  assert.notEqual(run([[face()]]).taking.front, undefined)
})

test('each prompt is followed while it is shown, and has two pictures', () => {
  const { taking, steps } = run([
    [face()],
    [face({ yaw: 12 })],
    [face({ yaw: 25 })],
    [face({ yaw: 3 })],
    [face({ eyes: 0.04 })],
    [face({ mouth: 0.6 })],
    [face()],
  ])
  assert.equal(taking.step, 3)
  assert.deepEqual(steps, [0, 0, 1, 1, 2, 2])
})

test('what was done before it was asked for does not count', () => {
  assert.equal(run([[face()], [face({ mouth: 0.6 })], [face({ eyes: 0.04 })]]).taking.step, 0)
})

test('a picture without a face or with two of them is never kept', () => {
  const { taking, steps } = run([[face()], [], [face(), face()]])
  assert.deepEqual(steps, [0])
  assert.equal(taking.trouble, 'severalFaces')
})
