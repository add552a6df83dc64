import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inverse, similarityOnto, squareOnto, transformed } from './geometry.ts'
import { solve } from './solve.ts'

const isNear = (one: number, other: number) => assert.ok(Math.abs(one - other) < 1e-9, `${one}, not ${other}`)

test('equations are solved whatever their order, and those without one answer are not', () => {
  assert.deepEqual(
    solve(
      [
        [0, 2, 1],
        [1, 1, 0],
        [2, 0, 3],
      ],
      [5, 3, 11],
    )?.map((value) => Math.round(value * 1e9) / 1e9),
    [1.75, 1.25, 2.5],
  )
  assert.equal(
    solve(
      [
        [1, 2],
        [2, 4],
      ],
      [1, 2],
    ),
    undefined,
  )
})

test('a similarity is found again from the points that it moved, and its inverse brings them back', () => {
  const moved = { a: 0.8, b: -0.6, c: 10, d: 0.6, e: 0.8, f: -4 }
  const points = [
    { x: 0, y: 0 },
    { x: 5, y: 1 },
    { x: -2, y: 7 },
  ]
  const onto = points.map((point) => transformed(moved, point))
  const found = similarityOnto(points, onto)
  for (const [index, point] of points.entries()) {
    const { x, y } = transformed(found, point)
    isNear(x, onto[index]?.x ?? 0)
    isNear(y, onto[index]?.y ?? 0)
    const back = transformed(inverse(found), { x, y })
    isNear(back.x, point.x)
    isNear(back.y, point.y)
  }
})

test('a square around a point lands in the middle of the new one, upright', () => {
  const onto = squareOnto({ x: 50, y: 40 }, 20, Math.PI / 2, 100)
  const center = transformed(onto, { x: 50, y: 40 })
  isNear(center.x, 50)
  isNear(center.y, 50)
  // What pointed down in the picture points right once it is turned by a quarter.
  const below = transformed(onto, { x: 50, y: 50 })
  isNear(below.x, 100)
  isNear(below.y, 50)
})
