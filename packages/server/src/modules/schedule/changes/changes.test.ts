import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openRollCall, rollCall } from '@campus/contract/attendance/roll-calls.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { answerChange, askChange, changeOptions, ownChanges, withdrawChange } from '@campus/contract/schedule/changes.ts'
import { consoleChanges, decideChange } from '@campus/contract/schedule/console/changes.ts'
import { lessonDetail } from '@campus/contract/schedule/timetable.ts'
import { systemContext } from '../../../context/context.ts'
import { dayAfter } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { makeSection, openTerm } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { waitingFor } from '../../../testing/waiting.ts'
import { exportChanges, leaveChanges, sweepChanges } from './outdated.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const context = () => ({ ...systemContext(campus().base), now: campus().clock.now })
const reason = '参加学术会议'

/** Week 10 lies ahead, whatever day it is. A lesson on its Monday at 8, and one of the colleague for the same students on Tuesday at 8. */
const open = async () => {
  const school = await openTerm(campus())
  const { term, schoolId, college, colleague, students, otherRoom, lesson, teacher } = school
  const day = (weekday: number, week = 10) => dayAfter(term.firstMonday, (week - 1) * 7 + weekday - 1)
  const at = (weekday: number, time = '08:00') => new Date(`${day(weekday)}T${time}:00+08:00`)
  const lessonId = await lesson(at(1))
  const studentIds = students.map(({ person }) => person.id)
  const other = await makeSection(campus(), { schoolId, termId: term.id, unitId: college, teacherIds: [colleague.person.id], studentIds })
  const otherLessonId = await lesson(at(2), { sectionId: other.id, teacherIds: [colleague.person.id], roomId: otherRoom.id })
  const request = (more: object) => ask(askChange, { lessonId, reason, kind: 'cancel', ...more } as never, teacher)
  const read = async (id: string, who: { readonly token: string } = students[0]) => (await ask(lessonDetail, { id }, who)).data
  const inbox = async (who: { readonly token: string }) => (await ask(ownMessages, {}, who)).data.rows
  const decide = (id: string, verdict: 'approve' | 'refuse' = 'approve', notes = '') =>
    ask(decideChange, { id, verdict, notes: verdict === 'refuse' ? '与考试冲突' : notes }, school.manager)
  return { ...school, day, at, lessonId, other, otherLessonId, request, read, inbox, decide }
}

