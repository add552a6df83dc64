import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleAttendance, consoleWarnings, correctAttendance, handleWarning } from '@campus/contract/attendance/console.ts'
import { missedLessons } from '@campus/contract/attendance/missed-lessons.ts'
import {
  attendanceDetail,
  attendanceOverview,
  decideObjection,
  object,
  openObjections,
  ownAttendance,
} from '@campus/contract/attendance/records.ts'
import { closeRollCall, markRoll, openRollCall, rollCall } from '@campus/contract/attendance/roll-calls.ts'
import { sign } from '@campus/contract/attendance/signs.ts'
import { ownWarnings } from '@campus/contract/attendance/warnings.ts'
import { askLeave, decideLeave, leaveRequest } from '@campus/contract/leave/leave-requests.ts'
import { returnEarly } from '@campus/contract/leave/returns.ts'
import { systemContext } from '../../../context/context.ts'
import { beforeLesson, makePhone } from '../../../testing/attendance.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { titlesOf } from '../../../testing/inbox.ts'
import { makeSection, openTerm } from '../../../testing/schedule.ts'
import { makeCourse, makeScore } from '../../../testing/studies.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { waitingFor } from '../../../testing/waiting.ts'
import type { Module } from '../../module.ts'
import { scheduleModule } from '../../schedule/module.ts'
import { attendanceModule } from '../module.ts'
import { closeDue } from '../rolls/close.service.ts'
import { judgeResults } from '../warnings/judge-results.service.ts'

const campus = useTestCampus()
const hour = 3_600_000

/** The roll was called and nobody came. */
const missedLesson = async () => {
  const lesson = await beforeLesson(campus())
  await lesson.ask(openRollCall, { lessonId: lesson.lessonId }, lesson.teacher)
  await lesson.ask(closeRollCall, { lessonId: lesson.lessonId }, lesson.teacher)
  return lesson
}

test('a student sees how a state came about and objects; the teacher accepts, and the state is corrected with its history', async () => {
  const { ask, students, lessonId, teacher, colleague } = await missedLesson()
  const [student, other] = students
  const detail = async () => (await ask(attendanceDetail, { lessonId }, student)).data
  assert.deepEqual([(await detail()).state, (await detail()).events.map(({ kind }) => kind)], ['absent', ['close']])
  assert.ok((await detail()).objectUntil)
  assert.equal((await ask(object, { lessonId, text: '太短' }, student)).error, 'bad_input')
  const objections = await Promise.all([1, 2].map(() => ask(object, { lessonId, text: '我当时在教室，请核实。' }, student)))
  assert.deepEqual(objections.map(({ error }) => error ?? 'taken').toSorted(), ['objection_open', 'taken'])
  const [waiting] = (await ask(openObjections, {}, teacher)).data.rows
  assert.equal(waiting?.person.id, student.person.id)
  assert.equal((await ask(openObjections, {}, colleague)).data.total, 0)
  const decision = { id: waiting?.id ?? '', verdict: 'accepted', state: 'present', notes: '核实无误' } as const
  assert.equal((await ask(decideObjection, decision, colleague)).error, 'not_found')
  const decided = await Promise.all([1, 2].map(() => ask(decideObjection, decision, teacher)))
  assert.deepEqual(decided.map(({ error }) => error ?? 'decided').toSorted(), ['already_decided', 'decided'])
  assert.deepEqual([(await detail()).state, (await detail()).events.at(-1)?.reason], ['present', '核实无误'])
  assert.equal((await ask(object, { lessonId, text: '我还想再说一次。' }, student)).error, 'nothing_to_object')
  assert.equal((await ask(attendanceDetail, { lessonId, personId: student.person.id }, other)).error, 'not_found')
  assert.equal((await ask(attendanceDetail, { lessonId, personId: student.person.id }, colleague)).error, 'not_found')
  assert.equal((await ask(attendanceDetail, { lessonId, personId: student.person.id }, teacher)).data.state, 'present')
})

