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
  return { id, change, publish, counted }
}

test('who leaves the section of a published exam gives up the seat and is told; who joins is shown to have none', async () => {
  const exams = await openExams(campus())
  const { ask, manager, students, schoolId, term, college, colleague, startsAt } = exams
  const { id, change, publish, counted } = await openSeated(exams)
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
  assert.deepEqual(await counted(), [1, 2, 1], 'the planner sees somebody without a seat')
  await ask(planExamSeats, { examId: id, action: 'add', number: leaving.person.number }, manager)
  assert.deepEqual(await counted(), [2, 2, 2])
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
