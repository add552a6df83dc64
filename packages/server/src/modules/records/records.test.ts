import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { changePerson } from '@campus/contract/administration/people.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { waitingWork } from '@campus/contract/console/work.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { profileViews } from '@campus/contract/people/privacy.ts'
import { decideRecordChange, recordChanges, recordHistory, revealField, withdrawRecordChange } from '@campus/contract/records/changes.ts'
import { classNames, collegeNames, gradeNames, majorNames } from '@campus/contract/records/lists.ts'
import { studentById, studentList, studentScores, updateStudent } from '@campus/contract/records/students.ts'
import { asker } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { exportedColumn } from '../../testing/exported-rows.ts'
import { makeCourse, makeRecord, makeScore } from '../../testing/studies.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../testing/units.ts'
import { encryptIdCard } from '../people/person/id-card.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const reason = '核对纸质档案后更正'
const idCard = '11010519491231002X'

/** A school with one class; a manager of its college, another of a college beside it, an administrator, and a student of the class. */
const openSchool = async () => {
  const { sql, services } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const [college, other] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  const major = await makeUnit(sql, schoolId, { kind: 'major', parentId: college })
  const unit = await makeUnit(sql, schoolId, { kind: 'class', parentId: major })
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(sql, manager.person.id, college)
  const stranger = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(sql, stranger.person.id, other)
  const student = await enter(campus(), { schoolId, name: '林小雨' })
  const secret = encryptIdCard(services.secretBox, idCard)
  await sql
    .updateTable('person')
    .set({ org_unit_id: unit, grade: '2023', ...secret })
    .where('id', '=', student.person.id)
    .execute()
  const places = { college_id: college, major_id: major, class_id: unit }
  const recordId = await makeRecord(sql, student.person, { ...places, exam_no: '23990001' })
  return { admin, manager, stranger, student, schoolId, college, other, major, unit, places, recordId, sql }
}
type School = Awaited<ReturnType<typeof openSchool>>
type Someone = { readonly token: string }

const read = async (who: Someone, { student }: School) => (await ask(studentById, { id: student.person.id }, who)).data
const change = (who: Someone, { recordId }: School, fields: GivenTo<typeof updateStudent>['fields'], version = 1) =>
  ask(updateStudent, { recordId, version, reason, fields }, { token: who.token, key: randomUUID() })
const decide = (who: Someone, id: string, verdict: 'approved' | 'refused' = 'approved') =>
  ask(decideRecordChange, { id, verdict, notes: '已核对' }, { token: who.token, key: randomUUID() })
const firstWaiting = async (who: Someone) => (await ask(recordChanges, {}, who)).data.rows[0] ?? assert.fail('nothing waits')

test('a manager finds students of the own unit by name, number, pinyin and filters; a stranger finds nobody', async () => {
  const school = await openSchool()
  const { manager, stranger, admin, student, sql, places, college, major, unit } = school
  const graduate = await enter(campus(), { schoolId: school.schoolId, name: '王毕业' })
  await sql.updateTable('person').set({ org_unit_id: unit }).where('id', '=', graduate.person.id).execute()
  await makeRecord(sql, graduate.person, { ...places, grade: '2019', standing: 'graduated', graduated_on: '2023-06-30' })
  const namesFor = async (who: Someone, given: GivenTo<typeof studentList>) =>
    (await ask(studentList, given, who)).data.rows.map(({ name }) => name)
  const all = (await ask(studentList, {}, manager)).data
  assert.deepEqual([all.total, all.counts, all.withoutRecord], [2, { studying: 1, graduated: 1, left: 0 }, 0])
  assert.deepEqual(await namesFor(manager, { words: student.person.number.toLowerCase() }), ['林小雨'])
  assert.deepEqual(await namesFor(manager, { grade: '2019', collegeId: college, majorId: major, classId: unit }), ['王毕业'])
  assert.deepEqual(await namesFor(admin, { status: 'studying', words: '林' }), ['林小雨'])
  assert.deepEqual(await namesFor(manager, { words: '%_\\' }), [])
  for (const sort of ['-grade', 'name'] as const) assert.deepEqual(await namesFor(manager, { sort }), ['林小雨', '王毕业'], sort)
  for (const sort of ['grade', '-name'] as const) assert.deepEqual(await namesFor(manager, { sort }), ['王毕业', '林小雨'], sort)
  assert.equal((await ask(studentList, {}, stranger)).data.total, 0)
  assert.equal((await ask(studentList, {}, await enter(campus(), { kind: 'teacher', roles: ['admin'] }))).data.total, 0)
  const lists = async (who: Someone) => [
    (await ask(gradeNames, {}, who)).data,
    (await ask(collegeNames, {}, who)).data.map(({ id }) => id),
    (await ask(majorNames, { collegeId: college }, who)).data.map(({ id }) => id),
    (await ask(classNames, { majorId: major }, who)).data.map(({ id }) => id),
  ]
  assert.deepEqual(await lists(manager), [['2023', '2019'], [college], [major], [unit]])
  assert.deepEqual(await lists(stranger), [[], [school.other], [], []])
})

