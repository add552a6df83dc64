import assert from 'node:assert/strict'
import { test } from 'node:test'
import { levelPaper } from './level-paper.ts'
import { findStrokes } from './strokes.ts'

const [width, height] = [300, 200]
const isInk = (x: number, y: number) => x >= 100 && x < 200 && y >= 90 && y < 98

/** A sheet whose paper darkens from one side to the other, with a stroke in the middle. */
const photographed = (paper: (x: number) => number) =>
  Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return isInk(x, y) ? 230 : paper(x)
  })

for (const [light, paper] of [
  ['in bright light', () => 10],
  ['in dim light', () => 110],
  ['in light from one side', (x: number) => 20 + (x * 100) / width],
] as const)
  test(`of paper ${light} only the stroke remains`, () => {
    const strokes = findStrokes(levelPaper(photographed(paper), width), width)
    assert.deepEqual([strokes?.width, strokes?.height], [100, 8])
  })

test('an empty sheet has nothing on it, however dim the light', () => {
  assert.equal(findStrokes(levelPaper(new Uint8Array(width * height).fill(140), width), width), undefined)
})
