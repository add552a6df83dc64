import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inventEverybody } from '../people/everybody.ts'
import { colleges } from '../school/colleges.ts'
import { courseRows, curriculumOf } from './catalogue.ts'
import { listLearners } from './learner.ts'
import { scoreRows } from './score-rows.ts'

const scoresOn = (day: string) => {
  const today = new Date(`${day}T08:00:00Z`)
  const learners = listLearners(inventEverybody(today), today)
  return { today, learners, rows: scoreRows(learners, today) }
}
const [summer, autumn, spring] = [scoresOn('2026-08-10'), scoresOn('2026-11-15'), scoresOn('2027-04-01')]

const keyOf = (row: (typeof autumn.rows)[number]) =>
  [row.record_id, row.course_id, row.academic_year, row.semester, row.attempt, row.mark, row.mark_word].join()

test('every course has a code of its own and its name in three languages; every major has a plan', () => {
  const courses = courseRows()
  assert.equal(new Set(courses.map(({ code }) => code)).size, courses.length)
  assert.ok(courses.every((course) => course.name && course.name_en && course.name_tw && Number.isInteger(course.hours)))
  for (const { code } of colleges.flatMap(({ majors }) => majors)) assert.ok(curriculumOf(code).fixed.length > 50, code)
})

test('what is published stays as it is: later there is only more', () => {
  const later = new Set(spring.rows.map(keyOf))
  assert.ok(autumn.rows.every((row) => later.has(keyOf(row))))
  assert.ok(spring.rows.length > autumn.rows.length * 1.3)
})

test('nobody has a score of a running term, on any day', () => {
  const newestOf = ({ rows, today }: typeof autumn) => {
    assert.ok(rows.every(({ published_at }) => published_at <= today))
    return rows.reduce((newest, { academic_year, semester }) => {
      const term = `${academic_year} ${semester}`
      return term > newest ? term : newest
    }, '')
  }
  assert.deepEqual([summer, autumn, spring].map(newestOf), ['2025-2026 2', '2025-2026 3', '2026-2027 1'])
})

test('graduates have passed every course, also in the summer in which a whole year leaves', () => {
  const passed = new Set(summer.rows.filter(({ is_passed }) => is_passed).map(({ record_id, course_id }) => record_id + course_id))
  const graduates = new Set(summer.learners.filter(({ isGraduated }) => isGraduated).map(({ recordId }) => recordId))
  assert.ok(graduates.size > 150)
  const open = summer.rows.filter(({ record_id, course_id }) => graduates.has(record_id) && !passed.has(record_id + course_id))
  assert.deepEqual(open, [])
})
