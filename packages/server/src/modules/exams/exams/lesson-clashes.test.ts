import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { consoleExam, type LessonClashes, planExamSeats, proposeExams } from '@campus/contract/exams/console.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { openExams } from '../../../testing/exams.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('who was granted more time has a clash with a lesson that begins before their own end', async () => {
  const { ask, save, manager, students, startsAt, lesson, term, otherRoom } = await openExams(campus())
  const endsAt = startsAt.getTime() + 2 * 3_600_000
  await lesson(new Date(endsAt + 10 * 60_000), { roomId: otherRoom.id })
  const { id } = (await save({ startsAt: null, sittings: [] })).data
  const grant = (extraMinutes: number) =>
    ask(planExamSeats, { examId: id, action: 'need', number: students[0].person.number, extraMinutes }, { ...manager, key: randomUUID() })
  await grant(30)
  const refused = await save({ id })
  const { total, clashes } = refused.data as unknown as LessonClashes
  assert.deepEqual([refused.error, total, clashes.length], ['student_clashes', 1, 1], 'of three candidates one sits longer')
  const day = dayIn('Asia/Shanghai', startsAt)
  const propose = async () =>
    (await ask(proposeExams, { termId: term.id, from: day, until: day, times: ['10:00'] }, { ...manager, key: randomUUID() })).data.clashing
  assert.deepEqual(
    (await propose()).map(({ lessons }) => lessons),
    [1],
  )
  await grant(10)
  assert.deepEqual(await propose(), [])
  assert.equal((await save({ id })).code, 200, 'the lesson begins when the exam is over for all')
  await grant(11)
  assert.equal((await ask(consoleExam, { id }, manager)).data.lessonClashes.total, 1)
})