test('a manager corrects within their units until the term closes, an auditor only reads, and nobody corrects themselves', async () => {
  const { ask, students, lessonId, manager, auditor, teacher, term } = await missedLesson()
  const personId = students[0].person.id
  const correct = (who: { token: string }) => ask(correctAttendance, { lessonId, personId, state: 'late', reason: '教师忘记记录' }, who)
  assert.equal((await correct(auditor)).error, 'forbidden')
  assert.equal((await correct((await openTerm(campus())).manager)).error, 'not_found')
  assert.equal((await correct(manager)).code, 200)
  assert.equal(
    (await ask(attendanceOverview, { as: 'scope' }, (await openTerm(campus())).teacher)).data.total,
    0,
    'who teaches looks after no unit',
  )
  for (const reader of [manager, auditor]) {
    const inScope = (await ask(attendanceOverview, { as: 'scope' }, reader)).data
    assert.deepEqual([inScope.total, inScope.sections.map(({ taken, late }) => [taken, late])], [1, [[3, 1]]])
    assert.equal(
      (await ask(attendanceOverview, { as: 'scope', sectionId: inScope.sections[0]?.sectionId ?? '' }, reader)).data.people.length,
      3,
    )
    const { rows, total } = (await ask(consoleAttendance, { state: 'late' }, reader)).data
    assert.deepEqual([total, rows[0]?.person.id], [1, personId])
    const listed = (await ask(consoleAttendance, {}, reader)).data.rows.map(({ person }) => person.number)
    assert.deepEqual(await exportedColumn(campus(), reader, { source: 'attendance', column: 'number' }), listed)
  }
  assert.deepEqual(await exportedColumn(campus(), manager, { source: 'attendance', column: 'state', filter: { state: 'late' } }), ['迟到'])
  const [objecting, absent] = [students[1], students[2]]
  await ask(object, { lessonId, text: '我当时在教室，请核实。' }, objecting)
  const [{ id } = { id: '' }] = (await ask(openObjections, {}, teacher)).data.rows
  await campus().base.sql.updateTable('term').set({ closed_at: campus().clock.now() }).where('id', '=', term.id).execute()
  assert.equal((await correct(manager)).error, 'attendance_fixed')
  const marks = [{ personId, state: 'present' as const, at: campus().clock.now().toISOString() }]
  assert.equal((await ask(markRoll, { lessonId, marks, reason: '记错了' }, teacher)).error, 'attendance_fixed')
  assert.equal((await ask(rollCall, { lessonId }, teacher)).data.mayMark, false)
  const decision = { id, notes: '已核实' }
  assert.equal((await ask(decideObjection, { ...decision, verdict: 'accepted', state: 'present' }, teacher)).error, 'attendance_fixed')
  assert.equal((await ask(attendanceDetail, { lessonId }, absent)).data.objectUntil, null)
  assert.equal((await ask(object, { lessonId, text: '我当时在教室，请核实。' }, absent)).error, 'objection_late')
  assert.equal((await ask(decideObjection, { ...decision, verdict: 'rejected' }, teacher)).code, 200)
})

test('students object for seven days, and teachers change what they marked for seven days', async () => {
  const { ask, students, lessonId, ...others } = await missedLesson()
  campus().clock.advance(7 * 86_400 - 60)
  const [early, late] = [await comeBack(campus(), students[0]), await comeBack(campus(), students[1])]
  const text = '我当时在教室，请核实。'
  const mark = (teacher: { token: string }) => {
    const marks = [{ personId: early.person.id, state: 'late' as const, at: campus().clock.now().toISOString() }]
    return ask(markRoll, { lessonId, marks, reason: '记错了' }, teacher)
  }
  assert.equal((await ask(object, { lessonId, text }, early)).code, 200)
  const { sql } = campus().base
  const colleague = await comeBack(campus(), others.colleague)
  const readAs = async (who: { token: string }) =>
    (await ask(attendanceDetail, { lessonId, personId: early.person.id }, who)).data?.mayDecide
  assert.equal(await readAs(colleague), undefined)
  await sql
    .insertInto('lesson_teacher')
    .values({ lesson_id: lessonId, school_id: early.schoolId, person_id: colleague.person.id })
    .execute()
  assert.equal((await ask(openObjections, {}, colleague)).data.total, 1)
  assert.equal(await readAs(colleague), true, 'who stands in reads what they decide')
  const copy = async (module: { personalData?: Module['personalData'] }, kind: string, { person }: typeof early) =>
    (await module.personalData?.[kind]?.(systemContext(campus().base), person.id)) as { readonly history: unknown[] } & unknown[]
  assert.equal((await copy(attendanceModule, 'attendance', early)).history.length, 1)
  assert.deepEqual(
    [(await copy(scheduleModule, 'sections', early)).length, (await copy(scheduleModule, 'taughtLessons', colleague)).length],
    [1, 1],
  )
  assert.equal((await mark(await comeBack(campus(), others.teacher))).data[0]?.state, 'late')
  campus().clock.advance(61)
  assert.equal((await ask(object, { lessonId, text }, late)).error, 'objection_late')
  campus().clock.advance(2 * 3600)
  const teacher = await comeBack(campus(), others.teacher)
  assert.equal((await mark(teacher)).error, 'attendance_change_late')
  assert.equal((await ask(rollCall, { lessonId }, teacher)).data.mayMark, false)
})