test('a lesson is moved to a proposed time: it keeps its id, everybody concerned is told once, and its history shows both', async () => {
  const { teacher, manager, auditor, students, lessonId, otherRoom, request, read, inbox, decide, day } = await open()
  const { times } = (await ask(changeOptions, { lessonId, kind: 'move' }, teacher)).data
  assert.ok(times.length > 5 && times.every(({ startsAt }) => startsAt > new Date().toISOString()))
  assert.deepEqual([times[0]?.studentClashes, times[0]?.reasons.includes('all_free')], [0, true])
  const freely = async (weekday: number, more: object = {}) =>
    ask(changeOptions, { lessonId, kind: 'move', day: day(weekday), fromPeriod: 1, toPeriod: 2, ...more }, teacher)
  const { chosen } = (await freely(2)).data
  assert.deepEqual([chosen?.keepsRoom, chosen?.clashes, chosen?.studentClashes, chosen?.rooms], [true, [], 3, []])
  const extra = (await freely(1, { kind: 'extra' })).data.chosen
  assert.deepEqual([extra?.keepsRoom, extra?.clashes.map(({ kind }) => kind)], [false, ['room', 'teacher']])
  assert.deepEqual(
    (await freely(3)).data.chosen?.rooms.map(({ id }) => id),
    [otherRoom.id],
  )
  assert.equal((await freely(3, { fromPeriod: undefined })).error, 'bad_input')
  const byClock = { fromPeriod: undefined, toPeriod: undefined }
  const clocked = await freely(3, { ...byClock, starts: '12:15', ends: '13:00' })
  assert.deepEqual([clocked.data.chosen?.keepsRoom, clocked.data.chosen?.clashes], [true, []])
  for (const wrong of [{ starts: '12:15' }, { starts: '13:00', ends: '12:15' }, {}])
    assert.equal((await freely(3, { ...byClock, ...wrong })).error, 'bad_input')
  assert.equal((await freely(3, { starts: '12:15', ends: '13:00' })).error, 'bad_input')
  assert.equal((await freely(3, { fromPeriod: 19, toPeriod: 20 })).error, 'period_unknown')
  assert.equal((await freely(3, { day: '2099-01-01' })).error, 'weeks_outside_term')
  assert.ok(times.every((time) => time.day !== day(2) || time.starts !== '08:00' || time.studentClashes === 3))
  const asked = await request({ kind: 'move', day: day(3), fromPeriod: 3, toPeriod: 4, roomId: otherRoom.id })
  assert.deepEqual([asked.code, asked.data.state], [200, 'waiting_manager'])
  assert.equal((await request({})).error, 'change_open')
  assert.deepEqual([(await inbox(manager)).length, (await inbox(students[0])).length], [1, 0])
  const { rows, waiting } = (await ask(consoleChanges, { state: 'waiting_manager' }, manager)).data
  assert.deepEqual([rows.map(({ id, mayDecide, clashes }) => [id, mayDecide, clashes]), waiting], [[[asked.data.id, true, []]], 1])
  const [seen] = (await ask(consoleChanges, {}, auditor)).data.rows
  assert.deepEqual([seen?.id, seen?.mayDecide], [asked.data.id, false])
  const both = await Promise.all([decide(asked.data.id), decide(asked.data.id)])
  assert.deepEqual(both.map(({ error }) => error ?? '').toSorted(), ['', 'change_over'])
  await nothingToDo(campus().url, manager)
  const after = await read(lessonId)
  assert.deepEqual([after.day, after.fromPeriod, after.room?.id, after.isChanged, after.plannedOn], [day(3), 3, otherRoom.id, true, day(1)])
  assert.deepEqual(
    after.history.map(({ kind, before, after }) => [kind, before?.day, after.day, after.room?.id]),
    [['move', day(1), day(3), otherRoom.id]],
  )
  for (const who of [...students, teacher]) {
    const [message, ...more] = await inbox(who)
    assert.deepEqual([message?.category, more.length], ['study', 0])
    assert.match(message?.title ?? '', /^调课：/)
    const { subject } = (await ask(messageDetail, { id: message?.id ?? '' }, who)).data
    assert.deepEqual([subject?.kind, subject?.id], ['lesson', lessonId])
  }
})