test('the record shows every field masked, beside what the old system knew; who opens it is told to the student', async () => {
  const school = await openSchool()
  const { manager, student, sql, places, recordId } = school
  await makeRecord(sql, student.person, { ...places, source: 'old', exam_no: '23990007', school_length: 5 })
  await sql
    .updateTable('academic_source')
    .set({ is_old: true })
    .where('school_id', '=', school.schoolId)
    .where('code', '=', 'old')
    .execute()
  const course = await makeCourse(sql, school.schoolId)
  await makeScore(sql, school.schoolId, { record_id: recordId, course_id: course, mark: 50 })
  await makeScore(sql, school.schoolId, { record_id: recordId, course_id: course, mark: 80, attempt: 'resit' })
  const shown = await read(manager, school)
  assert.deepEqual(
    [shown.record?.id, shown.idCard, shown.phone.slice(3, 7), shown.record?.isAtSchool, shown.record?.majorRanking, shown.records.length],
    [recordId, '110***********002X', '****', true, 1, 1],
  )
  assert.deepEqual([shown.old?.record.examNo, shown.old?.differences], ['23990007', ['schoolLength', 'examNo']])
  const listed = async (old: 'kept' | 'different') =>
    (await ask(studentList, { old }, manager)).data.rows.map(({ differences }) => differences)
  assert.deepEqual([await listed('kept'), await listed('different')], [[2], [2]])
  const { terms, summary } = (await ask(studentScores, { recordId }, manager)).data
  assert.deepEqual(
    terms[0]?.rows.map(({ mark, counts }) => [mark, counts]),
    [
      [50, false],
      [80, true],
    ],
  )
  assert.equal(summary.average, 80)
  const views = (await ask(profileViews, {}, student)).data.rows.map(({ what }) => what)
  assert.deepEqual(views.toSorted(), ['record', 'scores'])
  for (const [call, given] of [
    [studentById, { id: student.person.id }],
    [studentScores, { recordId }],
    [recordHistory, { personId: student.person.id }],
  ] as const)
    for (const who of [school.stranger, await enter(campus(), { kind: 'teacher', roles: ['admin'] })])
      assert.equal((await ask<typeof studentById>(call as typeof studentById, given as never, who)).error, 'not_found')
})

