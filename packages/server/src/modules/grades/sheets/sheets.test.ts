import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownRanking, ownScores } from '@campus/contract/academics/scores.ts'
import { consoleGradeSheet, consoleGradeSheets, decideGradeSheet, publishGradeSheets } from '@campus/contract/grades/console.ts'
import { gradeDetail } from '@campus/contract/grades/grades.ts'
import { gradeSheet, ownGradeSheets, saveGradeSheet, submitGradeSheet } from '@campus/contract/grades/sheets.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { openSheet } from '../../../testing/grades.ts'
import { makeSection } from '../../../testing/schedule.ts'
import { makeScore } from '../../../testing/studies.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { waitingFor } from '../../../testing/waiting.ts'

const campus = useTestCampus()

test('marks are entered, reviewed and published at one moment; before that they count nowhere, and the notice carries no mark', async () => {
  const { ask, section, sheet, teacher, manager, admin, students } = await openSheet(campus())
  const sectionId = section.id
  const fresh = (await ask(gradeSheet, { sectionId }, teacher)).data
  assert.deepEqual([fresh.version, fresh.parts.map(({ weight }) => weight), fresh.lines.length], [0, [40, 60], 3])
  assert.equal((await ask(saveGradeSheet, sheet(), teacher)).data.version, 1)
  assert.deepEqual((await ask(gradeSheet, { sectionId }, teacher)).data.lines.map(({ total }) => String(total)).toSorted(), [
    '58.3',
    '59.9',
    '86',
  ])
  assert.equal((await ask(submitGradeSheet, { sectionId, version: 1 }, teacher)).code, 200)
  assert.equal((await ask(saveGradeSheet, sheet(1), teacher)).error, 'grade_sheet_fixed')
  const listed = (await ask(consoleGradeSheets, { state: 'submitted' }, manager)).data
  assert.deepEqual([listed.waiting, listed.rows[0]?.sectionId, listed.rows[0]?.complete], [1, sectionId, 3])
  assert.equal((await waitingFor(campus(), manager))['console-grade-sheets'], 1)
  assert.equal((await ask(publishGradeSheets, { sectionIds: [sectionId] }, manager)).error, 'grade_sheet_not_passed')
  const withoutReason = await ask(decideGradeSheet, { sectionId, verdict: 'returned' }, manager)
  assert.deepEqual([withoutReason.error, Object.keys(withoutReason.fields ?? {})], ['bad_input', ['notes']])
  assert.equal((await ask(decideGradeSheet, { sectionId, verdict: 'returned', notes: '请核对' }, manager)).code, 200)
  assert.equal((await ask(gradeSheet, { sectionId }, teacher)).data.returnedReason, '请核对')
  const cameBack = async () => (await waitingFor(campus(), teacher))['grade-sheets']
  assert.equal(await cameBack(), 1)
  assert.equal((await ask(submitGradeSheet, { sectionId, version: 1 }, teacher)).code, 200)
  assert.equal(await cameBack(), undefined)
  assert.equal((await ask(decideGradeSheet, { sectionId, verdict: 'passed' }, manager)).code, 200)
  const [student] = students
  assert.deepEqual((await ask(ownScores, {}, student)).data.rows, [])
  assert.equal((await ask(gradeDetail, { scoreId: sectionId }, student)).error, 'not_found')
  // Of two who publish at once, one does.
  const both = await Promise.all([manager, admin].map((who) => ask(publishGradeSheets, { sectionIds: [sectionId] }, who)))
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'grade_sheet_not_passed'])
  const [score] = (await ask(ownScores, {}, student)).data.rows
  assert.deepEqual([score?.mark, score?.isPassed, score?.points], [86, true, 3.7])
  assert.equal((await ask(ownRanking, {}, student)).code, 200)
  const grade = (await ask(gradeDetail, { scoreId: sectionId }, student)).data
  assert.deepEqual([grade.score.id, grade.parts.map(({ mark }) => mark), grade.mayAppeal, grade.spread], [score?.id, [80, 90], true, []])
  const message = (await ask(ownMessages, { group: 'study' }, student)).data.rows[0]
  assert.match(message?.title ?? '', /成绩已公布/)
  assert.doesNotMatch(`${message?.title}${message?.excerpt}`, /86/)
  await assert.rejects(campus().base.sql.updateTable('grade_part').set({ weight: 50 }).where('section_id', '=', sectionId).execute())
})

