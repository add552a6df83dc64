import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { saveSlot } from '@campus/contract/schedule/console/slots.ts'
import { consoleTerms, followDate, savePeriods } from '@campus/contract/schedule/console/terms.ts'
import { changeSchoolSettings } from '@campus/contract/school/console/settings.ts'
import { dayAfter } from '../../../platform/time/zoned-day.ts'
import { eventually } from '../../../testing/eventually.ts'
import { titlesOf } from '../../../testing/inbox.ts'
import { openPlanning } from '../../../testing/planning.ts'
import { makeSection, testPeriods } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('lessons of a holiday move to the make-up day that follows it, keep their ids, and come back', async () => {
  const { ask, admin, students, manager, slot, lessonsOf, monday } = await openPlanning(campus())
  await ask(saveSlot, slot(), manager)
  const [first] = await lessonsOf(students[0])
  const [holiday, sunday] = [dayAfter(monday(10), 2), dayAfter(monday(10), 6)]
  await ask(changeSchoolSettings, { holidays: [holiday], makeUpDays: [sunday] }, admin)
  const cancelled = (await lessonsOf(students[0]))[0]
  assert.deepEqual([cancelled?.id, cancelled?.state, cancelled?.cancelledBy], [first?.id, 'cancelled', 'holiday'])
  const asked = (await ask(consoleTerms, {}, admin)).data
  assert.deepEqual([asked.makeUpDays, asked.holidays], [[{ day: sunday, follows: null, lessons: 0 }], [{ day: holiday, cancelled: 1 }]])
  assert.equal((await ask(followDate, { day: holiday, follows: sunday }, admin)).error, 'not_a_make_up_day')
  assert.equal((await ask(followDate, { day: sunday, follows: holiday }, manager)).error, 'forbidden')
  assert.equal((await ask(followDate, { day: sunday, follows: holiday }, admin)).code, 200)
  const moved = (await lessonsOf(students[0])).find(({ id }) => id === first?.id)
  assert.deepEqual([moved?.day, moved?.state], [sunday, 'planned'])
  const weekLater = dayAfter(sunday, 7)
  await ask(changeSchoolSettings, { holidays: [holiday], makeUpDays: [sunday, weekLater] }, admin)
  assert.equal((await ask(followDate, { day: weekLater, follows: holiday }, admin)).error, 'date_followed_already')
  // A date that is taught anyway is repeated.
  await ask(followDate, { day: sunday, follows: dayAfter(monday(11), 2) }, admin)
  assert.equal((await lessonsOf(students[0])).filter(({ day }) => day === sunday).length, 1)
  await ask(changeSchoolSettings, { holidays: [], makeUpDays: [] }, admin)
  const again = await lessonsOf(students[0])
  assert.deepEqual([again[0]?.id, again[0]?.day, again[0]?.state], [first?.id, holiday, 'planned'])
})