test('plain fields change at once from the version that was read; the place of the student moves along, and the history says why', async () => {
  const school = await openSchool()
  const { manager, student, sql, schoolId, major, college, other } = school
  const nextClass = await makeUnit(sql, schoolId, { kind: 'class', parentId: major, code: `N${randomUUID().slice(0, 8)}` })
  const changed = (await change(manager, school, { class: nextClass, pinyin: 'Lin Xiaoyu', schoolLength: 2.5 })).data
  assert.deepEqual([changed.version, changed.applied, changed.waiting], [2, ['pinyin', 'class', 'schoolLength'], []])
  assert.equal((await change(manager, school, { grade: '2022' })).error, 'record_outdated')
  assert.equal((await change(manager, school, { grade: '2023' }, 2)).error, 'record_same')
  const elsewhere = { college: other, major: null, class: null }
  assert.equal((await change(manager, school, elsewhere, 2)).error, 'out_of_scope')
  assert.equal((await change(manager, school, { college: other }, 2)).error, 'unit_unknown')
  assert.equal((await change(school.stranger, school, { grade: '2022' }, 2)).error, 'not_found')
  const wrong = await change(manager, school, { predictGraduateDate: '2020-06-30', birthDate: '2030-01-01', degreeNo: '1' }, 2)
  assert.deepEqual(Object.keys(wrong.fields ?? {}).toSorted(), ['fields.birthDate', 'fields.degreeNo', 'fields.predictGraduateDate'])
  for (const bad of [{ birthDate: '2003-02-30' }, { grade: '23' }, {}])
    assert.equal((await change(manager, school, bad, 2)).error, 'bad_input')
  const history = (await ask(recordHistory, { personId: student.person.id }, { ...manager, language: 'en_US' })).data.rows
  assert.deepEqual(new Set(history.map((row) => `${row.field} ${row.after} ${row.reason}`)).has(`schoolLength 2.5 ${reason}`), true)
  assert.ok(history.some(({ field, after }) => field === 'class' && after.endsWith(' en')))
  const place = await sql.selectFrom('person').where('id', '=', student.person.id).select('org_unit_id').executeTakeFirstOrThrow()
  assert.equal(place.org_unit_id, nextClass)
  assert.ok(college)
  const [message] = (await ask(ownMessages, { group: 'progress' }, student)).data.rows
  const { data } = await ask(messageDetail, { id: message?.id ?? '' }, { ...student, language: 'en_US' })
  assert.deepEqual([data.title, data.subject?.state], ['The school changed your record', 'Changed'])
})

test('a name and a degree wait for a second person, never the one who asked; of two who decide at once, one wins', async () => {
  const school = await openSchool()
  const { manager, admin, student, stranger, sql, schoolId } = school
  const graduation = {
    name: '林晓雨',
    atschoolStatus: 'graduated',
    graduationDate: '2026-06-30',
    degree: '工学学士',
    degreeNo: '999994',
  } as const
  const asked = (await change(manager, school, { ...graduation, examNo: '23990009' })).data
  assert.deepEqual([asked.applied, asked.waiting], [['examNo'], ['name', 'atschoolStatus', 'graduationDate', 'degree', 'degreeNo']])
  assert.equal((await change(admin, school, { degree: '理学学士' }, 2)).error, 'change_waiting')
  assert.equal((await read(manager, school)).record?.atschoolStatus, 'studying')
  const alone = { id: student.person.id, name: '林晓雨', unitId: school.unit, grade: '2023' }
  assert.equal((await ask(changePerson, alone, admin)).error, 'record_by_two')
  const waiting = await firstWaiting(admin)
  assert.deepEqual([waiting.mayDecide, waiting.mayWithdraw, waiting.reason], [true, false, reason])
  const countFor = async (who: Someone) => (await ask(waitingWork, {}, who)).data.find(({ kind }) => kind === 'record_changes')?.count ?? 0
  assert.deepEqual([await countFor(admin), await countFor(manager), await countFor(stranger)], [1, 0, 0])
  assert.equal((await decide(manager, waiting.id)).error, 'second_person_needed')
  assert.equal((await decide(stranger, waiting.id)).error, 'not_found')
  assert.equal((await ask(withdrawRecordChange, { id: waiting.id }, admin)).error, 'not_found')
  const second = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const verdicts = await Promise.all([decide(admin, waiting.id), decide(second, waiting.id, 'refused')])
  assert.deepEqual(
    verdicts.map(({ error = '' }) => error).toSorted((one, other) => one.localeCompare(other)),
    ['', 'already_decided'],
  )
  const isConfirmed = verdicts[0]?.error === undefined
  assert.equal((await ask(ownProfile, {}, student)).data.name, isConfirmed ? '林晓雨' : '林小雨')
  const { record } = await read(manager, school)
  assert.deepEqual(
    [record?.graduationStatus, record?.degreeStatus, record?.isAtSchool],
    isConfirmed ? ['graduated', 'granted', false] : ['none', 'none', true],
  )
  assert.equal((await ask(waitingWork, {}, admin)).data.length, 0)
  const audited = await sql.selectFrom('audit_entry').where('subject_id', '=', school.recordId).select('action').orderBy('id').execute()
  assert.equal(audited.at(-1)?.action, isConfirmed ? 'records.change_approved' : 'records.change_refused')
})