test('who misses lessons in a row is warned once, a person decides what follows, and a correction withdraws the warning', async () => {
  const { ask, students, lesson, startsAt, teacher, lessonId, schoolId, ...others } = await missedLesson()
  const { sql } = campus().base
  const elsewhere = students[2].person.id
  await sql.deleteFrom('roster_place').where('person_id', '=', elsewhere).execute()
  const given = { schoolId, termId: others.term.id, unitId: others.college, teacherIds: [teacher.person.id], studentIds: [elsewhere] }
  const joint = await makeSection(campus(), given)
  const ids = [lessonId]
  for (const number of [1, 2]) {
    campus().clock.advance(100 * 60)
    const next = await lesson(new Date(startsAt.getTime() + number * 100 * 60_000))
    await sql.insertInto('lesson_section').values({ school_id: schoolId, lesson_id: next, section_id: joint.id }).execute()
    await ask(openRollCall, { lessonId: next }, teacher)
    await ask(closeRollCall, { lessonId: next }, teacher)
    ids.push(next)
  }
  const [student, manager] = [await comeBack(campus(), students[0]), await comeBack(campus(), others.manager)]
  const kinds = async () =>
    (await ask(ownWarnings, {}, student)).data.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ kind }) => kind)
  await eventually(async () => (await kinds()).includes('consecutive') || undefined)
  const other = await comeBack(campus(), students[2])
  await eventually(async () => (await ask(ownWarnings, {}, other)).data.some(({ sectionId }) => sectionId === joint.id) || undefined)
  const figures = (await ask(attendanceOverview, {}, student)).data.sections[0]
  assert.deepEqual([figures?.taken, figures?.absent, figures?.rate], [3, 3, 0])
  const people = (await ask(attendanceOverview, { as: 'teacher', sectionId: figures?.sectionId ?? '' }, teacher)).data.people
  assert.deepEqual(
    people.map(({ rate }) => rate),
    [0, 0],
  )
  const severe = (await ask(consoleWarnings, { kind: 'missed_second' }, manager)).data.rows
  const open = severe.find(({ person }) => person.id === student.person.id)
  const handling = { id: open?.id ?? '', handling: 'barred', notes: '缺课超过三分之一' } as const
  assert.equal((await ask(handleWarning, handling, (await openTerm(campus())).manager)).error, 'not_found')
  const waiting = async () => (await waitingFor(campus(), manager))['console-warnings'] ?? 0
  const before = await waiting()
  const handled = await Promise.all([1, 2].map(() => ask(handleWarning, handling, manager)))
  assert.deepEqual(handled.map(({ error }) => error ?? 'handled').toSorted(), ['already_decided', 'handled'])
  assert.deepEqual([before > 0, await waiting()], [true, before - 1], 'the workbench says so')
  const told = () => titlesOf(campus().url, student, 'study')
  assert.ok((await told()).includes('您已被取消考试资格'))
  const last = ids.at(-1) ?? ''
  await ask(correctAttendance, { lessonId: last, personId: student.person.id, state: 'present', reason: '系统故障' }, manager)
  await eventually(async () => !(await kinds()).includes('consecutive') || undefined)
  assert.equal((await ask(ownAttendance, { state: 'absent' }, student)).data.total, 2)
  for (const id of ids.slice(0, 2))
    await ask(correctAttendance, { lessonId: id, personId: student.person.id, state: 'present', reason: '系统故障' }, manager)
  const handledOne = async () => (await ask(consoleWarnings, { state: 'handled' }, manager)).data.rows.find(({ id }) => id === handling.id)
  await eventually(async () => (await handledOne())?.isCauseGone || undefined)
  assert.deepEqual(await kinds(), ['missed_second'], 'what a person decided stays until a person takes it back')
  assert.equal((await titlesOf(campus().url, manager, 'todo')).filter((title) => title.includes('原因已不存在')).length, 1)
  assert.equal((await ask(handleWarning, { ...handling, handling: 'excused', notes: '考勤已更正' }, manager)).code, 200)
  assert.ok((await told()).includes('您的考试资格已恢复'))
  await eventually(async () => (await kinds()).length === 0 || undefined)
  assert.equal((await ask(ownAttendance, { personId: student.person.id }, await comeBack(campus(), students[1]))).error, 'not_found')
})

