import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureBackground } from './background.ts'
import { type Colour, colourDistance } from './colour.ts'
import type { Picture } from './picture.ts'
import { replaceBackground } from './replace-background.ts'
import type { PersonMask } from './segmentation.ts'

const side = 64
const wall: Colour = [100, 197, 255]
const coat: Colour = [120, 60, 40]
const hair: Colour = [20, 16, 12]
const white: Colour = [255, 255, 255]

const draw = (colourAt: (x: number, y: number) => Colour): Picture => ({
  width: side,
  height: side,
  pixels: Uint8Array.from(Array.from({ length: side * side }, (_, at) => colourAt(at % side, Math.floor(at / side))).flat()),
})
const colourOf = ({ pixels }: Picture, x: number, y: number) => [...pixels.subarray((y * side + x) * 3, (y * side + x) * 3 + 3)]

test('a plain wall is even and known by its colour, one with patterns is not even', () => {
  const nobody: PersonMask = () => 0
  assert.deepEqual(
    measureBackground(
      draw(() => wall),
      nobody,
    ),
    { colour: wall, spread: 0 },
  )
  const striped = measureBackground(
    draw((x) => (x % 8 < 4 ? coat : white)),
    nobody,
  )
  assert.ok(striped && striped.spread > 60)
  assert.equal(
    measureBackground(
      draw(() => wall),
      () => 1,
    ),
    undefined,
    'nothing but the person',
  )
})

test('hair that the segmentation takes for background makes no wall uneven', () => {
  const measured = measureBackground(
    draw((x, y) => (x < 12 && y > 50 ? hair : wall)),
    () => 0,
  )
  assert.deepEqual(measured, { colour: wall, spread: 0 })
})

test('colours are as far apart as they look', () => {
  assert.equal(colourDistance(white, white), 0)
  assert.ok(Math.abs(colourDistance(white, [0, 0, 0]) - 100) < 0.1)
  assert.ok(Math.abs(colourDistance(wall, white) - 47) < 3)
  assert.ok(colourDistance([205, 204, 200], white) < 25, 'a white wall in the shade')
})

/** Somebody in the middle with hair to the left that the segmentation misses, an edge of half and half, and a mark on the wall. */
const edge: Colour = [110, 129, 148]
const person = draw((x, y) => {
  if (x > 24 && x < 40) return coat
  if (x === 24 || x === 40) return edge
  if (x > 16 && x < 24 && y > 40) return hair
  return x > 55 && y < 4 ? hair : wall
})
const isPerson: PersonMask = ({ x }) => (x > 24 && x < 40 ? 1 : x === 24 || x === 40 ? 0.6 : 0)

test('another background leaves every point of the person as it was, in its place', () => {
  const present = measureBackground(person, isPerson)
  assert.ok(present)
  const replaced = replaceBackground(person, isPerson, present, white)
  for (let y = 0; y < side; y += 1)
    for (let x = 25; x < 40; x += 1) assert.deepEqual(colourOf(replaced, x, y), colourOf(person, x, y), `${x}, ${y}`)
  assert.deepEqual(colourOf(replaced, 20, 60), hair, 'hair stays')
  assert.deepEqual(colourOf(replaced, 60, 2), white, 'a mark on the wall goes')
  assert.deepEqual(colourOf(replaced, 5, 30), white)
})

test('no rim of the old colour stays at the edge', () => {
  const present = measureBackground(person, isPerson)
  assert.ok(present)
  const [red = 0, , blue = 0] = colourOf(replaceBackground(person, isPerson, present, white), 40, 30)
  assert.ok(blue - red < edge[2] - edge[0], `${blue - red}`)
})
