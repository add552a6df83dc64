import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inventEverybody } from '../people/everybody.ts'
import { personId } from '../people/person-rows.ts'
import { firstMondayOf } from './demo-term.ts'
import { rooms } from './rooms.ts'
import { scheduleRows } from './schedule-rows.ts'

test('the demo school is in its ninth week on any date, and nobody is in two places at once', () => {
  for (const date of ['2026-11-17', '2027-04-05']) {
    const today = new Date(`${date}T02:00:00Z`)
    assert.equal(Math.floor((today.getTime() - Date.parse(firstMondayOf(today))) / (7 * 86_400_000)), 8, date)
    const { lessons, lessonSections, lessonTeachers, roster } = scheduleRows(inventEverybody(today), today)
    const held = new Map(lessons.filter(({ state }) => state === 'planned').map((row) => [row.id, row]))
    const taken = new Set<string>()
    const take = (who: string, lessonId: string) => {
      const lesson = held.get(lessonId)
      if (!lesson) return
      const key = `${who} ${lesson.starts_at.getTime()}`
      // Half a million times: an assertion for each would take a minute.
      if (taken.has(key)) assert.fail(key)
      taken.add(key)
    }
    for (const { lesson_id, person_id } of lessonTeachers) take(person_id, lesson_id)
    for (const { id, room_id } of held.values()) take(room_id, id)
    const students = Map.groupBy(roster, ({ section_id }) => section_id)
    for (const { lesson_id, section_id } of lessonSections)
      for (const { person_id } of students.get(section_id) ?? []) take(person_id, lesson_id)
    const shown = new Set(roster.filter(({ person_id }) => person_id === personId('100001')).map(({ section_id }) => section_id))
    const shared = new Set(lessonSections.filter(({ section_id }) => shown.has(section_id)).map(({ lesson_id }) => lesson_id))
    assert.ok(lessonTeachers.some(({ lesson_id, person_id }) => person_id === personId('T0001') && shared.has(lesson_id)))
  }
})

test('it has four hundred sections, ninety rooms and thirteen thousand lessons in either semester', () => {
  assert.equal(rooms.length, 90)
  for (const date of ['2026-11-17', '2027-01-31', '2027-02-01', '2027-08-31', '2028-02-29']) {
    const today = new Date(`${date}T02:00:00Z`)
    const { sections, lessons } = scheduleRows(inventEverybody(today), today)
    for (const [what, count, wanted] of [
      ['sections', sections.length, 400],
      ['lessons', lessons.length, 13_000],
      ['lessons that are held', lessons.filter(({ state }) => state === 'planned').length, 13_000],
    ] as const)
      assert.ok(Math.abs(count - wanted) <= wanted * 0.03, `${date}: ${count} ${what}`)
  }
})
