import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Prompt } from '@campus/contract/faces/face-words.ts'
import type { FaceMesh, MeshPoint } from './face-mesh.ts'
import { type Frame, judgeLiveness } from './liveness.ts'
import type { FaceMeasures } from './measure.ts'

/** A head as a bent sheet: the nose is near, the ears are far. */
const head: readonly MeshPoint[] = Array.from({ length: 468 }, (_, index) => {
  const [x, y] = [((index * 37) % 100) - 50, ((index * 61) % 120) - 60]
  return { x, y, z: -45 * Math.cos((x / 50) * 1.4) * Math.cos((y / 60) * 0.8) }
})

const picture: readonly MeshPoint[] = head.map(({ x, y }) => ({ x, y, z: 0 }))

/** Turned about the vertical axis, before a camera at some distance. */
const turnedBy = (points: readonly MeshPoint[], degrees: number): FaceMesh => {
  const angle = (degrees * Math.PI) / 180
  return {
    certainty: 1,
    points: points.map(({ x, y, z }) => {
      const [across, depth] = [x * Math.cos(angle) + z * Math.sin(angle), z * Math.cos(angle) - x * Math.sin(angle)]
      const scale = 400 / (400 + depth)
      return { x: 200 + across * scale, y: 200 + y * scale, z: depth }
    }),
  }
}

interface Shown {
  readonly yaw?: number
  readonly eye?: number
  readonly mouth?: number
  readonly points?: readonly MeshPoint[]
}

const face = ({ yaw = 0, eye = 0.3, mouth = 0.05, points = head }: Shown): FaceMeasures => ({
  box: {
    left: 0,
    top: 0,
    width: 100,
    height: 120,
    certainty: 1,
    eyes: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
  },
  mesh: turnedBy(points, yaw),
  pose: { yaw, pitch: 0, roll: 0 },
  eyes: { right: eye, left: eye },
  mouth,
  sharpness: 300,
  clipped: { bright: 0, dark: 0 },
  unevenness: 0,
})

const self = Float32Array.of(1, 0)
let count = 0
const frame = (step: number, shown: Shown = {}, changes: Partial<Frame> = {}): Frame => {
  count += 1
  return { step, faces: [face(shown)], vector: self, digest: String(count), ...changes }
}

const asked: readonly Prompt[] = ['blink', 'turn-head', 'open-mouth']
const done = (points = head) => [
  frame(0, { points }),
  frame(0, { eye: 0.04, points }),
  frame(1, { yaw: 3, points }),
  frame(1, { yaw: 22, points }),
  frame(2, { points }),
  frame(2, { mouth: 0.6, points }),
]

test('who does what is asked, in order, is a living person', () => {
  assert.equal(judgeLiveness(asked, done()), undefined)
})

test('a picture that is turned before the camera is flat, however well it does the rest', () => {
  assert.equal(judgeLiveness(asked, done(picture)), 'flat')
})

test('each prompt has to be followed while it is asked', () => {
  const frames = done()
  for (const [index, still] of [
    [1, frame(0)],
    [3, frame(1, { yaw: 4 })],
    [5, frame(2)],
  ] as const)
    assert.equal(judgeLiveness(asked, frames.with(index, still)), 'prompt_missed', `prompt of frame ${index}`)
  assert.equal(judgeLiveness(['open-mouth', 'turn-head', 'blink'], frames), 'prompt_missed')
  assert.equal(judgeLiveness(asked, frames.toReversed()), 'prompt_missed')
})

test('one frame repeated, two people, nobody, another person and too few frames are each told apart', () => {
  const frames = done()
  const first = frames[0]
  assert.ok(first)
  assert.equal(judgeLiveness(asked, frames.with(2, { ...first, step: 1 })), 'repeated_frame')
  assert.equal(judgeLiveness(asked, frames.with(2, frame(1, {}, { faces: [face({}), face({})] }))), 'several_faces')
  assert.equal(judgeLiveness(asked, frames.with(2, frame(1, {}, { faces: [] }))), 'no_face')
  assert.equal(judgeLiveness(asked, frames.with(4, frame(2, {}, { vector: Float32Array.of(0.2, 0.98) }))), 'person_changed')
  assert.equal(judgeLiveness(asked, frames.slice(0, 5)), 'too_few_frames')
  assert.equal(judgeLiveness(asked, []), 'too_few_frames')
})

test('who never looks into the camera shows no front to turn from', () => {
  const aside = done().map((one) => ({ ...one, faces: [face({ yaw: 30 })] }))
  assert.equal(judgeLiveness(asked, aside), 'no_front_view')
})

/** A printed photo that is bent around the vertical axis as one bends paper in the hands; its middle comes forward by so much. */
const bent = (forward: number): readonly MeshPoint[] =>
  picture.map(({ x, y }) => ({ x, y, z: -forward * Math.cos((x / 50) * (Math.PI / 2)) }))

test('a printed photo is flat, also when it is bent in the hands', () => {
  for (const forward of [0, 4, 8]) assert.equal(judgeLiveness(asked, done(bent(forward))), 'flat', `bent by ${forward}`)
})

test('the frames of another challenge, in which other things were asked, are not what is asked now', () => {
  const frames = done()
  for (const other of [
    ['turn-head', 'blink', 'open-mouth'],
    ['blink', 'open-mouth', 'turn-head'],
    ['turn-head', 'open-mouth', 'turn-head'],
  ] as const)
    assert.equal(judgeLiveness(other, frames), 'prompt_missed', other.join())
})
