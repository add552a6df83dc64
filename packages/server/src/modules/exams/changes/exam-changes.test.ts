import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { cancelExam, consoleExam, moveExam, planExamSeats, publishExams } from '@campus/contract/exams/console.ts'
import { examSeats, ownExams } from '@campus/contract/exams/exams.ts'
import { confirmInvigilation, ownInvigilations } from '@campus/contract/exams/invigilations.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { openFeed } from '@campus/contract/schedule/feeds.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { openExams } from '../../../testing/exams.ts'
import { titlesOf } from '../../../testing/inbox.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const anHour = 3_600_000
type Entered = Awaited<ReturnType<typeof enter>>

const openPublished = async () => {
  const exams = await openExams(campus())
  const { ask, manager, room, otherRoom, colleague, third, startsAt, save } = exams
  const id = (await save()).data.id
  await ask(planExamSeats, { examId: id, action: 'plan' }, manager)
  await ask(publishExams, { ids: [id] }, manager)
  const staff = [colleague.person.id, third.person.id]
  const move = (more: Partial<GivenTo<typeof moveExam>> = {}, who: Entered = manager) =>
    ask(
      moveExam,
      { id, startsAt: startsAt.toISOString(), sittings: [{ roomId: room.id, invigilatorIds: staff }], reason: '教室维修', ...more },
      { ...who, key: randomUUID() },
    )
  const into = (roomId: string) => [{ roomId, invigilatorIds: staff }]
  const told = async (who: Entered) =>
    (await ask(ownMessages, { group: 'study' }, who)).data.rows.map(({ title, excerpt }) => `${title} ${excerpt}`)
  const seatOf = async (who: Entered) => (await ask(ownExams, {}, who)).data.find((exam) => exam.id === id)?.seat
  return { ...exams, id, staff, move, into, told, seatOf, otherRoomId: otherRoom.id }
}

test('a published exam moves: seats stay where the room stays and follow where it does not, and all are told before and after', async () => {
  const { ask, id, move, into, told, seatOf, students, colleague, teacher, manager, room, otherRoomId, startsAt } = await openPublished()
  const [student, second] = students
  await ask(planExamSeats, { examId: id, action: 'need', number: second.person.number, extraMinutes: 30, needs: '延长' }, manager)
  assert.match((await told(second))[0] ?? '', /特殊安排有更新/)
  assert.equal((await told(second))[0]?.includes('延长'), false, 'what somebody needs stands in no message')
  assert.ok((await titlesOf(campus().url, colleague, 'todo')).some((title) => title.includes('特殊安排')))
  const { address } = (await ask(openFeed, { name: '手机', withOwnEntries: false, reminderMinutes: 10 }, student)).data
  const sequence = async () => (await (await fetch(address)).text()).match(/SEQUENCE:\d+/g)
  assert.deepEqual(await sequence(), ['SEQUENCE:0'])
  const [duty] = (await ask(ownInvigilations, {}, colleague)).data
  await ask(confirmInvigilation, { id: duty?.id ?? '', action: 'confirm' }, { ...colleague, key: randomUUID() })
  const seat = await seatOf(student)
  const later = new Date(startsAt.getTime() + 4 * anHour).toISOString()
  assert.equal((await move({ startsAt: later })).code, 200)
  assert.deepEqual([(await seatOf(student))?.row, (await seatOf(student))?.column], [seat?.row, seat?.column])
  assert.equal(Date.parse((await seatOf(second))?.endsAt ?? '') - Date.parse(later), 2.5 * anHour)
  assert.match((await told(student))[0] ?? '', /考试安排有变.*10:00–12:00.*→.*14:00–16:00.*教室维修/s)
  assert.match((await told(colleague))[0] ?? '', /10:00–12:00.*→.*14:00–16:00/s)
  assert.equal((await told(teacher)).length, 1)
  assert.equal((await ask(ownInvigilations, {}, colleague)).data[0]?.confirmedAt, null)
  const count = (await told(student)).length
  assert.equal((await move({ startsAt: later })).code, 200)
  assert.equal((await told(student)).length, count)
  assert.equal((await move({ startsAt: later, sittings: into(otherRoomId) })).code, 200)
  assert.equal((await seatOf(student))?.room.id, otherRoomId)
  assert.equal(Date.parse((await seatOf(second))?.endsAt ?? '') - Date.parse(later), 2.5 * anHour)
  assert.deepEqual(await sequence(), ['SEQUENCE:2'], 'calendars take the newest')
  const { changes, plan } = (await ask(consoleExam, { id }, manager)).data
  assert.deepEqual(
    changes.map(({ before, after }) => [
      before.startsAt,
      before.rooms.map((one) => one.id),
      after?.startsAt,
      after?.rooms.map((one) => one.id),
    ]),
    [
      [later, [room.id], later, [otherRoomId]],
      [startsAt.toISOString(), [room.id], later, [room.id]],
    ],
  )
  assert.deepEqual([plan.length, plan[0]?.seats.length, changes.every(({ by }) => by !== '')], [1, 3, true])
  assert.equal((await ask(ownExams, {}, student)).data[0]?.changes.length, 2)
})

