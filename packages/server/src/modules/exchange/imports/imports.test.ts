import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownDataSources } from '@campus/contract/academics/records.ts'
import { ownScores } from '@campus/contract/academics/scores.ts'
import { dataTables } from '@campus/contract/exchange/import-fields.ts'
import { dataImport, dataImportLines, dataTemplate, runDataImport } from '@campus/contract/exchange/imports.ts'
import { saveRecordSource } from '@campus/contract/exchange/sources.ts'
import { gradeDetail } from '@campus/contract/grades/grades.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { studentList } from '@campus/contract/records/students.ts'
import { fetchCall } from '../../../testing/ask.ts'
import { dataImporter, dataTable } from '../../../testing/data-imports.ts'
import { course, openDataSchool, studyOf } from '../../../testing/data-school.ts'
import { makeOne, orderDocument, smallSource, waitForDocument } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { makeTemplate } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { setReach } from '../../../testing/units.ts'

const campus = useTestCampus()

const units = [
  { code: '050101', kind: '班级', name: '汉语一班', nameEn: 'Chinese 1', nameTw: '漢語一班', parent: '0501' },
  { code: '0501', kind: 'Major', name: '汉语言文学', nameEn: 'Chinese', nameTw: '漢語言文學', parent: '05' },
  { code: '05', kind: 'college', name: '文学院', nameEn: 'Arts', nameTw: '文學院', parent: '' },
]

test('a student whose data came by import alone sees their scores and gets a transcript; a corrected score is told', async () => {
  const { ask, sql, schoolId, student, by } = await openDataSchool(campus())
  const { number } = student.person
  await by.bring('units', await dataTable('units', units, { format: 'xlsx', language: 'zh_CN' }))
  await by.bring('courses', await dataTable('courses', [course, { ...course, code: 'PE1', name: '=1+1<b>' }], { language: 'zh_TW' }))
  const records = await by.bring('records', await dataTable('records', [studyOf(number)], { format: 'xlsx' }))
  assert.deepEqual(records.counts, [1, 0, 0, 0, 0])
  const [record] = (await ask(ownDataSources, {}, student)).data
  assert.deepEqual(
    [record?.college.name, record?.major.nameEn, record?.className, record?.enrolledOn, record?.endsOn, record?.standing],
    ['文学院', 'Chinese', '汉语一班', '2024-09-01', '2028-06-30', 'studying'],
  )
  const line = {
    number,
    course: 'MATH101',
    academicYear: '2024/2025',
    semester: '第一学期',
    mark: '95',
    word: '优秀',
    attempt: '',
    published: '',
  }
  const marks = [
    line,
    { ...line, course: 'PE1', mark: '良好', word: '' },
    { ...line, semester: '2', mark: '59.5', word: '', published: 'no' },
  ]
  await by.bring('scores', await dataTable('scores', marks))
  const read = async () =>
    (await ask(ownScores, {}, student)).data.rows.map(({ courseCode, name, score, points }) => [courseCode, name, score, points])
  assert.deepEqual(await read(), [
    ['MATH101', '高等数学', '优秀', 4],
    ['PE1', '=1+1<b>', '良好', null],
  ])
  const rules = { name: '成绩单', fields: ['name', 'studentId', 'scores'] as const }
  const { id: templateId } = await makeTemplate(sql, schoolId, { source: smallSource, rules: rules as never })
  const document = await waitForDocument(campus(), student.token, await orderDocument(campus(), student, { templateId }))
  assert.equal(document.state, 'valid')

  // Again nothing changes; another mark is a correction that keeps the one before.
  assert.deepEqual((await by.read('scores', await dataTable('scores', marks))).counts, [0, 0, 0, 3, 0])
  const corrected = await by.bring('scores', await dataTable('scores', [{ ...line, mark: '88', word: '' }]))
  assert.deepEqual(
    [corrected.counts, corrected.lines[0]?.changes],
    [
      [0, 1, 0, 0, 0],
      ['Score', 'Grade word'],
    ],
  )
  const told = (await ask(messagesInGroup, { group: 'study' }, student)).data.rows.map(({ title }) => title)
  assert.deepEqual(told, ['“高等数学”的成绩已更正'])
  const { id: scoreId = '' } = (await ask(ownScores, {}, student)).data.rows.find(({ courseCode }) => courseCode === 'MATH101') ?? {}
  assert.deepEqual(
    (await ask(gradeDetail, { scoreId }, student)).data.documents.map(({ id }) => id),
    [document.id],
  )
  const kept = await sql.selectFrom('score_change').where('score_id', '=', scoreId).select(['mark_before', 'import_id']).execute()
  assert.deepEqual(
    kept.map(({ mark_before, import_id }) => [Number(mark_before), import_id]),
    [[95, corrected.id]],
  )
  assert.equal((await makeOne(campus(), { token: student.token, templateId })).state, 'valid')

  // Graduation comes by the same table, and what it does not name stays.
  const graduation = { number, standing: 'graduated', graduatedOn: '2028-06-20', graduationNo: 'G1', degree: '文学学士', degreeNo: 'D1' }
  const graduated = await by.bring('records', await dataTable('records', [graduation]))
  assert.deepEqual(graduated.lines[0]?.changes.length, 5)
  const row = await sql.selectFrom('student_record').where('person_id', '=', student.person.id).selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([row.standing, row.degree_no, row.gender, row.grade], ['graduated', 'D1', 'male', '2024'])
})

