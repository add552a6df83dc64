import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { saveRoom } from '@campus/contract/schedule/console/rooms.ts'
import { changeRoster, saveSection, sectionRoster } from '@campus/contract/schedule/console/sections.ts'
import { findClashes, removeSlot, saveSlot } from '@campus/contract/schedule/console/slots.ts'
import { closeTerm, saveTerm } from '@campus/contract/schedule/console/terms.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { lessonDetail, timetableOf } from '@campus/contract/schedule/timetable.ts'
import { dayAfter } from '../../../platform/time/zoned-day.ts'
import { comeBack } from '../../../testing/enter.ts'
import { openPlanning } from '../../../testing/planning.ts'
import { makeRoom, makeSection, openTerm } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()

test('a weekly time becomes lessons that keep their ids when it changes, and those who take part see them', async () => {
  const { ask, manager, students, teacher, colleague, room, otherRoom, slot, lessonsOf, monday } = await openPlanning(campus())
  const saved = await ask(saveSlot, slot(), manager)
  assert.deepEqual([saved.code, saved.data.lessons], [200, 3])
  const before = await lessonsOf(students[0])
  assert.deepEqual(
    before.map(({ day, isChanged, room }) => [day, isChanged, room?.id]),
    [10, 11, 12].map((week) => [dayAfter(monday(week), 2), false, room.id]),
  )
  assert.deepEqual(await lessonsOf(teacher), before)
  const changed = await ask(saveSlot, slot({ id: saved.data.id, weeks: '11-12', roomId: otherRoom.id }), manager)
  assert.equal(changed.data.lessons, 3)
  const after = await lessonsOf(students[0])
  assert.deepEqual(
    after.map(({ id, state, cancelledBy, isChanged, room }) => [id, state, cancelledBy, isChanged, room?.id]),
    before.map(({ id }, index) => [
      id,
      index === 0 ? 'cancelled' : 'planned',
      index === 0 ? 'plan' : null,
      true,
      index === 0 ? room.id : otherRoom.id,
    ]),
  )
  assert.equal(
    (await ask(timetableOf, { kind: 'room', id: otherRoom.id, from: monday(10), to: monday(13) }, students[0])).data.lessons.length,
    2,
  )
  assert.equal((await ask(removeSlot, { id: saved.data.id }, manager)).code, 200)
  for (const who of [students[0], teacher]) {
    const { rows } = (await ask(ownMessages, { group: 'study' }, who)).data
    const bodies: string[] = []
    for (const { id } of rows.toReversed()) bodies.push((await ask(messageDetail, { id }, who)).data.body)
    assert.equal(rows.length, 2)
    assert.match(
      bodies[0] ?? '',
      new RegExp(`星期三 第 1–2 节 ${room.code} .*（第 10-12 周） → 星期三 第 1–2 节 ${otherRoom.code} .*（第 11-12 周）`),
    )
    assert.match(bodies[1] ?? '', / → 取消$/)
  }
  assert.deepEqual((await ask(ownMessages, { group: 'study' }, colleague)).data.rows, [])
  assert.deepEqual(new Set((await lessonsOf(teacher)).map(({ state }) => state)), new Set(['cancelled']))
})

test('a class has a timetable of its own, which its students and its roster lead to', async () => {
  const { ask, manager, students, slot, monday, schoolId, section } = await openPlanning(campus())
  const { sql } = campus().base
  const classId = await makeUnit(sql, schoolId, { kind: 'class' })
  assert.equal((await ask(scheduleTerms, {}, students[0])).data.classId, null)
  await sql.updateTable('person').set({ org_unit_id: classId }).where('id', '=', students[0].person.id).execute()
  assert.equal((await ask(scheduleTerms, {}, students[0])).data.classId, classId)
  await ask(saveSlot, slot(), manager)
  const days = { from: monday(10), to: monday(13) }
  assert.equal((await ask(timetableOf, { kind: 'class', id: classId, ...days }, students[0])).data.lessons.length, 3)
  const { rows } = (await ask(sectionRoster, { id: section.id }, manager)).data
  assert.deepEqual(
    rows.map((row) => row.classId).filter((id) => id !== null),
    [classId],
  )
})