test('a move into what is taken is refused whole, two moves into one room leave one of them, and strangers find nothing', async () => {
  const { ask, id, move, into, save, seatOf, students, manager, staff, room, otherRoomId, startsAt, teacher, smallRoom, schoolId } =
    await openPublished()
  const evening = new Date(startsAt.getTime() + 8 * anHour).toISOString()
  const other = (await save({ startsAt: evening, sittings: into(otherRoomId) })).data.id
  await ask(planExamSeats, { examId: other, action: 'plan' }, manager)
  const before = await seatOf(students[0])
  // The invigilators are taken then; without them the candidates are.
  assert.equal((await move({ startsAt: evening })).error, 'exam_busy')
  const replaced = [{ roomId: room.id, invigilatorIds: [teacher.person.id, manager.person.id] }]
  assert.equal((await move({ startsAt: evening, sittings: replaced })).error, 'exam_candidate_busy')
  assert.equal((await move({ sittings: [{ roomId: room.id, invigilatorIds: staff.slice(0, 1) }] })).error, 'exam_invigilators_missing')
  assert.equal((await move({ sittings: into((await smallRoom()).id) })).error, 'exam_room_wrong')
  assert.equal((await move({ startsAt: '2020-01-01T00:00:00.000Z' })).error, 'exam_time_past')
  assert.equal((await move({ id: other })).error, 'exam_not_published')
  assert.deepEqual(await seatOf(students[0]), before)
  assert.deepEqual((await ask(consoleExam, { id }, manager)).data.changes, [])
  for (const who of [(await openExams(campus())).manager, await enter(campus(), { schoolId })])
    assert.match((await move({}, who)).error ?? '', /not_found|forbidden/)
  await ask(publishExams, { ids: [other] }, manager)
  const noon = new Date(startsAt.getTime() + 26 * anHour).toISOString()
  const both = await Promise.all([
    move({ startsAt: noon, sittings: into(otherRoomId) }),
    move({ id: other, startsAt: noon, sittings: into(otherRoomId) }),
  ])
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'exam_busy'])
})

test('a cancelled exam frees rooms, invigilators and candidates, stays readable, and nothing more is done with it', async () => {
  const { ask, id, move, save, told, students, manager, colleague, startsAt } = await openPublished()
  const cancel = () => ask(cancelExam, { id, reason: '台风停考' }, { ...manager, key: randomUUID() })
  const both = await Promise.all([cancel(), cancel()])
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'exam_not_published'])
  assert.match((await told(students[0]))[0] ?? '', /考试取消.*10:00–12:00 → 取消\s台风停考/s)
  assert.match((await told(colleague))[0] ?? '', /考试取消/)
  const [own] = (await ask(ownExams, {}, students[0])).data
  assert.deepEqual([own?.isCancelled, own?.changes[0]?.reason, own?.changes[0]?.after], [true, '台风停考', null])
  assert.deepEqual((await ask(ownInvigilations, {}, colleague)).data, [])
  assert.equal((await ask(examSeats, { id }, students[0])).error, 'not_found')
  for (const again of [await move(), await ask(planExamSeats, { examId: id, action: 'plan' }, manager), await save({ id })])
    assert.notEqual(again.code, 200)
  const next = (await save()).data.id
  assert.equal((await ask(planExamSeats, { examId: next, action: 'plan' }, manager)).code, 200)
  await ask(publishExams, { ids: [next] }, manager)
  campus().clock.advance((startsAt.getTime() - campus().clock.now().getTime()) / 1000 + 60)
  const late = await comeBack(campus(), manager)
  assert.equal((await ask(cancelExam, { id: next, reason: '太晚了' }, { ...late, key: randomUUID() })).error, 'exam_over')
})
