import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownScores } from '@campus/contract/academics/scores.ts'
import { consoleGradeAppeal, consoleGradeAppeals, decideGradeAppeal } from '@campus/contract/grades/console.ts'
import { appealGrade, gradeDetail, sharedGrades } from '@campus/contract/grades/grades.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { acceptShare, endShare, openShare } from '@campus/contract/schedule/shares.ts'
import { systemContext } from '../../../context/context.ts'
import { orderDocument, smallSource } from '../../../testing/documents.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { openSheet } from '../../../testing/grades.ts'
import { makeScore } from '../../../testing/studies.ts'
import { makeTemplate } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { waitingFor } from '../../../testing/waiting.ts'
import { gradesModule } from '../module.ts'

const campus = useTestCampus()
const reason = '期末卷第三题漏判，请复核。'

const openAppeal = async () => {
  const sheet = await openSheet(campus())
  await sheet.publish()
  const { ask, section, students } = sheet
  const scoreId = (await ask(gradeDetail, { scoreId: section.id }, students[1])).data.score.id
  const { id } = (await ask(appealGrade, { scoreId, reason }, students[1])).data
  return { ...sheet, scoreId, id, student: students[1] }
}

test('one proposes another mark and a second confirms it; both marks are kept, and averages follow', async () => {
  const { ask, id, scoreId, student, manager, admin, schoolId } = await openAppeal()
  const rules = { name: '成绩单', fields: ['name', 'studentId', 'scores'] as const }
  const template = async (more: object) =>
    (await makeTemplate(campus().base.sql, schoolId, { source: smallSource, rules: { ...rules, ...more } as never })).id
  const transcript = await orderDocument(campus(), student, { templateId: await template({}) })
  const proof = await orderDocument(campus(), student, { templateId: await template({ choosesCourses: true }), scoreIds: [scoreId] })
  const enrolment = await template({ fields: ['name', 'studentId'] })
  await orderDocument(campus(), student, { templateId: enrolment })
  campus().clock.advance(60)
  const shown = (await ask(consoleGradeAppeal, { id }, manager)).data
  assert.deepEqual([shown.state, shown.markBefore, shown.mayDecide], ['open', 58.3, true])
  const [usual, final] = shown.parts
  const marks = (one: number, other: number) => ({ [usual?.id ?? '']: one, [final?.id ?? '']: other })
  const decide = async (who: typeof manager, action: 'uphold' | 'change' | 'confirm' | 'send_back', given?: Record<string, number>) =>
    (await ask(decideGradeAppeal, { id, action, notes: '已核对试卷', ...(given && { marks: given }) }, who)).error
  assert.equal(await decide(manager, 'confirm'), 'already_decided')
  assert.equal(await decide(manager, 'change', marks(70, 50.5)), 'grade_mark_same')
  assert.equal(await decide(manager, 'change', { [usual?.id ?? '']: 70 }), 'bad_input')
  assert.equal(await decide(manager, 'change', marks(70, 60.5)), undefined)
  assert.equal(await decide(manager, 'confirm'), 'grade_second_person')
  const toDecide = async (who: typeof manager) => (await waitingFor(campus(), who))['console-grade-appeals']
  assert.deepEqual([await toDecide(manager), await toDecide(admin)], [undefined, 1])
  assert.equal((await ask(gradeDetail, { scoreId }, student)).data.score.mark, 58.3)
  assert.equal(await decide(admin, 'send_back'), undefined)
  assert.equal(await decide(admin, 'change', marks(70, 65.5)), undefined)
  // Of two who confirm at once, one does.
  const other = await enter(campus(), { schoolId: manager.schoolId, kind: 'teacher', roles: ['admin'] })
  const both = await Promise.all([decide(manager, 'confirm'), decide(other, 'confirm')])
  assert.deepEqual(both.map((error) => error ?? 'done').toSorted(), ['already_decided', 'done'])
  const grade = (await ask(gradeDetail, { scoreId }, student)).data
  assert.deepEqual(
    [grade.score.mark, grade.score.isPassed, grade.appeal?.state, grade.appeal?.markBefore, grade.parts.map(({ mark }) => mark)],
    [67.3, true, 'changed', 58.3, [70, 65.5]],
  )
  assert.equal((await ask(ownScores, {}, student)).data.summary.average, 67.3)
  const ended = (await ask(consoleGradeAppeal, { id }, manager)).data
  assert.deepEqual([ended.markBefore, ended.markAfter, ended.mayDecide], [58.3, 67.3, false])
  // The transcript and the proof name the mark before; one that is made now, and one without scores, do not.
  campus().clock.advance(60)
  await orderDocument(campus(), student, { templateId: await template({}) })
  const named = [transcript, proof].toSorted()
  for (const documents of [
    shown.documents,
    ended.documents,
    grade.documents,
    (await ask(consoleGradeAppeal, { id }, manager)).data.documents,
  ])
    assert.deepEqual(documents.map((document) => document.id).toSorted(), named)
  const notice = (await ask(ownMessages, { group: 'study' }, student)).data.rows.find(({ title }) => title.includes('复核已有结果'))
  assert.match(notice?.excerpt ?? '', /2 份证明写着原成绩/)
  assert.doesNotMatch(`${notice?.title} ${notice?.excerpt}`, /58\.3|67\.3/)
  const { sql } = campus().base
  await assert.rejects(sql.deleteFrom('score_change').where('score_id', '=', scoreId).execute())
})