test('a weekly time by the clock, of sections taught together, says what it would break', async () => {
  const { ask, manager, students, slot, section, colleague, college, schoolId, term, lessonsOf, room } = await openPlanning(campus())
  const { sql } = campus().base
  const given = { schoolId, termId: term.id, unitId: college, teacherIds: [colleague.person.id] }
  const joint = await makeSection(campus(), { ...given, studentIds: [students[0].person.id] })
  await sql.updateTable('room').set({ seats: 2 }).where('id', '=', room.id).execute()
  const clock = { fromPeriod: null, toPeriod: null, starts: '19:00', ends: '20:30', sectionIds: [section.id, joint.id] }
  const far = await makeRoom(campus(), schoolId)
  await sql.updateTable('campus_place').set({ latitude: 30.53 }).where('id', '=', far.placeId).execute()
  const before = slot({ fromPeriod: null, toPeriod: null, starts: '17:30', ends: '18:50', roomId: far.id })
  assert.equal((await ask(saveSlot, before, manager)).code, 200)
  const found = (await ask(findClashes, slot(clock), manager)).data
  assert.deepEqual([found.seatsMissing, found.shortWalks.length, found.shortWalks[0]?.minutes], [1, 3, 10])
  assert.equal((await ask(saveSlot, slot(clock), manager)).code, 200)
  assert.equal((await lessonsOf(students[0])).length, 6, 'one lesson of both sections')
  assert.equal((await ask(saveSlot, slot({ ...clock, ends: '18:00' }), manager)).error, 'bad_input')
})