const otherUnits = [
  ...units,
  { code: '0502', kind: 'major', name: '新闻学', parent: '05' },
  { code: '06', kind: 'college', name: '理学院', parent: '' },
  { code: '0601', kind: 'major', name: '数学', parent: '06' },
  { code: '060101', kind: 'class', name: '数学一班', parent: '0601' },
].map((unit) => ({ nameEn: '', nameTw: '', ...unit }))

test('a student stands where their newest record says: an import moves them, and lists and managers follow', async () => {
  const { ask, sql, admin, schoolId, student, other, by } = await openDataSchool(campus())
  await by.bring('units', await dataTable('units', otherUnits))
  const unitOf = async (code: string) =>
    (await sql.selectFrom('org_unit').where('school_id', '=', schoolId).where('code', '=', code).select('id').executeTakeFirstOrThrow()).id
  const placeOf = async ({ person }: typeof student) => {
    const { code, grade } = await sql
      .selectFrom('person')
      .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
      .where('person.id', '=', person.id)
      .select(['org_unit.code', 'person.grade'])
      .executeTakeFirstOrThrow()
    return [code, grade]
  }
  const dean = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(sql, dean.person.id, await unitOf('06'))
  const seenByDean = async () => (await ask(studentList, {}, dean)).data.rows.map(({ personId }) => personId)
  const { number } = student.person
  await by.bring('records', await dataTable('records', [studyOf(number)]))
  assert.deepEqual([await placeOf(student), await seenByDean()], [['050101', '2024'], []])
  const moved = await by.read('records', await dataTable('records', [{ number, class: '060101', grade: '2025' }]))
  assert.deepEqual(await placeOf(student), ['050101', '2024'], 'nothing moves before it is confirmed')
  await by.run(moved.id)
  assert.deepEqual([await placeOf(student), await seenByDean()], [['060101', '2025'], [student.person.id]])
  // An earlier course of study moves nobody, and a record without units leaves them where they are.
  await ask(saveRecordSource, { code: 'associate', name: '专科教务', nameEn: 'Associate system', nameTw: '專科教務' }, admin)
  const earlier = {
    ...studyOf(number),
    source: 'associate',
    educationLevel: '专科',
    enrolledOn: '2020-09-01',
    expectedGraduationOn: '2023-06-30',
  }
  await by.bring('records', await dataTable('records', [earlier]))
  assert.deepEqual(await placeOf(student), ['060101', '2025'])
  await sql
    .updateTable('person')
    .set({ org_unit_id: await unitOf('0502') })
    .where('id', '=', other.person.id)
    .execute()
  await by.bring('records', await dataTable('records', [{ ...earlier, number: other.person.number, name: '', class: '' }]))
  assert.deepEqual(await placeOf(other), ['0502', '2020'])
})

