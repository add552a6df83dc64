import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attendanceDetail } from '@campus/contract/attendance/records.ts'
import {
  closeRollCall,
  markByCard,
  markRoll,
  openRollCall,
  rollCall,
  rollCalls,
  spotCheck,
} from '@campus/contract/attendance/roll-calls.ts'
import { registerPhone, sign } from '@campus/contract/attendance/signs.ts'
import { ownCardCode } from '@campus/contract/scan/scan.ts'
import { systemContext } from '../../../context/context.ts'
import { beforeLesson, inTheRoom, makePhone } from '../../../testing/attendance.ts'
import { enter } from '../../../testing/enter.ts'
import { listen } from '../../../testing/hear.ts'
import { openTerm } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { closeDue } from './close.service.ts'

const campus = useTestCampus()

test('a lecture: the code rolls, phones sign, doubts are confirmed by a tap, and closing marks the rest absent', async () => {
  const { ask, teacher, colleague, students, lessonId, code, typed, roll } = await beforeLesson(campus())
  const [punctual, late, missing] = students
  assert.equal((await ask(openRollCall, { lessonId }, colleague)).error, 'not_found')
  assert.equal((await ask(openRollCall, { lessonId }, teacher)).code, 200)
  const screen = await listen(campus().url, teacher.token)
  const [phone, other] = [await makePhone(), await makePhone()]
  assert.equal((await ask(registerPhone, { key: phone.key }, punctual)).code, 200)
  const now = () => campus().clock.now()
  const signed = await ask(sign, { ...(await phone.stamp(await code(), now())), position: inTheRoom }, punctual)
  assert.deepEqual([signed.data.state, signed.data.isDoubtful, signed.data.doubts], ['present', false, []])
  const pushed = (await screen.next('roll_call', 0)) as { lessonId: string; people: { id: string; state: string }[] }
  assert.deepEqual([pushed.lessonId, pushed.people[0]?.id, pushed.people[0]?.state], [lessonId, punctual.person.id, 'present'])
  screen.close()
  campus().clock.advance(11 * 60)
  const byHand = await ask(sign, await other.stamp(await typed(), now()), late)
  assert.deepEqual([byHand.data.state, byHand.data.doubts.toSorted()], ['late', ['new_phone', 'no_position', 'typed']])
  assert.equal((await roll()).get(late.person.id)?.isDoubtful, true)
  assert.deepEqual((await ask(spotCheck, { lessonId, count: 5 }, teacher)).data.personIds.length, 2)
  const confirmed = await ask(
    markRoll,
    { lessonId, marks: [{ personId: late.person.id, state: 'confirm', at: now().toISOString() }] },
    teacher,
  )
  assert.deepEqual([confirmed.data[0]?.state, confirmed.data[0]?.isDoubtful], ['late', false])
  assert.equal((await ask(closeRollCall, { lessonId }, teacher)).code, 200)
  assert.equal((await ask(closeRollCall, { lessonId }, teacher)).error, 'roll_call_not_open')
  assert.equal((await roll()).get(missing.person.id)?.state, 'absent')
  const today = (await ask(rollCalls, {}, teacher)).data.rows.find(({ lesson }) => lesson.id === lessonId)
  assert.deepEqual([today?.state, today?.counts], ['closed', { all: 3, came: 2, toConfirm: 0, absent: 1 }])
})