test('what was asked for is confirmed only while the record says what it said then, and can be taken back', async () => {
  const school = await openSchool()
  const { manager, admin, student, sql } = school
  await change(manager, school, { name: '林晓雨' })
  await sql.updateTable('person').set({ name: '林小语' }).where('id', '=', student.person.id).execute()
  const { id } = await firstWaiting(manager)
  assert.equal((await decide(admin, id)).error, 'record_outdated')
  assert.equal((await ask(withdrawRecordChange, { id }, manager)).code, 200)
  assert.equal((await decide(admin, id)).error, 'already_decided')
  await change(manager, school, { awayReason: 'suspended' })
  await sql.updateTable('student_record').set({ standing: 'left' }).where('id', '=', school.recordId).execute()
  assert.equal((await decide(admin, (await firstWaiting(manager)).id)).error, 'record_outdated', 'who left is not away')
  const own = await enter(campus(), { schoolId: school.schoolId, roles: ['admin'] })
  const recordId = await makeRecord(sql, own.person)
  assert.equal((await change(own, { ...school, recordId }, { grade: '2020' })).error, 'own_record')
})

test('a hidden field is shown for a reason and told to the person; the 31st in an hour is refused and told once', async () => {
  const school = await openSchool()
  const { manager, admin, student } = school
  const show = (who: Someone = manager) => ask(revealField, { personId: student.person.id, field: 'idCard', reason: '核对学位信息' }, who)
  assert.equal((await ask(revealField, { personId: student.person.id, field: 'phone', reason: '短' }, manager)).error, 'bad_input')
  assert.equal((await show(school.stranger)).error, 'not_found')
  assert.equal((await show()).data.value, idCard)
  const { admin: other, sql } = await openSchool()
  const visitor = await enter(campus(), { schoolId: school.schoolId, kind: 'visitor' })
  await sql.updateTable('person').set({ phone: '13800138000' }).where('id', '=', visitor.person.id).execute()
  const showVisitor = (who: Someone) => ask(revealField, { personId: visitor.person.id, field: 'phone', reason: '核对来访登记' }, who)
  assert.equal((await showVisitor(admin)).data.value, '13800138000', 'of whatever kind they are')
  assert.deepEqual([(await showVisitor(school.stranger)).error, (await showVisitor(other)).error], ['not_found', 'not_found'])
  for (let shown = 1; shown < 30; shown += 1) assert.equal((await show()).code, 200)
  assert.deepEqual([(await show()).error, (await show()).error], ['reveal_limit', 'reveal_limit'])
  assert.equal((await ask(profileViews, { pageSize: 100 }, student)).data.rows.filter(({ what }) => what === 'field').length, 30)
  const warnings = (await ask(ownMessages, { group: 'security' }, admin)).data
  assert.equal(warnings.rows.length, 1)
  assert.equal((await ask(ownMessages, { group: 'security' }, manager)).data.rows.length, 0)
})

test('an export decrypts ID numbers only for a column that shows them', async () => {
  const { admin, schoolId } = await openSchool()
  const opened: string[] = []
  const { services } = campus().base
  const secretBox = {
    ...services.secretBox,
    decrypt: (...given: Parameters<typeof services.secretBox.decrypt>) => {
      opened.push('opened')
      return services.secretBox.decrypt(...given)
    },
  }
  const base = { ...campus().base, services: { ...services, secretBox } }
  for (const source of ['students', 'people'] as const) {
    await exportedColumn({ base }, { person: admin.person, schoolId }, { source, column: 'number' })
    assert.deepEqual(opened, [], source)
    const shown = await exportedColumn({ base }, { person: admin.person, schoolId }, { source, column: 'idCard' })
    assert.deepEqual([shown.includes(idCard), opened.length], [true, 1], source)
    opened.length = 0
  }
})