test('weights of 99, a stale version, a missing mark, a stranger on the list and impossible marks are refused', async () => {
  const { ask, section, sheet, lines, teacher, colleague } = await openSheet(campus())
  const save = async (version: number, more: object) => (await ask(saveGradeSheet, sheet(version, more), teacher)).error
  assert.equal(
    await save(0, {
      parts: [
        { kind: 'usual', weight: 40 },
        { kind: 'final', weight: 59 },
      ],
    }),
    'grade_weights_wrong',
  )
  assert.equal(
    await save(0, {
      parts: [
        { kind: 'other', weight: 40 },
        { kind: 'final', weight: 60 },
      ],
    }),
    'bad_input',
  )
  assert.equal(await save(0, { lines: lines.slice(1) }), 'grade_lines_wrong')
  assert.equal(await save(0, { lines: lines.map((line) => ({ ...line, marks: [1] })) }), 'grade_lines_wrong')
  assert.equal(
    await save(0, { lines: lines.map((line, at) => (at ? line : { ...line, personId: colleague.person.id })) }),
    'grade_lines_wrong',
  )
  for (const mark of [101, -1, 50.55])
    assert.equal(await save(0, { lines: [{ ...lines[0], marks: [mark, 1] }] }), 'bad_input', String(mark))
  // Of two who save at once, one has read what is old by then.
  const both = await Promise.all([save(0, {}), save(0, {})])
  assert.deepEqual(both.map((error) => error ?? 'done').toSorted(), ['done', 'grade_sheet_changed'])
  const gap = lines.map((line, at) => (at ? line : { ...line, marks: [80, null] }))
  assert.equal(await save(1, { lines: gap }), undefined)
  assert.equal((await ask(submitGradeSheet, { sectionId: section.id, version: 2 }, teacher)).error, 'grade_marks_missing')
  assert.equal(await save(2, { lines: gap.map((line, at) => (at ? line : { ...line, remark: 'deferred' })) }), undefined)
  assert.equal((await ask(submitGradeSheet, { sectionId: section.id, version: 3 }, teacher)).code, 200)
  const { sql } = campus().base
  const halves = sql
    .insertInto('grade_part')
    .values({ school_id: section.id, section_id: section.id, position: 9, kind: 'final', weight: 1, created_at: new Date() })
  await assert.rejects(halves.execute())
})