test('a colleague agrees before a manager decides: a swap changes places, a substitute takes over; either may be declined or withdrawn', async () => {
  const { teacher, colleague, manager, students, room, otherRoom, lessonId, otherLessonId, request, read, inbox, decide, day, ...school } =
    await open()
  const answer = (id: string, verdict: 'accept' | 'decline') => ask(answerChange, { id, verdict }, colleague)
  const swaps = (await ask(changeOptions, { lessonId, kind: 'swap' }, teacher)).data.lessons
  assert.deepEqual(
    swaps.map(({ lesson, isOwn, studentClashes }) => [lesson.id, isOwn, studentClashes]),
    [[otherLessonId, false, 0]],
  )
  const swap = (await request({ kind: 'swap', otherLessonId })).data
  assert.equal(swap.state, 'waiting_colleague')
  assert.equal((await decide(swap.id)).error, 'change_over')
  const [mine] = (await ask(ownChanges, {}, colleague)).data
  assert.deepEqual([mine?.id, mine?.mayAnswer, mine?.mayWithdraw, mine?.parts.length], [swap.id, true, false, 2])
  assert.equal((await ask(answerChange, { id: swap.id, verdict: 'accept' }, teacher)).error, 'not_found')
  const asked = async () => (await waitingFor(campus(), colleague))['lesson-changes']
  assert.equal(await asked(), 1, 'the workbench says so')
  assert.equal((await answer(swap.id, 'accept')).data.state, 'waiting_manager')
  assert.deepEqual([await asked(), (await waitingFor(campus(), manager))['console-lesson-changes']], [undefined, 1])
  const { sql } = campus().base
  const setUnit = (unitId: string) => sql.updateTable('section').set({ unit_id: unitId }).where('id', '=', school.other.id).execute()
  await setUnit(await makeUnit(sql, school.schoolId, { kind: 'college' }))
  const toDecide = async () => (await waitingFor(campus(), manager))['console-lesson-changes']
  assert.deepEqual([await toDecide(), (await decide(swap.id)).error], [undefined, 'not_found'], 'one lesson is of another college')
  await setUnit(school.college)
  assert.equal((await decide(swap.id)).data.state, 'approved')
  const [one, other] = [await read(lessonId), await read(otherLessonId)]
  assert.deepEqual([one.day, one.room?.id, other.day, other.room?.id], [day(2), otherRoom.id, day(1), room.id])
  assert.equal((await inbox(students[0])).length, 1, 'one message about both lessons')

  const { colleagues } = (await ask(changeOptions, { lessonId, kind: 'substitute' }, teacher)).data
  assert.deepEqual(
    colleagues.map(({ id, reasons }) => [id, reasons]),
    [[colleague.person.id, ['same_unit', 'knows_students']]],
  )
  const declined = (await request({ kind: 'substitute', colleagueId: colleague.person.id })).data.id
  assert.equal((await answer(declined, 'decline')).data.state, 'refused')
  const substitute = (await request({ kind: 'substitute', colleagueId: colleague.person.id })).data.id
  const race = await Promise.all([answer(substitute, 'decline'), ask(withdrawChange, { id: substitute }, teacher)])
  assert.deepEqual(race.map(({ error }) => error ?? '').toSorted(), ['', 'change_over'])
  const again = (await request({ kind: 'substitute', colleagueId: colleague.person.id })).data.id
  await answer(again, 'accept')
  assert.equal((await decide(again)).data.state, 'approved')
  assert.deepEqual(
    (await read(lessonId)).teachers.map(({ id }) => id),
    [colleague.person.id],
  )
  assert.equal((await request({})).error, 'not_found', 'it is not their lesson any more')
})

test('a teacher whose lesson another takes over opens it from the message, without any right to it; a colleague without a message does not', async () => {
  const { schoolId, teacher, colleague, lessonId, otherLessonId, day, room, request, inbox, decide } = await open()
  const { id } = (await request({ kind: 'substitute', colleagueId: colleague.person.id })).data
  await ask(answerChange, { id, verdict: 'accept' }, colleague)
  assert.equal((await decide(id)).data.state, 'approved')
  const [message] = await inbox(teacher)
  const { subject } = (await ask(messageDetail, { id: message?.id ?? '' }, teacher)).data
  assert.deepEqual([subject?.id, subject?.tone], [lessonId, 'good'])
  assert.match(subject?.action?.address ?? '', new RegExp(lessonId))
  const { data } = await ask(lessonDetail, { id: lessonId }, teacher)
  assert.deepEqual([data.day, data.room?.id, data.teachers.map(({ id }) => id)], [day(1), room.id, [colleague.person.id]])
  assert.deepEqual(
    data.history.map(({ kind, before }) => [kind, before?.teachers.map(({ id }) => id)]),
    [['substitute', [teacher.person.id]]],
  )
  assert.equal(data.isTeacher, false)
  for (const call of [rollCall, openRollCall]) assert.equal((await ask(call, { lessonId }, teacher)).error, 'not_found')
  const other = await enter(campus(), { schoolId, kind: 'teacher' })
  const stranger = await openTerm(campus())
  for (const who of [other, stranger.teacher, stranger.admin])
    assert.equal((await ask(lessonDetail, { id: lessonId }, who)).error, 'not_found')
  assert.equal((await ask(lessonDetail, { id: otherLessonId }, teacher)).error, 'not_found')
})

