import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { dataSources, ownDataSources } from '@campus/contract/academics/records.ts'
import { academicYears, coursesToChoose, ownRanking, ownScores } from '@campus/contract/academics/scores.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makeCourse, makeRecord, makeScore } from '../../../testing/studies.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'
import { exportAcademics } from '../academics-export.service.ts'
import { recordOf } from '../records/record.service.ts'
import { scoreFactsOf, studyOf } from '../study.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

/** A student with a record, and short hands for giving them scores. */
const enrol = async (given: Parameters<typeof makeRecord>[2] = {}) => {
  const { sql } = campus().base
  const student = await enter(campus())
  const recordId = await makeRecord(sql, student.person, given)
  const course = (more: Parameters<typeof makeCourse>[2] = {}) => makeCourse(sql, student.schoolId, more)
  const score = (course_id: string, more: Omit<Parameters<typeof makeScore>[2], 'record_id' | 'course_id'>) =>
    makeScore(sql, student.schoolId, { record_id: recordId, course_id, ...more })
  return { ...student, recordId, course, score }
}

test('a student sees their records, the newest first, in their own language; who does not study has none', async () => {
  const { sql } = campus().base
  const student = await enter(campus())
  const [college, major] = [
    await makeUnit(sql, student.schoolId, { kind: 'college', code: '01' }),
    await makeUnit(sql, student.schoolId, { kind: 'major', code: '0101' }),
  ]
  const old = await makeRecord(sql, student.person, {
    college_id: college,
    major_id: major,
    class_name: '旧班',
    class_name_en: 'Old class',
    class_name_tw: '舊班',
    enrolled_on: '2019-09-01',
    expected_graduation_on: '2023-06-30',
    standing: 'graduated',
    graduated_on: '2023-06-20',
  })
  const current = await makeRecord(sql, student.person, { source: 'graduate', education_level: 'master', enrolled_on: '2023-09-01' })
  const { data: records } = await ask(ownDataSources, {}, { ...student, language: 'en_US' })
  assert.deepEqual(
    records.map(({ id }) => id),
    [current, old],
  )
  const { id: _, ...rest } = records[1] ?? { id: '' }
  assert.deepEqual(rest, {
    source: { code: 'undergraduate', name: 'undergraduate', nameEn: 'undergraduate en', nameTw: 'undergraduate tw' },
    standing: 'graduated',
    college: { name: '01', nameEn: '01 en', nameTw: '01 tw' },
    major: { name: '0101', nameEn: '0101 en', nameTw: '0101 tw' },
    className: 'Old class',
    educationLevel: 'Bachelor',
    enrolledOn: '2019-09-01',
    endsOn: '2023-06-20',
  })
  assert.deepEqual([records[0]?.endsOn, records[0]?.major.name, records[0]?.className], ['2027-06-30', '', ''])
  assert.deepEqual(
    (await ask(dataSources, {}, student)).data.map(({ code }) => code),
    ['graduate', 'undergraduate'],
  )
  const foreigner = await enter(campus())
  assert.deepEqual((await ask(dataSources, {}, foreigner)).data, [])
})

test('without a record there are no scores, and somebody else’s record gives the same answer as a missing one', async () => {
  const owner = await enrol()
  await owner.score(await owner.course(), { mark: 80 })
  const { schoolId, recordId } = owner
  const kinds = ['student', 'teacher', 'visitor', 'family'] as const
  for (const kind of kinds) {
    const stranger = await enter(campus(), { schoolId, kind })
    assert.deepEqual((await ask(ownDataSources, {}, stranger)).data, [], kind)
    for (const call of [academicYears, ownScores, coursesToChoose, ownRanking]) {
      assert.equal((await ask(call, {}, stranger)).error, 'record_unknown', `${kind} ${call.path}`)
      assert.equal((await ask(call, { recordId }, stranger)).error, 'record_unknown', `${kind} ${call.path}`)
      assert.equal((await ask(call, { recordId: randomUUID() }, owner)).error, 'record_unknown', call.path)
    }
  }
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(ownScores, { recordId }, admin)).error, 'record_unknown')
})