test('a change of the calendar is told once to each whom it concerns, with before and after', async () => {
  const { ask, admin, students, manager, teacher, colleague, slot, monday, schoolId, term, college } = await openPlanning(campus())
  await ask(saveSlot, slot(), manager)
  const given = { schoolId, termId: term.id, unitId: college, teacherIds: [colleague.person.id], studentIds: [students[0].person.id] }
  const other = await makeSection(campus(), given)
  const second = { sectionIds: [other.id], teacherIds: [colleague.person.id], fromPeriod: 3, toPeriod: 4, roomId: null, weeks: '10' }
  assert.equal((await ask(saveSlot, slot(second), manager)).code, 200)
  const [holiday, sunday] = [dayAfter(monday(10), 2), dayAfter(monday(10), 6)]
  const readers = [students[0], students[1], teacher, colleague] as const
  const told = async (who: { readonly token: string }) => {
    const [newest] = (await ask(ownMessages, { group: 'study' }, who)).data.rows
    const { title, body } = (await ask(messageDetail, { id: newest?.id ?? '' }, who)).data
    return `${title} | ${body.replaceAll(/\d+月\d+日/g, '').replaceAll('\n', ' + ')}`
  }
  const hear = async (counts: readonly number[]) => {
    for (const [index, who] of readers.entries())
      await eventually(async () => ((await titlesOf(campus().url, who, 'study')).length === counts[index] ? true : undefined))
    return Promise.all(readers.map(told))
  }
  await ask(changeSchoolSettings, { holidays: [holiday], makeUpDays: [sunday] }, admin)
  const course = (text: string) => text.replaceAll(/[^ ]+：(?=周|停)/g, '')
  assert.deepEqual((await hear([1, 1, 1, 1])).map(course), [
    '校历调整：2 次课有变动 | 周三 08:00–09:40 → 停课 + 周三 10:00–11:40 → 停课',
    '校历调整：1 次课有变动 | 周三 08:00–09:40 → 停课',
    '校历调整：1 次课有变动 | 周三 08:00–09:40 → 停课',
    '校历调整：1 次课有变动 | 周三 10:00–11:40 → 停课',
  ])
  await ask(followDate, { day: sunday, follows: holiday }, admin)
  assert.equal(course((await hear([2, 2, 2, 2]))[1] ?? ''), '校历调整：1 次课有变动 | 停课 → 周日 08:00–09:40')
  const later = testPeriods.map(([starts, ends], index) => ({ number: index + 1, starts: starts.replace('08:0', '08:1'), ends }))
  await ask(savePeriods, { holdsFrom: '2020-01-01', periods: later }, admin)
  const moved = await hear([3, 3, 3, 2])
  assert.equal(
    course(moved[2] ?? ''),
    `校历调整：3 次课有变动 | ${['周日', '周三', '周三'].map((day) => `${day} 08:00–09:40 → ${day} 08:10–09:40`).join(' + ')}`,
  )
  assert.match(moved[3] ?? '', /停课 → /, 'whose hours are as before hears nothing')
})

test('a change that concerns many lessons is one message, which says how many more there are', async () => {
  const { ask, admin, manager, students, slot } = await openPlanning(campus())
  await ask(saveSlot, slot({ weeks: '10-20' }), manager)
  const later = testPeriods.map(([starts, ends], index) => ({ number: index + 1, starts: starts.replace('08:0', '08:1'), ends }))
  await ask(savePeriods, { holdsFrom: '2020-01-01', periods: later }, admin)
  const [reader] = students
  const [title] = await eventually(async () => {
    const titles = await titlesOf(campus().url, reader, 'study')
    return titles.length > 0 ? titles : undefined
  })
  assert.equal(title, '校历调整：11 次课有变动')
  const [row] = (await ask(ownMessages, { group: 'study' }, reader)).data.rows
  const lines = (await ask(messageDetail, { id: row?.id ?? '' }, reader)).data.body.split('\n')
  assert.deepEqual([lines.length, lines.at(-1)], [11, '另有 1 次课有变动，请查看课表。'])
})

test('new hours move the lessons ahead; those that were held stay', async () => {
  const { ask, admin, manager, students, slot, lessonsOf } = await openPlanning(campus())
  await ask(saveSlot, slot({ weeks: '1-12' }), manager)
  const [held] = await lessonsOf(students[0], 6, 8)
  const later = testPeriods.map(([starts, ends], index) => ({ number: index + 1, starts: starts.replace(':0', ':1'), ends }))
  assert.equal((await ask(savePeriods, { holdsFrom: '2020-01-01', periods: later.slice(0, 1) }, admin)).error, 'period_in_use')
  assert.equal((await ask(savePeriods, { holdsFrom: '2020-01-01', periods: later.toReversed() }, admin)).error, 'bad_input')
  assert.equal((await ask(savePeriods, { holdsFrom: '2020-01-01', periods: later }, admin)).code, 200)
  const [ahead] = await lessonsOf(students[0])
  assert.equal(ahead?.startsAt.slice(11, 16), '00:10')
  assert.deepEqual((await lessonsOf(students[0], 6, 8))[0], held)
})