test('two moves into one room at once: one of them is refused at the decision; students with two lessons need a reason', async () => {
  const { teacher, manager, lesson, lessonId, room, otherRoom, at, day, request, decide, read } = await open()
  const second = await lesson(at(4))
  const into = { kind: 'move', day: day(5), fromPeriod: 1, toPeriod: 2, roomId: otherRoom.id }
  const ids = [(await request(into)).data.id, (await request({ ...into, lessonId: second })).data.id]
  const decided = await Promise.all(ids.map((id) => decide(id)))
  assert.deepEqual(decided.map(({ error }) => error ?? '').toSorted(), ['', 'plan_clashes'])
  const refused = ids[decided.findIndex(({ error }) => error !== undefined)] ?? ''
  const [waiting] = (await ask(consoleChanges, { state: 'waiting_manager' }, manager)).data.rows
  assert.deepEqual(
    waiting?.clashes
      .map(({ kind }) => kind)
      .toSorted()
      .slice(0, 2),
    ['room', 'student'],
  )
  assert.equal((await decide(refused, 'refuse')).data.state, 'refused')
  const moved = [lessonId, second].find((id) => id !== waiting?.lessonId) ?? ''
  const clashing = (await request({ kind: 'move', lessonId: moved, day: day(2), fromPeriod: 1, toPeriod: 2, roomId: room.id })).data.id
  assert.equal((await decide(clashing)).error, 'student_clashes')
  assert.equal((await decide(clashing, 'approve', '学生已同意')).data.state, 'approved')
  const extra = (await request({ kind: 'extra', lessonId: moved, day: day(3), starts: '18:30', ends: '20:00', roomId: null })).data.id
  assert.equal((await decide(extra)).data.state, 'approved')
  const [made] = (await ask(ownChanges, {}, teacher)).data[0]?.parts ?? []
  assert.deepEqual([made?.before, (await read(made?.lessonId ?? '')).day], [null, day(3)])
  const cancelled = (await request({ lessonId: moved })).data.id
  await decide(cancelled)
  assert.deepEqual([(await read(moved)).state, (await read(moved)).cancelledBy], ['cancelled', 'person'])
})

test('lessons are swapped only where each fits into the room of the other, when it is asked for and when it is decided', async () => {
  const { teacher, colleague, lessonId, otherLessonId, room, otherRoom, request, decide } = await open()
  const { sql } = campus().base
  const setSeats = (id: string, seats: number) => sql.updateTable('room').set({ seats }).where('id', '=', id).execute()
  const swap = { kind: 'swap', otherLessonId } as const
  const offered = async () => (await ask(changeOptions, { lessonId, kind: 'swap' }, teacher)).data.lessons.length
  for (const { id } of [room, otherRoom]) {
    await setSeats(id, 2)
    assert.deepEqual([(await request(swap)).error, await offered()], ['room_too_small', 0])
    await setSeats(id, 3)
  }
  assert.equal(await offered(), 1)
  const { id } = (await request(swap)).data
  await ask(answerChange, { id, verdict: 'accept' }, colleague)
  await setSeats(otherRoom.id, 2)
  assert.equal((await decide(id)).error, 'room_too_small')
  await setSeats(otherRoom.id, 3)
  assert.equal((await decide(id)).data.state, 'approved')
})

test('nothing is moved to a holiday, nor is it offered', async () => {
  const { schoolId, teacher, lessonId, request, day } = await open()
  const value = JSON.stringify([day(4)])
  await campus().base.sql.insertInto('school_setting').values({ school_id: schoolId, key: 'holidays', value }).execute()
  const given = { day: day(4), fromPeriod: 1, toPeriod: 2 }
  for (const kind of ['move', 'extra'] as const) {
    assert.equal((await request({ kind, ...given })).error, 'change_day_off')
    assert.equal((await ask(changeOptions, { lessonId, kind, ...given }, teacher)).error, 'change_day_off')
    const { times } = (await ask(changeOptions, { lessonId, kind }, teacher)).data
    assert.ok(times.length > 0 && times.every((time) => time.day !== day(4)))
  }
  assert.equal((await request({ kind: 'move', day: day(4), starts: '12:00', ends: '12:45' })).error, 'change_day_off')
})

