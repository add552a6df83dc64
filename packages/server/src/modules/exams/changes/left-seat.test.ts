import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { consoleExam, planExamSeats, publishExams } from '@campus/contract/exams/console.ts'
import { ownExams } from '@campus/contract/exams/exams.ts'
import { changeRoster } from '@campus/contract/schedule/console/sections.ts'
import { findClashes } from '@campus/contract/schedule/console/slots.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { openExams } from '../../../testing/exams.ts'
import { titlesOf } from '../../../testing/inbox.ts'
import { makeSection } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
type Exams = Awaited<ReturnType<typeof openExams>>

const openSeated = async (exams: Exams) => {
  const { ask, save, manager, section } = exams
  const { id } = (await save()).data
  await ask(planExamSeats, { examId: id, action: 'plan' }, manager)
  const change = (given: { add?: { number: string; kind?: 'exempt' }[]; remove?: string[] }) =>
    ask(changeRoster, { id: section.id, ...given }, { ...manager, key: randomUUID() })
  const publish = () => ask(publishExams, { ids: [id] }, { ...manager, key: randomUUID() })
  const counted = async () => {
    const { exam, plan } = (await ask(consoleExam, { id }, manager)).data
    return [exam.seated, exam.people, plan.flatMap(({ seats }) => seats).length]
  }
  const unseated = async (examId = id) =>
    (await ask(consoleExam, { id: examId }, manager)).data.unseated.people.map(({ person, reason, otherExam }) => [
      person.number,
      reason,
      ...(otherExam ? [otherExam.name] : []),
    ])
  return { id, change, publish, counted, unseated }
}

test('who leaves the section of a published exam gives up the seat and is told; who joins is shown to have none', async () => {
  const exams = await openExams(campus())
  const { ask, manager, students, schoolId, term, college, colleague, startsAt } = exams
  const { id, change, publish, counted, unseated } = await openSeated(exams)
  const [staying, leaving, exempt] = students
  await publish()
  const other = await makeSection(campus(), {
    schoolId,
    termId: term.id,
    unitId: college,
    teacherIds: [colleague.person.id],
    studentIds: [leaving.person.id],
  })
  const weekly = { sectionIds: [other.id], teacherIds: [], weekday: startsAt.getUTCDay() || 7, weeks: '1-20', roomId: null }
  const clashes = async () =>
    (await ask(findClashes, { ...weekly, fromPeriod: null, toPeriod: null, starts: '10:30', ends: '11:00' }, manager)).data.total
  assert.deepEqual([await counted(), await clashes()], [[3, 3, 3], 1])
  assert.equal((await change({ remove: [leaving.person.id] })).data.removed, 1)
  assert.deepEqual([await counted(), await clashes()], [[2, 2, 2], 0])
  assert.deepEqual((await ask(ownExams, {}, leaving)).data, [])
  assert.match((await titlesOf(campus().url, leaving, 'study'))[0] ?? '', /您不再参加“.*”期末考试/)
  assert.equal((await titlesOf(campus().url, staying, 'study')).length, 1, 'nobody else is told')
  await change({ add: [{ number: exempt.person.number, kind: 'exempt' }] })
  assert.deepEqual(await counted(), [1, 1, 1])
  await change({ add: [{ number: leaving.person.number }] })
  assert.deepEqual(await counted(), [1, 2, 1])
  assert.deepEqual(await unseated(), [[leaving.person.number, '']], 'who came back is not new in the section')
  const [waiting] = (await ask(ownExams, {}, leaving)).data
  assert.deepEqual([waiting?.id, waiting?.seat, waiting?.isUnseated, waiting?.rooms], [id, null, true, []], 'and knows of the exam')
  await ask(planExamSeats, { examId: id, action: 'add', number: leaving.person.number }, manager)
  assert.deepEqual([await counted(), await unseated()], [[2, 2, 2], []])
})