test('a score is appealed once, by its owner, within ten working days; who teaches the section decides nothing', async () => {
  const { ask, id, section, students, student, teacher, manager, auditor, schoolId } = await openAppeal()
  const again = await Promise.all([1, 2].map(() => ask(appealGrade, { scoreId: section.id, reason }, students[0])))
  assert.deepEqual(again.map(({ error }) => error ?? 'done').toSorted(), ['done', 'grade_appealed'])
  assert.equal((await ask(appealGrade, { scoreId: section.id, reason }, student)).error, 'grade_appealed')
  const { scoreId } = (await ask(consoleGradeAppeal, { id }, auditor)).data
  assert.equal((await ask(gradeDetail, { scoreId }, students[0])).error, 'not_found')
  assert.equal((await ask(appealGrade, { scoreId, reason }, students[2])).error, 'not_found')
  assert.equal((await ask(appealGrade, { scoreId, reason: '太低' }, student)).error, 'bad_input')
  const family = await enter(campus(), { schoolId, kind: 'family' })
  assert.equal((await ask(gradeDetail, { scoreId }, family)).error, 'not_found')
  const { code, id: shareId } = (await ask(openShare, { kinds: ['grades'] }, student)).data
  await ask(acceptShare, { code }, family)
  const shared = (await ask(gradeDetail, { scoreId }, family)).data
  assert.deepEqual([shared.score.mark, shared.mayAppeal, shared.isOwn, shared.appeal], [58.3, false, false, null])
  const studentId = student.person.id
  const listed = async (who: typeof family) => (await ask(sharedGrades, { studentId }, who)).data?.map((score) => score.id)
  assert.deepEqual(await listed(family), [scoreId])
  assert.equal((await ask(sharedGrades, { studentId: students[0].person.id }, family)).error, 'not_found')
  assert.equal(await listed(await enter(campus(), { schoolId, kind: 'family' })), undefined)
  assert.equal((await ask(appealGrade, { scoreId, reason }, family)).error, 'forbidden')
  await ask(endShare, { id: shareId }, student)
  assert.deepEqual([await listed(family), (await ask(gradeDetail, { scoreId }, family)).error], [undefined, 'not_found'])
  await campus().base.sql.insertInto('person_role').values({ person_id: teacher.person.id, school_id: schoolId, role: 'admin' }).execute()
  const teaching = await comeBack(campus(), teacher)
  const uphold = { id, action: 'uphold', notes: '无误' } as const
  assert.equal((await ask(decideGradeAppeal, uphold, teaching)).error, 'grade_own_section')
  const foreign = await openSheet(campus())
  assert.equal((await ask(decideGradeAppeal, uphold, foreign.admin)).error, 'not_found')
  assert.equal((await ask(consoleGradeAppeals, {}, manager)).data.waiting, 2)
  campus().clock.advance(17 * 86_400)
  const late = await comeBack(campus(), students[2])
  const grade = (await ask(gradeDetail, { scoreId: section.id }, late)).data
  assert.equal(grade.mayAppeal, false)
  assert.equal((await ask(appealGrade, { scoreId: grade.score.id, reason }, late)).error, 'grade_appeal_over')
})

test('marks are spread out only among ten people or more, and every attempt is shown', async () => {
  const { ask, section, students, schoolId, publish } = await openSheet(campus())
  const copy = async () =>
    (await gradesModule.personalData?.['gradeParts']?.(systemContext(campus().base), students[1].person.id)) as { parts: unknown[] }[]
  assert.deepEqual(await copy(), [], 'marks that are not out yet are not in the copy of their data')
  const { sql } = campus().base
  await publish()
  assert.deepEqual(
    (await copy()).map(({ parts }) => parts.length),
    [2],
  )
  const grade = async () => (await ask(gradeDetail, { scoreId: section.id }, students[0])).data
  const { recordId, score } = await grade()
  await makeScore(sql, schoolId, { record_id: recordId, course_id: section.courseId, mark: 40 })
  const add = async () => {
    const { id } = await sql
      .insertInto('person')
      .values({ school_id: schoolId, kind: 'student', number: crypto.randomUUID(), name: '同学' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: record_id } = await sql
      .selectFrom('student_record')
      .where('id', '=', recordId)
      .selectAll()
      .executeTakeFirstOrThrow()
      .then(({ id: _id, ...row }) =>
        sql
          .insertInto('student_record')
          .values({ ...row, person_id: id })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
    await makeScore(sql, schoolId, {
      record_id,
      course_id: section.courseId,
      academic_year: score.academicYear,
      semester: score.semester,
      mark: 86,
    })
  }
  for (let at = 0; at < 6; at += 1) await add()
  assert.deepEqual([(await grade()).people, (await grade()).spread], [9, []])
  await add()
  const full = await grade()
  assert.deepEqual([full.people, full.spread.find(({ isMine }) => isMine)?.people, full.attempts.length], [10, 10, 2])
})
