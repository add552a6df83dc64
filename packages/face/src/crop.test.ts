import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findCrop, type PhotoStandard } from './crop.ts'
import type { Head } from './head.ts'

const graduate: PhotoStandard = {
  width: 480,
  height: 640,
  hairTop: { min: 50, max: 110 },
  eyes: { min: 200, max: 300 },
  faceWidth: { min: 180, max: 300 },
  minQuality: 60,
}
const picture = { width: 1200, height: 1600 }
const head: Head = { hairTop: 300, eyes: 660, chin: 950, center: 600, faceWidth: 480 }

const inPhoto = (standard: PhotoStandard, one: Head, source = picture) => {
  const crop = findCrop(source, one, standard)
  if (!crop) return undefined
  const scale = standard.width / crop.width
  return { crop, scale, hairTop: (one.hairTop - crop.top) * scale, eyes: (one.eyes - crop.top) * scale, face: one.faceWidth * scale }
}

test('a head lies in the finished photo where its standard wants it', () => {
  const found = inPhoto(graduate, head)
  assert.ok(found)
  const { crop, hairTop, eyes, face } = found
  assert.ok(hairTop >= 49 && hairTop <= 111, `hair at ${hairTop}`)
  assert.ok(eyes >= 199 && eyes <= 301, `eyes at ${eyes}`)
  assert.ok(face >= 179 && face <= 301, `face ${face} wide`)
  assert.ok(Math.abs(crop.left + crop.width / 2 - head.center) <= 1)
  assert.ok(Math.abs(crop.width / crop.height - 480 / 640) < 0.01)
})

test('a picture is never enlarged', () => {
  const half: Head = { hairTop: 75, eyes: 165, chin: 238, center: 150, faceWidth: 120 }
  assert.equal(findCrop({ width: 300, height: 400 }, half, graduate), undefined)
  assert.equal(findCrop({ width: 600, height: 800 }, half, graduate), undefined)
})

test('a head without room around it is not cut', () => {
  assert.equal(findCrop(picture, { ...head, hairTop: 5, eyes: 365, chin: 655 }, graduate), undefined)
  assert.equal(findCrop(picture, { ...head, center: 150 }, graduate), undefined)
})

test('a photo that is exactly as large as wanted is taken whole, also where the head is a little beside the middle', () => {
  const exact = { width: 480, height: 640 }
  const whole = { left: 0, top: 0, width: 480, height: 640 }
  const fitting: Head = { hairTop: 66.7, eyes: 285, chin: 490, center: 237.4, faceWidth: 250 }
  assert.deepEqual(findCrop(exact, fitting, graduate), whole)
  assert.deepEqual(findCrop(exact, { ...fitting, center: 258 }, graduate), whole)
  assert.equal(findCrop(exact, { ...fitting, center: 270 }, graduate), undefined, 'too far beside the middle')
  assert.equal(findCrop(exact, { ...fitting, hairTop: 40 }, graduate), undefined, 'too little room above the hair')
})

test('a standard may also ask for the height of the head', () => {
  const travel: PhotoStandard = { width: 390, height: 567, headHeight: { min: 397, max: 454 }, minQuality: 60 }
  const found = inPhoto(travel, head)
  assert.ok(found)
  const height = (head.chin - head.hairTop) * found.scale
  assert.ok(height >= 396 && height <= 455, `head ${height} high`)
})