test('the roll is called by name, taken back, changed later with a reason, and read by those who look after the college', async () => {
  const { ask, teacher, colleague, manager, auditor, students, lessonId, roll, schoolId } = await beforeLesson(campus())
  const [first, second, third] = students
  const mark = (personId: string, state: 'present' | 'absent' | 'late' | null, more: { reason?: string; at?: Date } = {}) =>
    ask(
      markRoll,
      {
        lessonId,
        marks: [{ personId, state, at: (more.at ?? campus().clock.now()).toISOString() }],
        ...(more.reason && { reason: more.reason }),
      },
      teacher,
    )
  assert.equal((await mark(first.person.id, 'present')).error, 'roll_call_not_open')
  await ask(openRollCall, { lessonId }, teacher)
  await mark(first.person.id, 'present')
  await mark(second.person.id, 'absent')
  assert.equal((await mark(second.person.id, null)).data[0]?.state, null)
  assert.equal((await mark(colleague.person.id, 'present')).error, 'not_in_lesson')
  const whileOpen = campus().clock.now()
  await campus().base.sql.updateTable('roster_place').set({ kind: 'exempt' }).where('person_id', '=', third.person.id).execute()
  campus().clock.advance(40 * 60)
  await closeDue(systemContext(campus().base))
  assert.deepEqual([...(await roll()).values()].map(({ state }) => state ?? '').toSorted(), ['absent', 'exempt', 'present'])
  assert.equal((await mark(second.person.id, 'late')).error, 'attendance_reason_needed')
  assert.equal((await mark(second.person.id, 'late', { at: whileOpen })).data[0]?.state, 'late', 'it waited on the device')
  assert.equal((await mark(second.person.id, 'present', { reason: '记错了' })).data[0]?.state, 'present')
  assert.equal((await ask(rollCall, { lessonId }, colleague)).error, 'not_found')
  for (const reader of [manager, auditor]) {
    const { data } = await ask(rollCall, { lessonId }, reader)
    assert.deepEqual([data.people.length, data.code, data.mayMark], [3, null, false])
  }
  await assert.rejects(campus().base.sql.deleteFrom('attendance_event').where('school_id', '=', schoolId).execute())
})

test('who retakes a course and stays away is absent like everybody; only the exempt are exempt', async () => {
  const { ask, teacher, students, lessonId, roll } = await beforeLesson(campus())
  const { sql } = campus().base
  for (const [index, kind] of (['regular', 'retake', 'exempt'] as const).entries())
    await sql
      .updateTable('roster_place')
      .set({ kind })
      .where('person_id', '=', students[index]?.person.id ?? '')
      .execute()
  await ask(openRollCall, { lessonId }, teacher)
  await ask(closeRollCall, { lessonId }, teacher)
  const people = await roll()
  assert.deepEqual(
    students.map(({ person }) => people.get(person.id)?.state),
    ['absent', 'absent', 'exempt'],
  )
  const history = async (index: 1 | 2) =>
    (await ask(attendanceDetail, { lessonId, personId: students[index].person.id }, teacher)).data.events.map(({ kind }) => kind)
  assert.deepEqual([await history(1), await history(2)], [['close'], ['exempt']])
})

test('a sign that nobody doubts, or that was never made, is not confirmed, and a later one is doubted all the same', async () => {
  const { ask, teacher, students, lessonId, code, roll, schoolId } = await beforeLesson(campus())
  const [friend, honest] = students
  await ask(openRollCall, { lessonId }, teacher)
  const at = () => campus().clock.now().toISOString()
  const confirm = (...people: readonly (typeof friend)[]) =>
    ask(markRoll, { lessonId, marks: people.map(({ person }) => ({ personId: person.id, state: 'confirm' as const, at: at() })) }, teacher)
  assert.equal((await confirm(friend)).error, 'nothing_to_confirm')
  const signed = async (who: typeof friend) => ask(sign, await (await makePhone()).stamp(await code(), campus().clock.now()), who)
  assert.equal((await signed(honest)).data.isDoubtful, true)
  assert.equal((await confirm(honest, friend)).error, 'nothing_to_confirm')
  assert.equal((await roll()).get(honest.person.id)?.isDoubtful, true, 'whole or not at all')
  assert.equal((await signed(friend)).data.isDoubtful, true)
  assert.deepEqual(
    [(await confirm(honest)).data[0]?.isDoubtful, (await confirm(honest)).data[0]?.isDoubtful],
    [false, false],
    'two teachers, or a mark that is sent twice',
  )
  const confirmed = await campus()
    .base.sql.selectFrom('attendance_event')
    .where('school_id', '=', schoolId)
    .where('kind', '=', 'confirm')
    .select('person_id')
    .execute()
  assert.deepEqual(confirmed, [{ person_id: honest.person.id }])
  await ask(markRoll, { lessonId, marks: [{ personId: students[2].person.id, state: 'absent', at: at() }] }, teacher)
  assert.equal((await confirm(students[2])).error, 'nothing_to_confirm')
})

