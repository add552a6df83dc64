import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Lesson } from '@campus/contract/schedule/timetable.ts'
import { gridOf } from './grid.rules.ts'

const periods = [
  { number: 1, starts: '08:00', ends: '08:45' },
  { number: 2, starts: '08:50', ends: '09:35' },
  { number: 3, starts: '10:00', ends: '10:45' },
]
const days = ['2026-11-16', '2026-11-17']

const lesson = (id: string, day: string, more: Partial<Lesson>): { lesson: Lesson } => ({
  lesson: {
    id,
    day,
    startsAt: `${day}T00:00:00Z`,
    endsAt: `${day}T01:35:00Z`,
    fromPeriod: null,
    toPeriod: null,
    state: 'planned',
    cancelledBy: null,
    isChanged: false,
    course: { id: 'c', code: 'C', name: 'C' },
    sections: [],
    room: null,
    teachers: [],
    ...more,
  },
})

const drawn = (items: ReturnType<typeof lesson>[]) => {
  const { rows, outside } = gridOf(days, periods, items, 'Asia/Shanghai')
  const cells = rows.map((row) =>
    row.cells.map((cell) =>
      cell === undefined ? '|' : `${cell.items.map((item) => ('lesson' in item ? item.lesson.id : '')).join('+')}:${cell.rowSpan}`,
    ),
  )
  return { cells, outside: outside.length }
}

test('a lesson reaches over its periods, and lessons at once share a cell', () => {
  const [monday = '', tuesday = ''] = days
  assert.deepEqual(
    drawn([lesson('a', monday, { fromPeriod: 1, toPeriod: 2 }), lesson('b', monday, { fromPeriod: 2, toPeriod: 3 })]).cells,
    [
      ['a+b:3', ':1'],
      ['|', ':1'],
      ['|', ':1'],
    ],
  )
  assert.deepEqual(drawn([lesson('c', tuesday, { fromPeriod: 3, toPeriod: 3 })]).cells, [
    [':1', ':1'],
    [':1', ':1'],
    [':1', 'c:1'],
  ])
})

test('a time by the clock stands beside the periods that it covers, or outside of the grid', () => {
  const [monday = ''] = days
  assert.deepEqual(drawn([lesson('d', monday, {})]).cells, [
    ['d:2', ':1'],
    ['|', ':1'],
    [':1', ':1'],
  ])
  const late = { startsAt: `${monday}T12:00:00Z`, endsAt: `${monday}T13:00:00Z` }
  assert.equal(drawn([lesson('e', monday, late)]).outside, 1)
})