test('scores are listed newest term first and can be filtered by year and term', async () => {
  const student = await enrol()
  const [logic, music, law] = [
    await student.course({ code: 'A1', credit: 3 }),
    await student.course({ code: 'B1', credit: 1, kind: 'practice' }),
    await student.course({ code: 'C1', credit: 2.5 }),
  ]
  await student.score(law, { mark: 88.5, academic_year: '2023-2024', semester: 2 })
  await student.score(logic, { mark: 90, academic_year: '2023-2024', semester: 1 })
  await student.score(music, { mark_word: 'good', academic_year: '2024-2025', semester: 1 })
  const read = async (query: object) => (await ask(ownScores, query, { ...student, language: 'zh_TW' })).data
  const all = await read({})
  assert.deepEqual(
    all.rows.map(({ courseCode, score, points }) => [courseCode, score, points]),
    [
      ['B1', '良好', null],
      ['C1', '88.5', 3.7],
      ['A1', '90', 4],
    ],
  )
  assert.equal(all.recordId, student.recordId)
  assert.deepEqual(all.summary, { courses: 3, credits: 6.5, creditsEarned: 6.5, average: 89.32, gpa: 3.86, failed: 0 })
  const codes = async (query: object) => (await read(query)).rows.map(({ courseCode }) => courseCode)
  assert.deepEqual(await codes({ academicYear: '2023-2024' }), ['C1', 'A1'])
  assert.deepEqual(await codes({ academicYear: '2023-2024', semester: 1 }), ['A1'])
  assert.deepEqual(await codes({ semester: 1 }), ['B1', 'A1'])
  assert.deepEqual(await codes({ academicYear: '2019-2020' }), [])
  assert.deepEqual((await ask(academicYears, {}, student)).data, [
    { academicYear: '2024-2025', semesters: [1] },
    { academicYear: '2023-2024', semesters: [1, 2] },
  ])
})

test('a bad year, a ninth semester and a malformed id are reported at their field', async () => {
  const student = await enrol()
  const fieldsOf = async (query: object) => Object.keys((await ask(ownScores, query, student)).fields ?? {})
  assert.deepEqual(await fieldsOf({ academicYear: '2024' }), ['academicYear'])
  assert.deepEqual(await fieldsOf({ semester: 9 }), ['semester'])
  assert.deepEqual(await fieldsOf({ recordId: "x' or '1'='1" }), ['recordId'])
  const { fields } = await ask(coursesToChoose, { academicYears: '2024-2025,' }, student)
  assert.deepEqual(Object.keys(fields ?? {}), ['academicYears'])
})

test('two attempts are both listed, and the better one counts and may be chosen', async () => {
  const student = await enrol()
  const [hard, easy] = [await student.course({ code: 'H', credit: 4 }), await student.course({ code: 'E', credit: 2 })]
  await student.score(hard, { mark: 45 })
  await student.score(hard, { mark: 60, attempt: 'resit' })
  const retaken = await student.score(hard, { mark: 78, attempt: 'retake', academic_year: '2024-2025' })
  const good = await student.score(easy, { mark: 90 })
  const all = (await ask(ownScores, {}, student)).data
  assert.deepEqual(
    all.rows.map(({ courseCode, attempt, isPassed }) => [courseCode, attempt, isPassed]),
    [
      ['H', 'retake', true],
      ['E', 'first', true],
      ['H', 'first', false],
      ['H', 'resit', true],
    ],
  )
  assert.deepEqual(all.summary, { courses: 2, credits: 6, creditsEarned: 6, average: 82, gpa: 3.33, failed: 0 })
  const choose = async (years?: string) =>
    (await ask(coursesToChoose, years ? { academicYears: years } : {}, student)).data.rows.map(({ id, score }) => [id, score])
  assert.deepEqual(await choose(), [
    [retaken, '78'],
    [good, '90'],
  ])
  assert.deepEqual(
    (await choose('2023-2024,2022-2023')).map(([, score]) => score),
    ['90', '60'],
  )
  const first = await ask(ownScores, { academicYear: '2023-2024' }, student)
  assert.deepEqual([first.data.summary.average, first.data.summary.courses], [70, 2])
})

test('an unpublished score is hidden, and appears at its publication time', async () => {
  const student = await enrol()
  const [seen, hidden, later] = [
    await student.course({ code: 'S' }),
    await student.course({ code: 'N' }),
    await student.course({ code: 'L' }),
  ]
  await student.score(seen, { mark: 70 })
  await student.score(hidden, { mark: 20, published_at: null, academic_year: '2024-2025' })
  await student.score(later, { mark: 90, published_at: new Date(campus().clock.now().getTime() + 3_600_000), academic_year: '2025-2026' })
  const read = async () => {
    const { data } = await ask(ownScores, {}, student)
    return [data.rows.map(({ courseCode }) => courseCode), data.summary.average]
  }
  assert.deepEqual(await read(), [['S'], 70])
  assert.equal((await ask(academicYears, {}, student)).data.length, 1)
  assert.equal((await ask(coursesToChoose, {}, student)).data.rows.length, 1)
  campus().clock.advance(3601)
  assert.deepEqual(await read(), [['L', 'S'], 80])
})

