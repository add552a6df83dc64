import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatOfValue, fromBox, lengthOf, toBox } from './moments.ts'

test('the box of a browser and the form write a moment in their own way', () => {
  assert.equal(toBox('2026-11-17 08:30'), '2026-11-17T08:30')
  assert.equal(fromBox('2026-11-17T08:30', 'YYYY-MM-DD HH:mm'), '2026-11-17 08:30')
  assert.equal(fromBox('2026-11-17T08:30', 'YYYY-MM-DD HH:mm:ss'), '2026-11-17 08:30:00')
  assert.equal(fromBox('08:30:15', 'HH:mm'), '08:30')
  assert.equal(fromBox('', 'YYYY-MM-DD'), undefined)
})

test('a limit that names only a day, or more than its field, is shown as it counts', () => {
  assert.equal(formatOfValue('2026-11-17', 'YYYY-MM-DD HH:mm'), 'YYYY-MM-DD')
  assert.equal(formatOfValue('2026-11-17', 'YYYY-MM'), 'YYYY-MM')
  assert.equal(formatOfValue('20', 'YYYY'), 'YYYY')
  assert.equal(formatOfValue(undefined, 'YYYY-MM-DD HH:mm'), 'YYYY-MM-DD HH:mm')
})

test('a range of days counts both ends, one of times its hours', () => {
  assert.equal(lengthOf(['2026-11-17', '2026-11-19'], 'YYYY-MM-DD')?.[1], '3 days')
  assert.equal(lengthOf(['2026-11-17 08:00', '2026-11-18 09:30'], 'YYYY-MM-DD HH:mm')?.[0], '1 天 1 小时 30 分钟')
  assert.equal(lengthOf(['08:00', '10:00'], 'HH:mm')?.[1], '2 hours')
})

test('a range without an end, or that runs backwards, has no length', () => {
  assert.equal(lengthOf(['2026-11-17'], 'YYYY-MM-DD'), undefined)
  assert.equal(lengthOf(['2026-11-19', '2026-11-17'], 'YYYY-MM-DD'), undefined)
  assert.equal(lengthOf(['10:00', '08:00'], 'HH:mm'), undefined)
})
