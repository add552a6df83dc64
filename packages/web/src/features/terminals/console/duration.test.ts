import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayMinutes } from './duration.ts'

test('how long a repair took is said in the two largest units', () => {
  const table: readonly (readonly [minutes: number, zh: string, en: string])[] = [
    [0, '0 分钟', '0 min'],
    [59, '59 分钟', '59 min'],
    [60, '1 小时', '1 h'],
    [61, '1 小时 1 分', '1 h 1 min'],
    [1439, '23 小时 59 分', '23 h 59 min'],
    [1440, '1 天', '1 d'],
    [1499, '1 天', '1 d'],
    [3000, '2 天 2 小时', '2 d 2 h'],
  ]
  for (const [minutes, zh, en] of table) assert.deepEqual(sayMinutes(minutes).slice(0, 2), [zh, en])
})