test('another room is near, free and large enough; what changed meanwhile or was never decided is outdated', async () => {
  const { teacher, lessonId, otherRoom, room, request, decide, inbox, at, lesson, day } = await open()
  const { rooms } = (await ask(changeOptions, { lessonId, kind: 'room' }, teacher)).data
  assert.deepEqual(
    rooms.map(({ id }) => id),
    [otherRoom.id],
  )
  const { sql } = campus().base
  const wanted = (await request({ kind: 'room', roomId: otherRoom.id })).data.id
  await sql.updateTable('lesson').set({ changes: 7 }).where('id', '=', lessonId).execute()
  assert.equal((await decide(wanted)).data.state, 'outdated')
  assert.match((await inbox(teacher))[0]?.title ?? '', /已失效/)
  await sql.updateTable('room').set({ seats: 2 }).where('id', '=', otherRoom.id).execute()
  assert.equal((await request({ kind: 'room', roomId: otherRoom.id })).error, 'room_too_small')
  await sql.updateTable('room').set({ is_closed: true }).where('id', '=', otherRoom.id).execute()
  assert.equal((await request({ kind: 'room', roomId: otherRoom.id })).error, 'room_closed')
  assert.equal((await request({ kind: 'room', roomId: room.id })).error, 'change_nothing')
  const forgotten = (await request({})).data.id
  await sql.updateTable('lesson').set({ changes: 8 }).where('id', '=', lessonId).execute()
  await sweepChanges(context())
  const own = (await ask(ownChanges, {}, teacher)).data
  assert.deepEqual([own[0]?.id, own[0]?.state], [forgotten, 'outdated'])
  assert.equal((await exportChanges(context(), teacher.person.id)).length, 2)
  const left = (await request({ lessonId: await lesson(at(5)), kind: 'move', day: day(5, 11), fromPeriod: 1, toPeriod: 2 })).data.id
  await leaveChanges(context(), { id: teacher.person.id } as never)
  assert.equal((await ask(ownChanges, {}, teacher)).data.find(({ id }) => id === left)?.state, 'outdated')
})

test('strangers, managers of other units and the teachers themselves decide nothing; bad requests are refused', async () => {
  const { schoolId, teacher, colleague, students, lessonId, otherLessonId, request, day, term, decide } = await open()
  const stranger = await openTerm(campus())
  for (const [error, given] of [
    ['bad_input', { kind: 'move' }],
    ['bad_input', { kind: 'move', day: day(3), fromPeriod: 4, toPeriod: 3 }],
    ['bad_input', { kind: 'swap' }],
    ['bad_input', { kind: 'substitute' }],
    ['bad_input', { kind: 'room', roomId: null }],
    ['bad_input', { reason: ' ' }],
    ['period_unknown', { kind: 'move', day: day(3), fromPeriod: 19, toPeriod: 20 }],
    ['weeks_outside_term', { kind: 'move', day: dayAfter(term.firstMonday, 20 * 7), fromPeriod: 1, toPeriod: 2 }],
    ['lesson_over', { kind: 'extra', day: day(3, 1), fromPeriod: 1, toPeriod: 2 }],
    ['not_found', { kind: 'room', roomId: stranger.room.id }],
    ['not_found', { lessonId: otherLessonId }],
    ['not_found', { kind: 'swap', otherLessonId: lessonId }],
    ['not_found', { kind: 'substitute', colleagueId: students[0].person.id }],
    ['change_nothing', { kind: 'substitute', colleagueId: teacher.person.id }],
  ] as const)
    assert.equal((await request(given)).error, error, JSON.stringify(given))
  assert.equal((await ask(changeOptions, { lessonId, kind: 'move' }, colleague)).error, 'not_found')
  const { id } = (await request({})).data
  const dean = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(campus().base.sql, dean.person.id, null)
  assert.equal((await ask(decideChange, { id, verdict: 'approve' }, stranger.admin)).error, 'not_found')
  assert.equal((await ask(withdrawChange, { id }, colleague)).error, 'not_found')
  assert.deepEqual((await ask(consoleChanges, {}, stranger.manager)).data.rows, [])
  await campus().base.sql.updateTable('lesson_change').set({ person_id: dean.person.id }).where('id', '=', id).execute()
  assert.equal((await ask(decideChange, { id, verdict: 'approve' }, dean)).error, 'change_own')
  assert.equal((await ask(decideChange, { id, verdict: 'refuse' }, dean)).error, 'bad_input')
  assert.equal((await decide(id)).data.state, 'approved')
  assert.equal((await request({})).error, 'lesson_not_held')
})
