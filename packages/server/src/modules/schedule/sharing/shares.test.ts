import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownAttendance } from '@campus/contract/attendance/records.ts'
import { ownWarnings } from '@campus/contract/attendance/warnings.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { acceptShare, endShare, openShare, ownShares } from '@campus/contract/schedule/shares.ts'
import { lessonDetail, nextLesson, ownTimetable } from '@campus/contract/schedule/timetable.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { openTerm } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { exportShares, leaveShares, sweepShares } from './share.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const context = () => ({ ...systemContext(campus().base), now: campus().clock.now })
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

const open = async () => {
  const school = await openTerm(campus())
  const [student, another] = school.students
  const family = await enter(campus(), { schoolId: school.schoolId, kind: 'family', name: '王芳' })
  const studentId = student.person.id
  const at = new Date(campus().clock.now().getTime() + 3_600_000)
  const lessonId = await school.lesson(at)
  const timetable = (given: object = { studentId }) =>
    ask(
      ownTimetable,
      { from: dayOf(new Date(at.getTime() - 86_400_000)), to: dayOf(new Date(at.getTime() + 86_400_000)), ...given },
      family,
    )
  const share = async (kinds: string[] = ['timetable']) => (await ask(openShare, { kinds } as never, student)).data
  return { ...school, student, another, family, studentId, lessonId, timetable, share }
}

test('a family member sees what a student shares from the code on until the share ends', async () => {
  const { student, another, family, schoolId, studentId, lessonId, timetable, share } = await open()
  assert.equal((await timetable()).error, 'not_found')
  assert.deepEqual((await timetable({})).data.lessons, [])
  const { id, code } = await share()
  const both = await Promise.all([ask(acceptShare, { code: code.toLowerCase() }, family), ask(acceptShare, { code }, family)])
  assert.deepEqual(
    both.map(({ data }) => data.id),
    [id, id],
    'an answer that was lost is given again',
  )
  const stranger = await enter(campus(), { schoolId, kind: 'family' })
  assert.equal((await ask(acceptShare, { code }, stranger)).error, 'share_code_wrong')
  // A share opens what is private, so that its message names who accepted and cannot be silenced.
  const news = (await ask(messagesInGroup, { group: 'security' }, student)).data.rows.map(({ title }) => title)
  assert.ok(news.includes('王芳已接受您的共享'), news.join())
  assert.deepEqual(
    (await timetable()).data.lessons.map((lesson) => lesson.id),
    [lessonId],
  )
  assert.equal((await ask(nextLesson, { studentId }, family)).data?.lesson.id, lessonId)
  assert.equal((await ask(lessonDetail, { id: lessonId }, family)).data.isTeacher, false)
  assert.equal((await timetable({ studentId: another.person.id })).error, 'not_found')
  assert.equal((await ask(ownTimetable, { from: '2026-01-01', to: '2026-01-02', studentId }, another)).error, 'not_found')
  const seen = async (who: { readonly token: string }) =>
    (await ask(ownShares, {}, who)).data.map(({ id, kinds, person, isMine }) => [id, kinds, person?.id, isMine])
  assert.deepEqual(await seen(student), [[id, ['timetable'], family.person.id, true]])
  assert.deepEqual(await seen(family), [[id, ['timetable'], studentId, false]])
  assert.equal((await ask(endShare, { id }, another)).error, 'not_found')
  assert.equal((await ask(ownAttendance, { personId: studentId }, family)).error, 'not_found')
  // A new code for the same person replaces what they saw.
  const next = await share(['attendance', 'attendance'])
  assert.equal((await ask(acceptShare, { code: next.code }, family)).code, 200)
  assert.equal((await ask(acceptShare, { code }, family)).error, 'share_code_wrong', 'the code of an ended share')
  assert.deepEqual(await seen(family), [[next.id, ['attendance'], studentId, false]])
  assert.deepEqual((await ask(ownAttendance, { personId: studentId }, family)).data.rows, [])
  assert.equal((await ask(ownWarnings, { personId: studentId }, family)).error, 'not_found')
  assert.equal((await timetable()).error, 'not_found')
  assert.equal((await ask(lessonDetail, { id: lessonId }, family)).error, 'not_found')
  assert.equal((await ask(endShare, { id: next.id }, student)).code, 200)
  assert.deepEqual([await seen(student), await seen(family)], [[], []])
})

test('codes run out, are ended before use, cannot be guessed and are limited in number', async () => {
  const { student, family, schoolId, share } = await open()
  const ended = await share()
  await ask(endShare, { id: ended.id }, student)
  assert.equal((await ask(acceptShare, { code: ended.code }, family)).error, 'share_code_wrong')
  const late = await share(['exams'])
  await campus()
    .base.sql.updateTable('share')
    .set({ expires_at: new Date(0) })
    .where('id', '=', late.id)
    .execute()
  assert.equal((await ask(acceptShare, { code: late.code }, family)).error, 'share_code_wrong')
  await sweepShares(context())
  assert.equal((await ask(endShare, { id: late.id }, student)).error, 'not_found')
  assert.equal((await ask(openShare, { kinds: [] }, student)).error, 'bad_input')
  for (let count = 0; count < 10; count += 1) await share()
  assert.equal((await ask(openShare, { kinds: ['exams'] }, student)).error, 'too_many_shares')
  for (let count = 0; count < 8; count += 1) await ask(acceptShare, { code: 'AAAA-AAAA-AAAA' }, family)
  assert.equal((await ask(acceptShare, { code: 'AAAA-AAAA-AAAA' }, family)).error, 'try_later')
  const other = await enter(campus(), { kind: 'family' })
  const [mine] = (await ask(ownShares, {}, student)).data
  assert.equal((await ask(endShare, { id: mine?.id ?? '' }, other)).error, 'not_found')
  assert.ok((await exportShares(context(), student.person.id)).length > 9)
  await leaveShares(context(), { id: student.person.id, schoolId } as never)
  assert.deepEqual((await ask(ownShares, {}, student)).data, [])
})