test('approved leave fills the lessons, replaces an absence and never a presence, also while somebody signs', async () => {
  const { ask, students, lesson, lessonId, teacher, manager, code, roll, startsAt } = await beforeLesson(campus())
  const [away, signing, ill] = students
  const at = (hours: number) => new Date(startsAt.getTime() + hours * hour)
  const request = async (who: typeof away, kind: 'official' | 'sick', from = 0) => {
    const span = { startsAt: at(from).toISOString(), endsAt: at(from + 1.7).toISOString() }
    const { id } = (await ask(askLeave, { kind, ...span, reason: '参加学校的比赛' }, who)).data
    return () => ask(decideLeave, { id, verdict: 'approved', notes: '同意' }, manager)
  }
  const approveAway = await request(away, 'official')
  const approveSigning = await request(signing, 'sick')
  await ask(openRollCall, { lessonId }, teacher)
  const stamp = await (await makePhone()).stamp(await code(), campus().clock.now())
  const [approved, signed] = await Promise.all([approveSigning(), ask(sign, stamp, signing)])
  assert.deepEqual([approved.code, signed.code], [200, 200])
  await ask(closeRollCall, { lessonId }, teacher)
  assert.equal((await approveAway()).code, 200)
  const people = await roll()
  assert.deepEqual([people.get(signing.person.id)?.state, people.get(away.person.id)?.leaveKind], ['present', 'official'])
  const figures = (await ask(attendanceOverview, {}, away)).data.sections[0]
  assert.deepEqual([figures?.officialLeave, figures?.rate], [1, 1])
  const movedAway = await lesson(at(1.75))
  assert.equal((await (await request(ill, 'sick', 1.6))()).code, 200)
  await campus()
    .base.sql.updateTable('lesson')
    .set({ starts_at: at(3.5), ends_at: at(5) })
    .where('id', '=', movedAway)
    .execute()
  const plannedLater = await lesson(at(1.75))
  const callRoll = async (lessonId: string, hoursLater: number) => {
    campus().clock.advance(hoursLater * 3600)
    await ask(openRollCall, { lessonId }, teacher)
    await ask(closeRollCall, { lessonId }, teacher)
    const called = (await ask(rollCall, { lessonId }, teacher)).data.people
    return [ill, signing].map(({ person }) => called.find(({ id }) => id === person.id)?.state)
  }
  assert.deepEqual(await callRoll(plannedLater, 1.75), ['leave', 'absent'], 'also a lesson that was planned after the leave was approved')
  assert.deepEqual(await callRoll(movedAway, 1.75), ['absent', 'absent'], 'but not one that was moved out of the leave')
})

