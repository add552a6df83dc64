import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runDataImport } from '@campus/contract/exchange/imports.ts'
import { zipSync } from 'fflate'
import { dataTable } from '../../../testing/data-imports.ts'
import { course, openDataSchool, studyOf } from '../../../testing/data-school.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('each wrong line says why in the reader’s language, and nothing is imported while there are any', async () => {
  const { ask, sql, admin, schoolId, student, other, by } = await openDataSchool(campus())
  const tree = await by.read(
    'units',
    await dataTable('units', [
      { code: 'D1', kind: 'department', name: 'D1', parent: 'D2' },
      { code: 'D2', kind: 'department', name: 'D2', parent: 'D1' },
      { code: 'C1', kind: 'class', name: 'C1', parent: '' },
      { code: 'M1', kind: 'major', name: 'M1', parent: 'none' },
      { code: 'E 1', kind: 'castle', name: '', parent: '' },
    ]),
  )
  assert.deepEqual(tree.counts, [0, 0, 0, 0, 5])
  assert.match(tree.problems[2] ?? '', /cannot be its own parent/)
  assert.match(tree.problems[4] ?? '', /does not fit there/)
  assert.match(tree.problems[5] ?? '', /No unit has the code or name “none”/)
  const study = studyOf(student.person.number)
  const records = await by.read(
    'records',
    await dataTable('records', [
      { ...study, class: 'nowhere' },
      { ...study, class: '', number: other.person.number, name: '别人', birthDate: '2006-02-30' },
      { ...study, class: '', number: 'nobody', name: '' },
      { ...study, class: '', enrolledOn: '2028-09-01', graduatedOn: '' },
      { ...study, class: '', graduatedOn: '2028-06-30', standing: 'left' },
    ]),
  )
  assert.deepEqual(records.counts, [0, 0, 0, 0, 5])
  assert.match(records.problems[2] ?? '', /No unit has the code or name “nowhere”/)
  assert.match(records.problems[3] ?? '', /another name.*Enter a date/)
  assert.match(records.problems[4] ?? '', /No student has the number “nobody”/)
  assert.match(records.problems[5] ?? '', /Same as row 2.*after enrolment/)
  assert.match(records.problems[6] ?? '', /Only graduated students have a graduation date/)
  for (const [language, text] of [
    ['zh_CN', /没有学号为“nobody”的学生/],
    ['zh_TW', /沒有學號為「nobody」的學生/],
  ] as const)
    assert.match((await by.show(records.id, language)).problems[4] ?? '', text)
  assert.equal((await ask(runDataImport, { id: records.id, skipsWrong: false }, admin)).error, 'import_has_wrong_lines')
  const count = () => sql.selectFrom('student_record').where('school_id', '=', schoolId).select('id').execute()
  assert.equal((await count()).length, 0)
  const mixed = await by.read(
    'records',
    await dataTable('records', [
      { ...study, class: '' },
      { ...study, class: '', number: 'nobody' },
    ]),
  )
  assert.equal((await by.run(mixed.id, true)).state, 'done')
  assert.equal((await count()).length, 1)
  await by.bring('courses', await dataTable('courses', [course]))
  const score = { number: student.person.number, course: 'MATH101', academicYear: '2024-2025', semester: '1', mark: '80' }
  const scores = await by.read(
    'scores',
    await dataTable('scores', [
      { ...score, mark: '101' },
      { ...score, mark: '80.55', academicYear: '2024-2026' },
      { ...score, mark: 'A+', semester: '4' },
      { ...score, course: 'NONE', number: other.person.number },
    ]),
  )
  assert.deepEqual(scores.counts, [0, 0, 0, 0, 4])
  assert.match(scores.problems[3] ?? '', /academic year.*at most one decimal/)
  assert.match(scores.problems[4] ?? '', /semester.*score from 0 to 100/)
  assert.match(scores.problems[5] ?? '', /no study record.*No course has the code “NONE”/)
  for (const [bytes, why] of [
    ['Name\n1', /column “Student number” is missing/],
    ['Student number,Course code,Academic year,Semester\n', /no rows/],
  ] as const) {
    const bad = await by.read('scores', Buffer.from(bytes))
    assert.deepEqual([bad.state, why.test(bad.problem)], ['unreadable', true], bad.problem)
  }
  const bomb = zipSync({
    '[Content_Types].xml': Buffer.from('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/worksheets/sheet1.xml': [new Uint8Array(97 * 1024 * 1024), { level: 1 }],
  })
  const refused = await by.upload('scores', Buffer.from(bomb))
  if (refused.error === undefined) assert.equal((await by.show((refused.data as { id: string }).id)).state, 'unreadable')
  else assert.equal(refused.error, 'file_kind')
})
