import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownRanking, ownScores } from '@campus/contract/academics/scores.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makeSchool } from '../../../testing/people.ts'
import { makeCourse, makeRecord, makeScore } from '../../../testing/studies.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

/** A major with one course in each of two years. */
const openMajor = async () => {
  const { sql } = campus().base
  const schoolId = (await makeSchool(sql)).id
  const majorId = await makeUnit(sql, schoolId, { kind: 'major' })
  const courses = [await makeCourse(sql, schoolId, { credit: 3 }), await makeCourse(sql, schoolId, { credit: 1 })] as const
  const join = async (marks: readonly [number, number?], more: Parameters<typeof makeRecord>[2] = {}) => {
    const { id } = await sql
      .insertInto('person')
      .values({ school_id: schoolId, kind: 'student', number: crypto.randomUUID(), name: '同学' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return addMarks(await makeRecord(sql, { id, schoolId }, { major_id: majorId, ...more }), marks)
  }
  const addMarks = async (record_id: string, [first, second]: readonly [number, number?]) => {
    await makeScore(sql, schoolId, { record_id, course_id: courses[0], mark: first })
    if (second !== undefined) await makeScore(sql, schoolId, { record_id, course_id: courses[1], mark: second, academic_year: '2024-2025' })
    return record_id
  }
  const comeIn = async (marks: readonly [number, number?]) => {
    const student = await enter(campus(), { schoolId })
    const recordId = await addMarks(await makeRecord(sql, student.person, { major_id: majorId }), marks)
    return { ...student, recordId }
  }
  return { sql, schoolId, majorId, courses, join, comeIn }
}

test('equal averages share a place and the next is left out, in all and year by year', async () => {
  const { join, comeIn } = await openMajor()
  await join([90, 90])
  const [second, alsoSecond] = [await comeIn([80, 84]), await comeIn([81, 81])]
  const fourth = await comeIn([70, 99])
  const rankOf = async (student: typeof second) => (await ask(ownRanking, {}, student)).data
  assert.deepEqual((await rankOf(second)).overall, { rank: 2, of: 4, average: 81, gpa: 3.08 })
  assert.equal((await rankOf(alsoSecond)).overall?.rank, 2)
  const last = await rankOf(fourth)
  assert.deepEqual([last.overall?.rank, last.recordId, last.grade], [4, fourth.recordId, '2023'])
  assert.deepEqual(last.years, [
    { academicYear: '2024-2025', rank: 1, of: 4, average: 99 },
    { academicYear: '2023-2024', rank: 4, of: 4, average: 70 },
  ])
})

test('the averages of the ranking are those of the scores, including what was resat, retaken, exempted or not published', async () => {
  const { sql, schoolId, courses, join, comeIn } = await openMajor()
  await join([83])
  const student = await comeIn([52, 88])
  const give = (more: object) => makeScore(sql, schoolId, { record_id: student.recordId, course_id: courses[0], ...more })
  await give({ mark: 60, attempt: 'resit' })
  await give({ mark: 86, attempt: 'retake', academic_year: '2024-2025' })
  await give({ mark: 100, attempt: 'retake', academic_year: '2025-2026', published_at: null })
  await give({ mark_word: 'exempt', course_id: await makeCourse(sql, schoolId, { credit: 6 }) })
  await give({ mark: 12, course_id: await makeCourse(sql, schoolId, { credit: 0 }) })
  const { overall, years } = (await ask(ownRanking, {}, student)).data
  const scores = async (query: object) => (await ask(ownScores, query, student)).data.summary
  const all = await scores({})
  assert.deepEqual(overall, { rank: 1, of: 2, average: all.average, gpa: all.gpa })
  assert.deepEqual([all.average, years.map(({ average }) => average)], [86.5, [86.5, 60]])
  for (const { academicYear, average } of years) assert.equal((await scores({ academicYear })).average, average, academicYear)
})

test('compared are those of the same major, year, level and school who have not left', async () => {
  const { sql, schoolId, join, comeIn } = await openMajor()
  const student = await comeIn([70])
  const otherMajor = await makeUnit(sql, schoolId, { kind: 'major' })
  for (const apart of [{ grade: '2022' }, { major_id: otherMajor }, { education_level: 'master' }, { standing: 'left' }] as const)
    await join([95], apart)
  await (await openMajor()).join([95])
  assert.deepEqual((await ask(ownRanking, {}, student)).data.overall, { rank: 1, of: 1, average: 70, gpa: 2 })
  await join([95], { standing: 'graduated', graduated_on: '2027-06-20' })
  assert.equal((await ask(ownRanking, {}, student)).data.overall?.rank, 2)
})

test('who has no numbers or no major has no place', async () => {
  const { sql, schoolId, majorId, join, courses } = await openMajor()
  await join([90])
  const fresh = await enter(campus(), { schoolId })
  const record_id = await makeRecord(sql, fresh.person, { major_id: majorId })
  await makeScore(sql, schoolId, { record_id, course_id: courses[1], mark_word: 'pass' })
  const nothing = { overall: null, years: [], spread: [] }
  const { overall, years, spread } = (await ask(ownRanking, {}, fresh)).data
  assert.deepEqual({ overall, years, spread }, nothing)
  const lost = await enter(campus(), { schoolId })
  await makeScore(sql, schoolId, { record_id: await makeRecord(sql, lost.person), course_id: courses[0], mark: 90 })
  const { data } = await ask(ownRanking, {}, lost)
  assert.deepEqual([data.overall, data.major.name], [null, ''])
})

test('a small group shows no spread, and in a larger one no band has fewer than five', async () => {
  const { join, comeIn } = await openMajor()
  for (const mark of [61, 66, 71]) await join([mark])
  const student = await comeIn([76])
  const spread = async () => (await ask(ownRanking, {}, student)).data.spread
  assert.deepEqual(await spread(), [])
  for (const mark of [77, 78, 79, 79.9, 95, 100]) await join([mark])
  assert.deepEqual(await spread(), [{ from: 60, to: 100, people: 10, isMine: true }])
  for (const mark of [60, 64.9]) await join([mark])
  assert.deepEqual(await spread(), [
    { from: 60, to: 75, people: 5, isMine: false },
    { from: 75, to: 100, people: 7, isMine: true },
  ])
})