test('who is back early takes the rest of the leave back, and is told before which lessons a leave would miss', async () => {
  const { ask, students, lessonId, lesson, manager, teacher, startsAt, roll } = await beforeLesson(campus())
  const [student, other] = students
  const later = await lesson(new Date(startsAt.getTime() + 4 * hour))
  const span = { from: startsAt.toISOString(), until: new Date(startsAt.getTime() + 8 * hour).toISOString() }
  assert.deepEqual(
    (await ask(missedLessons, span, student)).data.map(({ id }) => id),
    [lessonId, later],
  )
  assert.deepEqual(
    (await ask(missedLessons, span, teacher)).data.map(({ id }) => id),
    [lessonId, later],
  )
  assert.equal((await ask(missedLessons, { from: span.until, until: span.from }, student)).error, 'attendance_span_long')
  const leave = { kind: 'sick', startsAt: span.from, endsAt: span.until, reason: '感冒发烧需要休息' } as const
  const { id } = (await ask(askLeave, leave, student)).data
  assert.equal((await ask(returnEarly, { leaveRequestId: id }, student)).error, 'leave_not_running')
  await ask(decideLeave, { id, verdict: 'approved', notes: '同意' }, manager)
  assert.equal((await roll()).get(student.person.id)?.state, 'leave')
  campus().clock.advance(100 * 60)
  assert.equal((await ask(returnEarly, { leaveRequestId: id }, other)).error, 'not_found')
  const back = await Promise.all([1, 2].map(() => ask(returnEarly, { leaveRequestId: id }, student)))
  assert.deepEqual(back.map(({ error }) => error ?? 'back').toSorted(), ['back', 'leave_not_running'])
  const states = await campus()
    .base.sql.selectFrom('attendance')
    .innerJoin('lesson', 'lesson.id', 'attendance.lesson_id')
    .where('person_id', '=', student.person.id)
    .select('attendance.state')
    .orderBy('lesson.starts_at')
    .execute()
  assert.deepEqual(
    states.map(({ state }) => state),
    ['leave', null],
  )
  const shown = (await ask(leaveRequest, { id }, student)).data
  assert.deepEqual([shown.returnedAt !== null, shown.mayReturn], [true, false])
})

test('who is back before the leave begins misses no lesson that began earlier, and their teacher is told of both', async () => {
  const { ask, students, lessonId, manager, teacher, startsAt, roll } = await beforeLesson(campus())
  const [early, late, away] = students
  const leave = {
    kind: 'sick',
    startsAt: new Date(startsAt.getTime() + hour).toISOString(),
    endsAt: new Date(startsAt.getTime() + 8 * hour).toISOString(),
    reason: '感冒发烧需要休息',
  } as const
  const ids: string[] = []
  for (const student of [early, late, away]) {
    const { id } = (await ask(askLeave, leave, student)).data
    await ask(decideLeave, { id, verdict: 'approved', notes: '同意' }, manager)
    ids.push(id)
  }
  const told = async () => (await titlesOf(campus().url, teacher, 'study')).toSorted()
  const nameOf = ({ person }: typeof early) =>
    campus().base.sql.selectFrom('person').where('id', '=', person.id).select('name').executeTakeFirstOrThrow()
  const names = [(await nameOf(early)).name, (await nameOf(late)).name, (await nameOf(away)).name]
  const asked = names.map((name) => `${name}请病假，缺课 1 次`)
  assert.deepEqual(await told(), asked.toSorted())
  const back = async (index: 0 | 1) =>
    assert.equal((await ask(returnEarly, { leaveRequestId: ids[index] ?? '' }, students[index])).code, 200)
  const states = async () => {
    const people = await roll()
    return students.map(({ person }) => people.get(person.id)?.state)
  }
  await back(0)
  assert.deepEqual(await states(), [null, 'leave', 'leave'])
  await ask(openRollCall, { lessonId }, teacher)
  await ask(closeRollCall, { lessonId }, teacher)
  assert.deepEqual(await states(), ['absent', 'leave', 'leave'], 'the leave does not excuse it again')
  await back(1)
  assert.deepEqual(await states(), ['absent', 'absent', 'leave'], 'the roll was closed meanwhile')
  assert.deepEqual(await told(), [...asked, `${names[0]}已销假`, `${names[1]}已销假`].toSorted())
})

test('a correction is told to the student with its reason', async () => {
  const { ask, students, lessonId, manager, teacher } = await missedLesson()
  const [first, second, third] = students
  await ask(correctAttendance, { lessonId, personId: first.person.id, state: 'late', reason: '教师忘记记录' }, manager)
  const marks = [{ personId: second.person.id, state: 'present' as const, at: campus().clock.now().toISOString() }]
  await ask(markRoll, { lessonId, marks, reason: '记错了' }, teacher)
  const told = async (who: typeof first) => (await titlesOf(campus().url, who, 'study')).filter((title) => title.startsWith('考勤'))
  assert.deepEqual([await told(first), await told(second), await told(third)], [['考勤改为迟到'], ['考勤改为出勤'], []])
})