test('a roll that is opened again after the time for signing stays open until the lesson is over', async () => {
  const { ask, teacher, lessonId } = await beforeLesson(campus())
  const state = async () => (await ask(rollCall, { lessonId }, teacher)).data.state
  await ask(openRollCall, { lessonId }, teacher)
  campus().clock.advance(40 * 60)
  await closeDue(systemContext(campus().base))
  assert.equal(await state(), 'closed')
  await ask(openRollCall, { lessonId }, teacher)
  await closeDue(systemContext(campus().base))
  assert.equal(await state(), 'open')
  campus().clock.advance(80 * 60)
  await closeDue(systemContext(campus().base))
  assert.equal(await state(), 'closed')
})

test('a roll cannot be called for a lesson to come, a cancelled or a past one', async () => {
  const { ask, teacher, lesson, startsAt, otherRoom } = await beforeLesson(campus())
  const later = await lesson(new Date(startsAt.getTime() + 3 * 3_600_000))
  assert.equal((await ask(openRollCall, { lessonId: later }, teacher)).error, 'roll_call_too_early')
  await campus().base.sql.updateTable('lesson').set({ state: 'cancelled', cancelled_by: 'person' }).where('id', '=', later).execute()
  assert.equal((await ask(openRollCall, { lessonId: later }, teacher)).error, 'roll_call_cancelled')
  const past = await lesson(new Date(startsAt.getTime() - 6 * 3_600_000), { roomId: otherRoom.id })
  assert.equal((await ask(openRollCall, { lessonId: past }, teacher)).error, 'roll_call_over')
  assert.equal((await ask(rollCalls, { from: '2026-01-01', until: '2026-12-31' }, teacher)).error, 'attendance_span_long')
})

test('the teacher scans the card of somebody on the roll; who came late stays late, and other cards say what they are', async () => {
  const { ask, teacher, colleague, students, lessonId, code, roll, schoolId } = await beforeLesson(campus())
  const [first, late, third] = students
  const now = () => campus().clock.now()
  const cardOf = async (who: { token: string }) => (await ask(ownCardCode, {}, who)).data.text
  const scan = async (text: string, by: { token: string } = teacher) => ask(markByCard, { lessonId, text }, by)
  const card = await cardOf(first)
  assert.equal((await scan(card)).error, 'roll_call_not_open')
  await ask(openRollCall, { lessonId }, teacher)
  assert.equal((await scan(card, colleague)).error, 'not_found')
  assert.equal((await scan(card, first)).error, 'forbidden')
  const twice = await Promise.all([scan(card), scan(card)])
  assert.deepEqual(
    twice.map(({ data }) => [data.id, data.state]),
    [1, 2].map(() => [first.person.id, 'present']),
  )
  assert.equal((await scan('https://example.com/#/pages/sys/msg/scan?card=forged')).error, 'card_unknown')
  assert.equal((await scan(await cardOf((await openTerm(campus())).students[0]))).error, 'card_unknown', 'another school')
  assert.equal((await scan(await cardOf(await enter(campus(), { schoolId, kind: 'student' })))).error, 'not_in_lesson', 'another section')
  campus().clock.advance(601)
  assert.equal((await scan(card)).error, 'card_unknown', 'a picture of a card is good for minutes')
  await ask(sign, await (await makePhone()).stamp(await code(), now()), late)
  assert.equal((await roll()).get(late.person.id)?.isDoubtful, true)
  const confirmed = (await scan(await cardOf(late))).data
  assert.deepEqual([confirmed.state, confirmed.isDoubtful], ['late', false])
  await ask(closeRollCall, { lessonId }, teacher)
  assert.equal((await scan(await cardOf(third))).error, 'roll_call_not_open')
})

