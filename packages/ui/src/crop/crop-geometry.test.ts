import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxAround, holdInFrame, turnBy } from './crop-geometry.ts'

const rounded = ({ width, height }: { width: number; height: number }) => [Math.round(width), Math.round(height)]

test('a picture on its side is as wide as it was high', () => {
  assert.deepEqual(rounded(boxAround({ width: 400, height: 300 }, 90)), [300, 400])
  assert.deepEqual(rounded(boxAround({ width: 400, height: 300 }, 180)), [400, 300])
  assert.deepEqual(rounded(boxAround({ width: 100, height: 100 }, 45)), [141, 141])
})

test('a picture can be moved until its edge meets the frame, and no further', () => {
  const stage = { picture: { width: 400, height: 300 }, frame: { width: 300, height: 300 }, zoom: 1, degrees: 0 }
  assert.deepEqual(holdInFrame({ x: 20, y: 20 }, stage), { x: 20, y: 0 })
  assert.deepEqual(holdInFrame({ x: -900, y: 0 }, stage), { x: -50, y: 0 })
  assert.deepEqual(holdInFrame({ x: -900, y: 900 }, { ...stage, zoom: 2 }), { x: -250, y: 150 })
})

test('a picture smaller than the frame stays in the middle', () => {
  const stage = { picture: { width: 100, height: 100 }, frame: { width: 300, height: 300 }, zoom: 1, degrees: 0 }
  assert.deepEqual(holdInFrame({ x: 5, y: -5 }, stage), { x: 0, y: -0 })
})

test('turning goes round in both directions', () => {
  assert.deepEqual([turnBy(0, 90), turnBy(270, 90), turnBy(0, -90), turnBy(350, 20)], [90, 0, 270, 10])
})