test('who looks after the section reads how a state came about also of students of other colleges; who looks after neither does not', async () => {
  const { ask, students, lessonId, manager, schoolId } = await missedLesson()
  const { sql } = campus().base
  const [guest] = students
  const managerOf = async (unitId: string) => {
    const entered = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
    await setReach(sql, entered.person.id, unitId)
    return entered
  }
  const [home, strange] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  await sql.updateTable('person').set({ org_unit_id: home }).where('id', '=', guest.person.id).execute()
  const detail = async (who: { token: string }) => ask(attendanceDetail, { lessonId, personId: guest.person.id }, who)
  const listed = (await ask(consoleAttendance, {}, manager)).data.rows.some(({ person }) => person.id === guest.person.id)
  assert.deepEqual([listed, (await detail(manager)).data?.mayCorrect], [true, true])
  assert.equal((await detail(await managerOf(home))).data.state, 'absent')
  assert.equal((await detail(await managerOf(strange))).error, 'not_found')
  await ask(object, { lessonId, text: '我当时在教室，请核实。' }, guest)
  assert.equal((await ask(openObjections, {}, manager)).data.total, 1)
  assert.equal((await detail(manager)).data.mayDecide, true)
  const unlisted = await ask(attendanceDetail, { lessonId, personId: manager.person.id }, await managerOf(home))
  assert.equal(unlisted.error, 'not_found')
})

test('a lesson whose roll was never called counts nowhere, also when somebody was on leave in it', async () => {
  const { ask, students, manager, startsAt, lesson, teacher, lessonId, section } = await beforeLesson(campus())
  const [away, other] = students
  const span = { startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + hour).toISOString() }
  const { id } = (await ask(askLeave, { kind: 'personal', ...span, reason: '参加学校的比赛' }, away)).data
  await ask(decideLeave, { id, verdict: 'approved', notes: '同意' }, manager)
  const figures = async (who: typeof away) => {
    const [counted] = (await ask(attendanceOverview, {}, who)).data.sections
    return [counted?.taken, counted?.leave, counted?.absent, counted?.rate]
  }
  const ofSection = async () => {
    const { people } = (await ask(attendanceOverview, { as: 'teacher', sectionId: section.id }, teacher)).data
    return people.map(({ taken }) => taken)
  }
  campus().clock.advance(100 * 60)
  await closeDue(systemContext(campus().base))
  assert.deepEqual(
    [await figures(away), await figures(other)],
    [
      [0, 0, 0, null],
      [0, 0, 0, null],
    ],
  )
  assert.deepEqual(await ofSection(), [0, 0, 0])
  const state = await campus().base.sql.selectFrom('attendance').where('lesson_id', '=', lessonId).select('state').execute()
  assert.deepEqual(state, [{ state: 'leave' }], 'though it is known who was on leave')
  const called = await lesson(campus().clock.now())
  await ask(openRollCall, { lessonId: called }, teacher)
  await ask(closeRollCall, { lessonId: called }, teacher)
  assert.deepEqual(
    [await figures(away), await figures(other)],
    [
      [1, 0, 1, 0],
      [1, 0, 1, 0],
    ],
  )
})

test('failed credits and a low GPA warn once, and are withdrawn when a resit is passed', async () => {
  const { ask, students, schoolId } = await beforeLesson(campus())
  const { sql, now } = campus().base
  const [student] = students
  const { id: recordId } = await sql
    .selectFrom('student_record')
    .where('person_id', '=', student.person.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const courseId = await makeCourse(sql, schoolId, { credit: 12 })
  const failed = { record_id: recordId, course_id: courseId, mark: 40, points: 0, is_passed: false, published_at: now() }
  await makeScore(sql, schoolId, failed)
  const kinds = async () =>
    (await ask(ownWarnings, {}, student)).data.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ kind }) => kind)
  await judgeResults(systemContext(campus().base))
  await judgeResults(systemContext(campus().base))
  assert.deepEqual((await kinds()).toSorted(), ['failed_credits', 'gpa'])
  await makeScore(sql, schoolId, { ...failed, attempt: 'resit', mark: 80, points: 3, is_passed: true })
  await judgeResults(systemContext(campus().base))
  assert.deepEqual(await kinds(), [])
})