test('who has no seat is named with the reason: barred, in another exam, no seat left, or no invigilators where one is left', async () => {
  const exams = await openExams(campus())
  const { ask, save, manager, students, schoolId, section, term, college, colleague, room, otherRoom, startsAt } = exams
  const { id, change, publish, unseated } = await openSeated(exams)
  const [first, second] = students
  const joining = await enter(campus(), { schoolId })
  const other = await makeSection(campus(), {
    schoolId,
    termId: term.id,
    unitId: college,
    teacherIds: [colleague.person.id],
    studentIds: [first.person.id, second.person.id],
  })
  const staffless = [{ roomId: otherRoom.id }]
  const overlapping = (await save({ sectionIds: [other.id], kind: 'midterm', sittings: staffless })).data.id
  const numbers = [first, second].map(({ person }) => person.number)
  const course = (await ask(consoleExam, { id }, manager)).data.exam.course.name
  assert.deepEqual(
    await unseated(overlapping),
    numbers.toSorted().map((number) => [number, 'other_exam', course]),
    'said before seats are assigned',
  )
  assert.equal((await ask(planExamSeats, { examId: overlapping, action: 'plan' }, manager)).error, 'exam_candidate_busy')
  const now = campus().clock.now()
  const warned = {
    school_id: schoolId,
    term_id: term.id,
    section_id: section.id,
    kind: 'missed_second',
    measured: 0.4,
    threshold: 0.33,
  } as const
  const decided = { handling: 'barred', handled_by: manager.person.id, handled_at: now, raised_at: now } as const
  await campus()
    .base.sql.insertInto('warning')
    .values({ ...warned, ...decided, person_id: first.person.id })
    .execute()
  assert.equal((await publish()).error, undefined)
  assert.deepEqual(await unseated(), [[first.person.number, 'barred']])
  await change({ add: [{ number: joining.person.number }] })
  assert.deepEqual((await unseated())[1], [joining.person.number, 'joined'])
  await campus().base.sql.deleteFrom('duty').execute()
  assert.deepEqual((await unseated())[1], [joining.person.number, 'no_invigilators'])
  await campus().base.sql.updateTable('room').set({ seat_rows: null, seat_columns: null }).where('id', '=', room.id).execute()
  assert.deepEqual((await unseated())[1], [joining.person.number, 'full'])
  campus().clock.advance((startsAt.getTime() - campus().clock.now().getTime()) / 1000 + 2 * 3600 + 1)
  const afterwards = await comeBack(campus(), manager)
  assert.deepEqual((await ask(consoleExam, { id }, afterwards)).data.unseated, { total: 0, people: [] }, 'the exam is over')
  const tooLate = { examId: id, action: 'add', number: joining.person.number } as const
  assert.equal((await ask(planExamSeats, tooLate, afterwards)).error, 'exam_ended')
  const foreign = await openExams(campus())
  assert.equal((await ask(consoleExam, { id }, foreign.manager)).error, 'not_found')
})

test('in a draft the seat is freed without a message; a candidate added by hand, or in an exam that has begun, keeps the seat', async () => {
  const exams = await openExams(campus())
  const { ask, manager, students, section, schoolId, startsAt } = exams
  const { id, change, publish, counted } = await openSeated(exams)
  const [first, second] = students
  await change({ remove: [first.person.id] })
  assert.deepEqual([await counted(), await titlesOf(campus().url, first, 'study')], [[2, 2, 2], []])
  const guest = await enter(campus(), { schoolId })
  await ask(planExamSeats, { examId: id, action: 'add', number: guest.person.number }, manager)
  await publish()
  await change({ add: [{ number: guest.person.number }] })
  await change({ remove: [guest.person.id] })
  assert.deepEqual(await counted(), [3, 3, 3])
  campus().clock.advance((startsAt.getTime() - campus().clock.now().getTime()) / 1000)
  await ask(changeRoster, { id: section.id, remove: [second.person.id] }, { ...(await comeBack(campus(), manager)), key: randomUUID() })
  const kept = await campus().base.sql.selectFrom('seat').where('exam_id', '=', id).select('person_id').execute()
  assert.ok(kept.some(({ person_id }) => person_id === second.person.id))
})
