import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysKept } from './kept-for.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

test('a file counts the days until its deletion, and has a last one', () => {
  const table = [
    ['2026-03-17T12:00:00Z', 7],
    ['2026-03-17T11:59:00Z', 7],
    ['2026-03-16T12:00:00Z', 6],
    ['2026-03-11T12:00:00Z', 1],
    ['2026-03-11T11:00:00Z', 1],
    ['2026-03-01T00:00:00Z', 1],
  ] as const
  for (const [until, days] of table) assert.equal(daysKept(Date.parse(until), now), days, until)
})