test('who opens a roll twice at once has one code that works, and marks that make no sense change nothing', async () => {
  const { ask, teacher, students, lessonId, code, roll } = await beforeLesson(campus())
  const [student] = students
  const opened = await Promise.all([1, 2].map(() => ask(openRollCall, { lessonId }, teacher)))
  assert.deepEqual(
    opened.map(({ code }) => code),
    [200, 200],
  )
  const { sql } = campus().base
  assert.equal((await sql.selectFrom('past_roll_key').where('lesson_id', '=', lessonId).select('tag').execute()).length, 1)
  assert.equal((await ask(sign, await (await makePhone()).stamp(await code(), campus().clock.now()), student)).code, 200)
  const marked = (marks: object[]) => ask(markRoll, { lessonId, marks } as never, teacher)
  const mark = { personId: student.person.id, state: 'absent', at: campus().clock.now().toISOString() }
  for (const marks of [
    [],
    Array.from({ length: 501 }, () => mark),
    [{ ...mark, state: 'leave' }],
    [{ ...mark, at: 'today' }],
    [{ ...mark, personId: '1' }],
  ])
    assert.equal((await marked(marks)).error, 'bad_input')
  assert.equal((await marked([mark, { ...mark, personId: teacher.person.id }])).error, 'not_in_lesson')
  assert.equal((await roll()).get(student.person.id)?.state, 'present', 'whole or not at all')
  const ahead = new Date(campus().clock.now().getTime() + 86_400_000).toISOString()
  await marked([{ ...mark, at: ahead }])
  campus().clock.advance(1)
  await marked([{ ...mark, state: 'late', at: campus().clock.now().toISOString() }])
  assert.equal((await roll()).get(student.person.id)?.state, 'late', 'a clock that is ahead does not win for ever')
})

test('two teachers who mark at once leave one state, and both marks in its history', async () => {
  const { ask, teacher, colleague, students, lessonId, schoolId } = await beforeLesson(campus())
  const { sql } = campus().base
  await sql.insertInto('lesson_teacher').values({ lesson_id: lessonId, school_id: schoolId, person_id: colleague.person.id }).execute()
  await ask(openRollCall, { lessonId }, teacher)
  const at = campus().clock.now()
  const mark = (who: { token: string }, state: 'present' | 'absent', seconds: number) =>
    ask(
      markRoll,
      { lessonId, marks: [{ personId: students[0].person.id, state, at: new Date(at.getTime() - seconds * 1000).toISOString() }] },
      who,
    )
  const answers = await Promise.all([mark(teacher, 'present', 1), mark(colleague, 'absent', 2)])
  assert.deepEqual(
    answers.map(({ code }) => code),
    [200, 200],
  )
  const [kept] = await sql.selectFrom('attendance').where('lesson_id', '=', lessonId).select('state').execute()
  assert.equal(kept?.state, 'present')
  assert.equal((await sql.selectFrom('attendance_event').where('lesson_id', '=', lessonId).select('id').execute()).length, 2)
})

test('who came and does not sign out left early, where the teacher asks for it, unless a sign-out without network arrives later', async () => {
  const { ask, teacher, students, lessonId, code, roll } = await beforeLesson(campus())
  await ask(openRollCall, { lessonId, withSignOut: true }, teacher)
  const marks = [{ personId: students[2].person.id, state: 'late' as const, at: campus().clock.now().toISOString() }]
  await ask(markRoll, { lessonId, marks }, teacher)
  const phones = [await makePhone(), await makePhone(), await makePhone()] as const
  const now = () => campus().clock.now()
  const inStamps = await Promise.all(phones.map(async (phone) => phone.stamp(await code(), now())))
  const came = await Promise.all(students.map((student, place) => ask(sign, inStamps[place] as (typeof inStamps)[0], student)))
  assert.deepEqual(
    came.map(({ data }) => data.state),
    ['present', 'present', 'late'],
    'a mark by name stays',
  )
  const outStamp = async (phone: (typeof phones)[0]) => phone.stamp(await code('out'), now(), { purpose: 'out' })
  assert.equal((await ask(sign, await outStamp(phones[0]), students[0])).error, 'sign_window')
  campus().clock.advance(91 * 60)
  const stamps = [await outStamp(phones[0]), await outStamp(phones[1]), await outStamp(phones[2])] as const
  const left = await Promise.all([ask(sign, stamps[0], students[0]), ask(sign, stamps[0], students[0]), ask(sign, stamps[2], students[2])])
  assert.deepEqual(
    left.map(({ error, data }) => error ?? data.state),
    ['present', 'present', 'late'],
    'who signs out twice is told the same',
  )
  campus().clock.advance(20 * 60)
  await closeDue(systemContext(campus().base))
  const ofAll = async () => {
    const people = await roll()
    return students.map(({ person }) => people.get(person.id)?.state)
  }
  assert.deepEqual(await ofAll(), ['present', 'early', 'late'])
  assert.equal((await ask(sign, { ...stamps[1], wasOffline: true }, students[1])).data.state, 'present')
  assert.deepEqual(await ofAll(), ['present', 'present', 'late'])
})