test('units of a line have to lie in each other; who changes the major has left the class', async () => {
  const { sql, student, other, by } = await openDataSchool(campus())
  await by.bring('units', await dataTable('units', otherUnits))
  const { number } = student.person
  const study = { ...studyOf(number), college: '', major: '' }
  const wrong = await by.read(
    'records',
    await dataTable('records', [
      { ...study, major: '0502' },
      { ...study, number: other.person.number, name: '', college: '06' },
    ]),
  )
  assert.deepEqual(wrong.counts, [0, 0, 0, 0, 2])
  for (const line of [2, 3]) assert.match(wrong.problems[line] ?? '', /College, major and class do not match/)
  await by.bring('records', await dataTable('records', [{ ...study, major: '0501', college: '文学院' }]))
  const placeIn = async () =>
    sql
      .selectFrom('student_record')
      .leftJoin('org_unit as class', 'class.id', 'class_id')
      .leftJoin('org_unit as major', 'major.id', 'major_id')
      .leftJoin('org_unit as college', 'college.id', 'college_id')
      .where('person_id', '=', student.person.id)
      .select(['class.code as class', 'major.code as major', 'college.code as college'])
      .executeTakeFirstOrThrow()
  assert.deepEqual(await placeIn(), { class: '050101', major: '0501', college: '05' })
  await by.bring('records', await dataTable('records', [{ number, major: '0502' }]))
  assert.deepEqual(await placeIn(), { class: null, major: '0502', college: '05' })
  await by.bring('records', await dataTable('records', [{ number, college: '06' }]))
  assert.deepEqual(await placeIn(), { class: null, major: null, college: '06' })
})

test('what a table of scores leaves empty stays: the word, and what was decided about passing', async () => {
  const { sql, student, by } = await openDataSchool(campus())
  const { number } = student.person
  await by.bring('courses', await dataTable('courses', [course]))
  await by.bring('records', await dataTable('records', [{ ...studyOf(number), class: '' }]))
  const line = { number, course: 'MATH101', academicYear: '2024-2025', semester: '1', mark: '58', word: '良好', passed: '是' }
  await by.bring('scores', await dataTable('scores', [line]))
  const score = () =>
    sql.selectFrom('score').where('school_id', '=', student.schoolId).select(['mark', 'mark_word', 'is_passed']).executeTakeFirstOrThrow()
  const again = async (cells: Partial<typeof line>) => {
    const { counts } = await by.bring('scores', await dataTable('scores', [{ ...line, mark: '', word: '', passed: '', ...cells }]))
    const { mark, mark_word, is_passed } = await score()
    return [counts[1], mark === null ? null : Number(mark), mark_word, is_passed]
  }
  assert.deepEqual(await again({ mark: '58' }), [0, 58, 'good', true])
  assert.deepEqual(await again({ word: '良好' }), [0, 58, 'good', true])
  assert.deepEqual(await again({ mark: '57' }), [1, 57, '', false])
  assert.deepEqual(await again({ mark: '57', passed: '是' }), [1, 57, '', true])
  assert.deepEqual(await again({ mark: '57' }), [0, 57, '', true])
  assert.deepEqual(await again({ word: '及格' }), [1, null, 'pass', true])
})

test('an import is for administrators of the school, happens as it was shown, and once', async () => {
  const { ask, admin, schoolId, student, by } = await openDataSchool(campus())
  const table = await dataTable('courses', [course])
  for (const roles of [['manager'], ['auditor'], []] as const) {
    const who = await enter(campus(), { schoolId, kind: 'teacher', roles: [...roles] })
    assert.equal((await dataImporter(campus().url, who).upload('courses', table)).error, 'forbidden', roles.join())
  }
  const [one, two] = [await by.read('courses', table), await by.read('courses', table)]
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(dataImport, { id: one.id }, stranger)).error, 'not_found')
  assert.equal((await ask(dataImportLines, { id: one.id }, stranger)).error, 'not_found')
  assert.equal((await ask(runDataImport, { id: one.id, skipsWrong: false }, stranger)).error, 'not_found')
  assert.equal((await ask(dataImport, { id: one.id }, student)).error, 'forbidden')
  const ends = await Promise.all([by.run(one.id), by.run(two.id)])
  assert.deepEqual(ends.map(({ state }) => state).toSorted(), ['done', 'failed'])
  assert.match(ends.find(({ state }) => state === 'failed')?.problem ?? '', /row 2 has changed since the preview/)
  assert.equal((await ask(runDataImport, { id: one.id, skipsWrong: false }, admin)).error, 'import_not_ready')
  // Every template is a table that its own import reads.
  for (const kind of dataTables)
    for (const language of ['zh_CN', 'en_US', 'zh_TW'] as const) {
      const template = await fetchCall(campus().url, dataTemplate, { kind, format: 'xlsx' }, { token: admin.token, language })
      const shown = await by.read(kind, Buffer.from(await template.arrayBuffer()))
      assert.equal(shown.state, 'preview', `${kind} ${language} ${shown.problem}`)
      assert.equal(shown.problem, '')
    }
})