test('what stands already is not made again, and what others rest on stays', async () => {
  const { ask, admin, manager, term, section, schoolId, room, slot, teacher, students, college } = await openPlanning(campus())
  const { sql } = campus().base
  const {
    academic_year: academicYear,
    semester,
    weeks,
  } = await sql.selectFrom('term').where('id', '=', term.id).selectAll().executeTakeFirstOrThrow()
  const next = { academicYear: '2031-2032', semester, firstMonday: '2031-09-01', weeks }
  assert.equal((await ask(saveTerm, { ...next, academicYear }, admin)).error, 'term_taken')
  await ask(saveSlot, slot(), manager)
  const moved = { id: term.id, academicYear, semester, firstMonday: dayAfter(term.firstMonday, 7), weeks }
  assert.equal((await ask(saveTerm, moved, admin)).error, 'term_has_lessons')
  assert.equal((await ask(closeTerm, { id: term.id }, admin)).error, 'term_not_over')
  const [held] = await sql.selectFrom('lesson').where('term_id', '=', term.id).select('id').limit(1).execute()
  const absence = { school_id: schoolId, lesson_id: held?.id ?? '', person_id: students[0].person.id, section_id: section.id }
  await sql
    .insertInto('attendance')
    .values({ ...absence, state: 'absent', changed_at: campus().clock.now() })
    .execute()
  const objection = { school_id: schoolId, lesson_id: held?.id ?? '', person_id: students[0].person.id, text: '我在教室。' }
  const raised = await sql
    .insertInto('objection')
    .values({ ...objection, created_at: campus().clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { code } = await sql.selectFrom('section').where('id', '=', section.id).select('code').executeTakeFirstOrThrow()
  const twin = { termId: term.id, courseId: section.courseId, unitId: college, code, capacity: 60, teacherIds: [teacher.person.id] }
  assert.equal((await ask(saveSection, twin, manager)).error, 'section_code_taken')
  const elsewhere = {
    ...twin,
    id: section.id,
    courseId: (await makeSection(campus(), { schoolId, termId: term.id, unitId: college, teacherIds: [] })).courseId,
  }
  assert.equal((await ask(saveSection, elsewhere, manager)).error, 'section_fixed')
  campus().clock.advance(200 * 86_400)
  const later = await comeBack(campus(), admin)
  assert.equal((await ask(closeTerm, { id: term.id }, later)).error, 'term_has_objections')
  await sql.deleteFrom('objection').where('id', '=', raised.id).execute()
  assert.equal((await ask(closeTerm, { id: term.id }, later)).code, 200)
  const { placeId } = room
  const again = { code: room.code, name: '教室', nameEn: 'Room', nameTw: '教室', placeId, kind: 'lecture', floor: 1, seats: 10 } as const
  assert.equal((await ask(saveRoom, again, later)).error, 'room_code_taken')
})

test('no room and no teacher is taken twice, not even by two who plan at once', async () => {
  const { ask, manager, admin, college, colleague, teacher, section, students, term, otherRoom, schoolId, slot, lessonsOf } =
    await openPlanning(campus())
  const other = await makeSection(campus(), { schoolId, termId: term.id, unitId: college, teacherIds: [colleague.person.id] })
  const second = slot({ sectionIds: [other.id], teacherIds: [colleague.person.id] })
  const both = await Promise.all([ask(saveSlot, slot(), manager), ask(saveSlot, second, admin)])
  assert.deepEqual(both.map(({ error }) => error ?? 'saved').toSorted(), ['plan_clashes', 'saved'])
  for (const { data } of both.filter(({ error }) => error === undefined)) await ask(removeSlot, { id: data.id }, manager)
  await ask(saveSlot, slot(), manager)
  const clashes = await ask(findClashes, { ...second, teacherIds: [teacher.person.id] }, manager)
  assert.deepEqual(new Set(clashes.data.clashes.map(({ kind }) => kind)), new Set(['room', 'teacher']))
  assert.equal(clashes.data.total, 6)
  assert.equal((await ask(saveSlot, { ...second, roomId: otherRoom.id, teacherIds: [teacher.person.id] }, manager)).error, 'plan_clashes')
  // Students with two lessons at once need a reason; who is exempt does not count.
  await ask(changeRoster, { id: other.id, add: [{ number: students[0].person.number }] }, manager)
  const elsewhere = { ...second, roomId: otherRoom.id }
  assert.equal((await ask(saveSlot, elsewhere, manager)).error, 'student_clashes')
  assert.equal((await ask(saveSlot, { ...elsewhere, clashReason: '重修班单独安排' }, manager)).code, 200)
  assert.equal((await lessonsOf(students[0])).filter(({ state }) => state === 'planned').length, 6)
  assert.equal((await ask(changeRoster, { id: section.id, add: [{ number: 'nobody' }] }, manager)).error, 'student_unknown')
})

test('who leaves a section sees no later lessons, and sections hold no more than they can', async () => {
  const { ask, manager, students, section, slot, lessonsOf, admin, term, college, teacher } = await openPlanning(campus())
  await ask(saveSlot, slot(), manager)
  const [leaving] = students
  assert.deepEqual((await ask(changeRoster, { id: section.id, remove: [leaving.person.id] }, manager)).data, { added: 0, removed: 1 })
  assert.deepEqual([(await lessonsOf(leaving)).length, (await lessonsOf(students[1])).length], [0, 3])
  assert.deepEqual((await ask(changeRoster, { id: section.id, add: [{ number: leaving.person.number }] }, manager)).data, {
    added: 1,
    removed: 0,
  })
  const given = {
    id: section.id,
    termId: term.id,
    courseId: section.courseId,
    unitId: college,
    code: 'S',
    capacity: 2,
    teacherIds: [teacher.person.id],
  }
  assert.equal((await ask(saveSection, given, manager)).code, 200)
  await ask(changeRoster, { id: section.id, remove: [leaving.person.id] }, manager)
  const full = await ask(changeRoster, { id: section.id, add: [{ number: leaving.person.number }] }, admin)
  assert.equal(full.error, 'section_full')
})

test('weeks, terms and rooms that make no sense are refused, and strangers find nothing', async () => {
  const { ask, admin, manager, students, slot, term, colleague } = await openPlanning(campus())
  const stranger = await openTerm(campus())
  for (const weeks of ['16-1', '0', '99']) assert.equal((await ask(saveSlot, slot({ weeks }), manager)).error, 'bad_input')
  assert.equal((await ask(saveSlot, slot({ weeks: '21' }), manager)).error, 'weeks_outside_term')
  assert.equal((await ask(saveSlot, slot({ fromPeriod: 9, toPeriod: 9 }), manager)).error, 'period_unknown')
  assert.equal((await ask(saveSlot, slot({ roomId: (await makeRoom(campus(), stranger.schoolId)).id }), manager)).error, 'not_found')
  assert.equal((await ask(saveSlot, slot({ teacherIds: [students[0].person.id] }), manager)).error, 'not_found')
  assert.equal((await ask(saveSlot, slot(), stranger.admin)).error, 'not_found')
  const { data } = await ask(saveSlot, slot(), manager)
  assert.equal((await ask(removeSlot, { id: data.id }, stranger.admin)).error, 'not_found')
  const again = { academicYear: '2026-2027', semester: 2, firstMonday: term.firstMonday, weeks: 20 }
  assert.equal((await ask(saveTerm, again, admin)).error, 'term_overlaps')
  assert.equal((await ask(saveTerm, { ...again, firstMonday: dayAfter(term.firstMonday) }, admin)).error, 'bad_input')
  const lesson = await campus().base.sql.selectFrom('lesson').where('slot_id', '=', data.id).select('id').executeTakeFirstOrThrow()
  const seen = await Promise.all(
    [students[0], manager, admin, colleague, stranger.students[0], stranger.admin].map(
      async (who) => (await ask(lessonDetail, { id: lesson.id }, who)).error ?? 'seen',
    ),
  )
  assert.deepEqual(seen, ['seen', 'seen', 'seen', 'not_found', 'not_found', 'not_found'])
  assert.equal((await ask(lessonDetail, { id: randomUUID() }, admin)).error, 'not_found')
})