test('other teachers, managers of other units and students reach no sheet, auditors read, and nobody reviews their own', async () => {
  const { ask, section, submit, sheet, schoolId, college, term, teacher, colleague, manager, auditor, students } = await openSheet(campus())
  const { sql } = campus().base
  const sectionId = section.id
  await submit()
  const toDecide = async () => (await waitingFor(campus(), manager))['console-grade-sheets']
  assert.equal(await toDecide(), 1)
  const teaches = { school_id: schoolId, section_id: sectionId, person_id: manager.person.id, position: 5 }
  await sql.insertInto('section_teacher').values(teaches).execute()
  assert.equal(await toDecide(), undefined, 'nobody reviews a section that they teach')
  await sql.deleteFrom('section_teacher').where('person_id', '=', manager.person.id).execute()
  assert.equal((await ask(gradeSheet, { sectionId }, colleague)).error, 'not_found')
  assert.equal((await ask(saveGradeSheet, sheet(1), colleague)).error, 'not_found')
  assert.equal((await ask(gradeSheet, { sectionId }, students[0])).error, 'forbidden')
  assert.equal((await ask(consoleGradeSheet, { sectionId }, auditor)).data.mayDecide, false)
  assert.equal((await ask(decideGradeSheet, { sectionId, verdict: 'passed' }, auditor)).error, 'forbidden')
  assert.equal((await ask(ownGradeSheets, {}, colleague)).data.length, 0)
  await setReach(sql, manager.person.id, await makeUnit(sql, schoolId, { kind: 'college' }))
  assert.equal((await ask(consoleGradeSheets, {}, manager)).data.total, 0)
  for (const call of [decideGradeSheet, publishGradeSheets])
    assert.equal((await ask(call, { sectionId, sectionIds: [sectionId], verdict: 'passed' }, manager)).error, 'not_found')
  await setReach(sql, manager.person.id, college)
  const own = await makeSection(campus(), { schoolId, termId: term.id, unitId: college, teacherIds: [manager.person.id] })
  assert.equal((await ask(decideGradeSheet, { sectionId: own.id, verdict: 'passed' }, manager)).error, 'grade_own_section')
  const foreign = await openSheet(campus())
  assert.equal((await ask(gradeSheet, { sectionId }, foreign.teacher)).error, 'not_found')
  assert.equal((await ask(consoleGradeSheet, { sectionId }, foreign.admin)).error, 'not_found')
  assert.equal((await ask(ownGradeSheets, {}, teacher)).data[0]?.state, 'submitted')
})

test('nothing is published where somebody has no record or has the score already', async () => {
  const { ask, section, pass, schoolId, manager, students } = await openSheet(campus())
  const { sql } = campus().base
  await pass()
  const publish = async () => (await ask(publishGradeSheets, { sectionIds: [section.id] }, manager)).error
  const [, , last] = students
  await sql.updateTable('student_record').set({ standing: 'left' }).where('person_id', '=', last.person.id).execute()
  assert.equal(await publish(), 'grade_record_missing')
  assert.deepEqual((await ask(ownScores, {}, students[0])).data.rows, [])
  await sql.updateTable('student_record').set({ standing: 'studying' }).where('person_id', '=', last.person.id).execute()
  const record = await sql.selectFrom('student_record').where('person_id', '=', last.person.id).select('id').executeTakeFirstOrThrow()
  const known = { record_id: record.id, course_id: section.courseId, academic_year: '2026-2027', mark: 70 }
  const scoreId = await makeScore(sql, schoolId, known)
  assert.equal(await publish(), 'grade_score_exists')
  await sql.deleteFrom('score').where('id', '=', scoreId).execute()
  assert.equal(await publish(), undefined)
})

test('who leaves the section after the sheet was saved is not scored by it', async () => {
  const { ask, section, sheet, teacher, manager, students } = await openSheet(campus())
  const { sql } = campus().base
  const sectionId = section.id
  await ask(saveGradeSheet, sheet(), teacher)
  const [student, , leaver] = students
  await sql.updateTable('roster_place').set({ left_on: '2020-02-01' }).where('person_id', '=', leaver.person.id).execute()
  const [listed] = (await ask(ownGradeSheets, {}, teacher)).data
  assert.deepEqual([listed?.people, listed?.complete], [2, 2])
  assert.equal((await ask(submitGradeSheet, { sectionId, version: 1 }, teacher)).code, 200)
  const submitted = (await ask(gradeSheet, { sectionId }, teacher)).data
  assert.deepEqual([submitted.people, submitted.complete, submitted.lines.map(({ total }) => total).includes(86)], [2, 2, true])
  assert.ok(submitted.lines.every(({ personId }) => personId !== leaver.person.id))
  assert.equal((await ask(decideGradeSheet, { sectionId, verdict: 'passed' }, manager)).code, 200)
  assert.equal((await ask(publishGradeSheets, { sectionIds: [sectionId] }, manager)).data.scores, 2)
  assert.deepEqual((await ask(ownScores, {}, leaver)).data.rows, [])
  assert.equal((await ask(ownScores, {}, student)).data.rows.length, 1)
})
