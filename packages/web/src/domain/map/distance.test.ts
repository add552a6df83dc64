import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distanceBetween, sayDistance, toPoint } from './distance.ts'

test('a degree of latitude is about 111 kilometres anywhere', () => {
  for (const longitude of [0, 116.4]) {
    const metres = distanceBetween({ latitude: 30, longitude }, { latitude: 31, longitude })
    assert.ok(Math.abs(metres - 111_195) < 10, String(metres))
  }
})

test('a degree of longitude is half as long at 60 degrees north', () => {
  const metres = distanceBetween({ latitude: 60, longitude: 10 }, { latitude: 60, longitude: 11 })
  assert.ok(Math.abs(metres - 55_597) < 60, String(metres))
})

test('two opposite ends of the earth are half its girth apart', () => {
  assert.equal(Math.round(distanceBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })), 20_015_087)
})

test('distances are rounded to what one can walk by', () => {
  assert.deepEqual(
    [3, 7, 352, 996, 1240, 18_460].map((metres) => sayDistance(metres)[1]),
    ['right here', 'about 10 m', 'about 350 m', 'about 1000 m', 'about 1.2 km', 'about 18.5 km'],
  )
})

test('only a real place in an address becomes a point', () => {
  assert.deepEqual(toPoint('30.5', '114.3'), { latitude: 30.5, longitude: 114.3 })
  for (const [latitude, longitude] of [
    ['', '114'],
    [undefined, '1'],
    ['91', '0'],
    ['1e9', '1'],
    ['north', '1'],
    ['0', '181'],
  ]) {
    assert.equal(toPoint(latitude, longitude), undefined)
  }
})