test('a document gets the study and its scores in both languages, in the order of a transcript', async () => {
  const { sql } = campus().base
  const major = async (schoolId: string) => makeUnit(sql, schoolId, { kind: 'major' })
  const student = await enrol({ birth_date: '2004-02-29', class_name: '一班', class_name_en: 'Class 1' })
  await sql
    .updateTable('student_record')
    .set({ major_id: await major(student.schoolId) })
    .where('id', '=', student.recordId)
    .execute()
  const [b, a, practice] = [await student.course({ code: 'B' }), await student.course({ code: 'A' }), await student.course({ code: 'P' })]
  await student.score(b, { mark: 41 })
  await student.score(b, { mark: 66, attempt: 'retake', academic_year: '2024-2025' })
  const chosen = await student.score(a, { mark: 84 })
  await student.score(practice, { mark: 95, mark_word: 'excellent', points: 4.5, academic_year: '2024-2025' })
  const ctx = systemContext(campus().base)
  const record = await recordOf(ctx, student.recordId, student.person.id)
  assert.ok(record)
  const study = await studyOf(ctx, record)
  assert.deepEqual(
    [study.birthDate, study.className, study.classNameEn, study.enrollmentDate, study.graduationDate, study.schoolLength],
    ['2004-02-29', '一班', 'Class 1', '2023-09-01', '', 4],
  )
  assert.deepEqual([study.average, study.gpa, study.creditsEarned, study.majorRanking, study.majorNumberPeople], [81.67, 3.1, 6, 1, 1])
  const { majorRanking, majorNumberPeople, average } = await studyOf(ctx, record, { withPlace: false })
  assert.deepEqual([majorRanking, majorNumberPeople, average], [null, null, 81.67])
  const facts = await scoreFactsOf(ctx, student.recordId, {})
  assert.deepEqual(
    facts.map(({ courseCode, score, scoreEn, attempt, points }) => [courseCode, score, scoreEn, attempt, points]),
    [
      ['A', '84', '84', 'first', 3.3],
      ['B', '66', '66', 'retake', 1.5],
      ['P', '优秀', 'Excellent', 'first', 4.5],
    ],
  )
  const codes = async (asked: Parameters<typeof scoreFactsOf>[2]) =>
    (await scoreFactsOf(ctx, student.recordId, asked)).map(({ courseCode }) => courseCode)
  assert.deepEqual(await codes({ scoreIds: [chosen], academicYears: [] }), ['A'])
  assert.deepEqual(await codes({ academicYears: ['2024-2025'], scoreIds: [] }), ['B', 'P'])
  const other = await enrol()
  assert.deepEqual(await scoreFactsOf(ctx, other.recordId, { scoreIds: [chosen] }), [])
  assert.equal(await recordOf(ctx, student.recordId, other.person.id), undefined)
})

test('the copy of my data holds my studies and my published scores, and nobody else’s', async () => {
  const [mine, other] = [await enrol(), await enrol()]
  const [open, hidden] = [await mine.course({ name_en: 'Logic' }), await mine.course()]
  await mine.score(open, { mark: 77 })
  await mine.score(hidden, { mark: 30, published_at: null })
  await other.score(await other.course(), { mark: 99 })
  const copy = await exportAcademics(systemContext(campus().base, 'en_US'), mine.person.id)
  assert.deepEqual(
    copy.map(({ educationLevel, scores }) => [educationLevel, scores.map(({ course, mark }) => [course, mark])]),
    [['Bachelor', [['Logic', '77']]]],
  )
})

test('a score is written once, and only where record and course are of one school', async () => {
  const [student, other] = [await enrol(), await enrol()]
  const course = await student.course()
  const twice = await Promise.allSettled([student.score(course, { mark: 70 }), student.score(course, { mark: 80 })])
  assert.deepEqual(twice.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  await assert.rejects(student.score(await other.course(), { mark: 70 }), /foreign key/)
  assert.equal((await ask(ownScores, {}, student)).data.rows.length, 1)
})
