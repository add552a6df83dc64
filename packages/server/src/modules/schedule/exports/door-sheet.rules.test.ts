import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doorBlocks } from './door-sheet.rules.ts'

test('times that share periods stand in one cell of the door sheet, others each in their own', () => {
  const time = (weekday: number, fromPeriod: number, toPeriod: number, text: string) => ({ weekday, fromPeriod, toPeriod, lines: [text] })
  assert.deepEqual(doorBlocks([time(1, 3, 4, 'c'), time(1, 1, 2, 'a'), time(1, 2, 3, 'b'), time(2, 1, 2, 'd'), time(2, 3, 3, 'e')]), [
    { weekday: 1, from: 1, to: 4, texts: [['a'], ['b'], ['c']] },
    { weekday: 2, from: 1, to: 2, texts: [['d']] },
    { weekday: 2, from: 3, to: 3, texts: [['e']] },
  ])
})
