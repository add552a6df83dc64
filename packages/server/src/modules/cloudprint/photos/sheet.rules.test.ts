import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { photoMillimetres, photoSizes } from '@campus/contract/cloudprint/files.ts'
import { areaBeforeTurn, areaOf, isSharpEnough, pointsOf, turnedBy } from './crop.rules.ts'
import { layoutOf, paper, targetOf } from './sheet.rules.ts'

const upright = { width: 3000, height: 4000 }

test('each size is on its sheet as often as it fits', () => {
  const counts = photoSizes.map((size) => [size, layoutOf(size, targetOf(size, upright)).cells.length])
  assert.deepEqual(Object.fromEntries(counts), {
    one_inch: 12,
    small_one_inch: 16,
    two_inch: 4,
    small_two_inch: 8,
    passport: 4,
    visa_us: 2,
    visa_schengen: 8,
  })
})

test('photos keep their exact size, stay on the paper, two millimetres apart', () => {
  for (const size of photoSizes) {
    const { width, height, isTurned, cells } = layoutOf(size, targetOf(size, upright))
    const sides = photoMillimetres[size]
    assert.deepEqual([width, height], isTurned ? [sides.height, sides.width] : [sides.width, sides.height], size)
    for (const { x, y } of cells)
      assert.ok(x >= 3 && y >= 3 && x + width <= paper.width - 3 && y + height <= paper.height - 3, `${size} at ${x},${y}`)
    for (const [at, one] of cells.entries())
      for (const other of cells.slice(at + 1)) {
        const [apartX, apartY] = [Math.abs(one.x - other.x) - width, Math.abs(one.y - other.y) - height]
        assert.ok(Math.max(apartX, apartY) >= 1.999, `${size}: ${JSON.stringify([one, other])}`)
      }
  }
})

test('every edge has its marks on both sides, none of them on a photo or off the paper', () => {
  for (const size of photoSizes) {
    const { width, height, cells, marks } = layoutOf(size, targetOf(size, upright))
    const [columns, rows] = [new Set(cells.map(({ x }) => x)).size, new Set(cells.map(({ y }) => y)).size]
    assert.equal(marks.length, 4 * (columns + rows), size)
    for (const { x, y, dx, dy } of marks) {
      assert.ok(x >= 0 && y >= 0 && x + dx <= paper.width && y + dy <= paper.height, `${size} ${JSON.stringify({ x, y })}`)
      const isOn = cells.some((cell) => x + dx > cell.x && x < cell.x + width && y + dy > cell.y && y < cell.y + height)
      assert.equal(isOn, false, size)
    }
  }
})

test('a picture as large as the sheet keeps its orientation', () => {
  const lying = { width: 4000, height: 3000 }
  assert.deepEqual(
    [upright, lying].map((picture) => layoutOf('full', targetOf('full', picture)).isTurned),
    [false, true],
  )
})

test('for every crop, the pixels are inside the picture and have the aspect ratio of the print', () => {
  for (let round = 0; round < 2000; round += 1) {
    const picture = { width: randomInt(50, 6000), height: randomInt(50, 6000) }
    const [x, y] = [Math.random() * 0.9, Math.random() * 0.9]
    const crop = { x, y, width: 0.03 + Math.random() * (0.97 - x), height: 0.03 + Math.random() * (0.97 - y) }
    const target = photoMillimetres[photoSizes[randomInt(photoSizes.length)] ?? 'one_inch']
    const area = areaOf(picture, round % 5 === 0 ? null : crop, target)
    const what = JSON.stringify({ picture, crop, target, area })
    assert.ok(area.left >= 0 && area.top >= 0 && area.width >= 1 && area.height >= 1, what)
    assert.ok(area.left + area.width <= picture.width && area.top + area.height <= picture.height, what)
    assert.ok(Math.abs(area.width / target.width - area.height / target.height) * Math.max(target.width, target.height) <= 2.5, what)
  }
})

test('what is framed in a turned photo is cut from the same pixels of the photo as it was taken', () => {
  const photo = { width: 4, height: 3 }
  const [left, top] = [1, 2]
  const point = { left, top, width: 1, height: 1 }
  const right = (spot: typeof point, sides: typeof photo) => ({ ...spot, left: sides.height - 1 - spot.top, top: spot.left })
  let [seen, sides] = [point, photo]
  for (const degrees of [0, 90, 180, 270]) {
    assert.deepEqual(turnedBy(photo, degrees), sides)
    assert.deepEqual(areaBeforeTurn(seen, sides, degrees), point, String(degrees))
    seen = right(seen, sides)
    sides = { width: sides.height, height: sides.width }
  }
  assert.deepEqual(areaBeforeTurn({ left: 0, top: 1, width: 2, height: 3 }, { width: 3, height: 4 }, 90), {
    left: 1,
    top: 1,
    width: 3,
    height: 2,
  })
})

test('two hundred points an inch are enough and one fewer is not', () => {
  const target = photoMillimetres.one_inch
  const min = Math.ceil((target.width / 25.4) * 200)
  assert.equal(isSharpEnough({ width: min, height: 999 }, target), true)
  assert.equal(isSharpEnough({ width: min - 1, height: 999 }, target), false)
  assert.deepEqual(pointsOf(target), { width: 295, height: 413 })
})
