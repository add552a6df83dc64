import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotRow } from '../../planning/plan.repository.ts'
import { matchTimes } from './match-times.rules.ts'
import { findClashes, openSectionOverlaps } from './overlaps.rules.ts'
import { readTime, type WantedTime } from './time-line.rules.ts'

const span = (from: number, to: number) => ({ from, to })

test('what stands wins over a line, an earlier line over a later one, and each is named once', () => {
  const clashes = findClashes([
    { subjectId: 'room', span: span(0, 10) },
    { subjectId: 'room', span: span(5, 8) },
    { subjectId: 'room', span: span(10, 20), line: 2 },
    { subjectId: 'room', span: span(15, 25), line: 3 },
    { subjectId: 'room', span: span(115, 125), line: 3 },
    { subjectId: 'room', span: span(118, 119) },
    { subjectId: 'other', span: span(0, 100), line: 4 },
    { subjectId: 'other', span: span(50, 60), line: 4 },
  ])
  assert.deepEqual(
    clashes.map(({ line, with: { line: other } }) => [line, other]),
    [[3, 2]],
  )
  assert.deepEqual(
    findClashes([
      { subjectId: 'a', span: span(0, 9), line: 5 },
      { subjectId: 'a', span: span(8, 9) },
    ]).map(({ line, at }) => [line, at]),
    [[5, span(0, 9)]],
  )
})

test('sections meet where one lesson of each does, and not where one ends as the other begins', () => {
  const overlap = openSectionOverlaps([
    { sectionIds: ['a', 'b'], span: span(0, 10) },
    { sectionIds: ['c'], span: span(10, 20) },
    { sectionIds: ['d'], span: span(30, 40) },
    { sectionIds: ['c'], span: span(39, 41) },
  ])
  assert.deepEqual([overlap('a', 'b'), overlap('a', 'c'), overlap('d', 'c'), overlap('a', 'none')], [true, false, true, false])
})

const slot = (id: string, more: Partial<SlotRow> = {}): SlotRow => ({
  id,
  school_id: '',
  term_id: '',
  weekday: 1,
  weeks: 0b1111,
  from_period: 1,
  to_period: 2,
  starts: null,
  ends: null,
  room_id: null,
  section_ids: ['s'],
  teacher_ids: [],
  ...more,
})
const wanted = (line: number, more: Partial<WantedTime> = {}): WantedTime => {
  const { id: _id, school_id: _school, term_id: _term, ...times } = slot('')
  return { ...times, line, name: '', key: '', reason: '', ...more }
}

test('a line means the weekly time with its key, or the one that it overlaps; where others go, it rather moves one', () => {
  const slots = [
    slot('monday'),
    slot('later', { weeks: 0b110000 }),
    slot('friday', { weekday: 5 }),
    slot('joint', { section_ids: ['s', 't'] }),
  ]
  const lines = [
    wanted(2, { weeks: 0b1000 }),
    wanted(3, { key: 'friday', weekday: 4 }),
    wanted(4, { weekday: 2 }),
    wanted(5, { weeks: 0b1000000 }),
  ]
  const meant = (removesMissing: boolean) => {
    const { of, missing } = matchTimes(lines, slots, removesMissing)
    return [lines.map((line) => of.get(line)?.id), missing.map(({ id }) => id)]
  }
  assert.deepEqual(meant(false), [['monday', 'friday', undefined, undefined], []])
  assert.deepEqual(meant(true), [['monday', 'friday', undefined, 'later'], []])
  assert.deepEqual(
    matchTimes(lines.slice(0, 1), slots, true).missing.map(({ id }) => id),
    ['later', 'friday'],
  )
})

test('weekdays, weeks and hours are read as people write them', () => {
  const section = { id: 's', code: 'S', course_id: '', unit_id: '', capacity: 1, source_key: null, teacher_ids: [], has_lessons: false }
  const of = { weeks: 18, sections: new Map([['S', section]]), rooms: new Map(), teachers: new Map() }
  const read = (weekday: string, weeks: string, periods: string, clock = '') => {
    const time = readTime({ line: 2, cells: { sections: 'S', weekday, weeks, periods, clock } }, of)
    return 'problems' in time
      ? time.problems.map(({ field }) => field)
      : [time.weekday, time.weeks, time.from_period ?? time.starts, time.to_period ?? time.ends]
  }
  assert.deepEqual(read('星期日', '1-3 单', '第1-2节'), [7, 0b101, 1, 2])
  assert.deepEqual(read('週三', '2', '', '8:05-9:40'), [3, 0b10, '08:05', '09:40'])
  assert.deepEqual(read('tue', '1，2', '3'), [2, 0b11, 3, 3])
  for (const weeks of ['16-1', '0', '99', '', '1-19']) assert.deepEqual(read('1', weeks, '1'), ['weeks'])
  assert.deepEqual(read('8', '1', '2-1'), ['weekday', 'periods'])
  assert.deepEqual(read('1', '1', '1', '08:00-09:00'), ['periods'])
  assert.deepEqual(read('1', '1', '', '09:00-08:00'), ['clock'])
})
