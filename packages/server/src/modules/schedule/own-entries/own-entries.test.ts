import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removeOwnEntry, saveOwnEntry } from '@campus/contract/schedule/own-entries.ts'
import { acceptShare, openShare } from '@campus/contract/schedule/shares.ts'
import { nextLesson, ownTimetable } from '@campus/contract/schedule/timetable.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { openTerm } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { daysWithin, momentOf } from './occurrences.rules.ts'
import { deleteEntries, exportEntries } from './own-entry.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const swimming = {
  title: '游泳',
  place: '东区泳池',
  day: '2027-03-01',
  repeats: 'weekly',
  until: '2027-03-20',
  starts: '18:00',
  ends: '19:30',
} as const
const month = { from: '2027-03-01', to: '2027-03-31' }

test('an entry of my own stands in my timetable on all its days, and nobody else sees or changes it', async () => {
  const { students, teacher, schoolId } = await openTerm(campus())
  const [student, another] = students
  const { id } = (await ask(saveOwnEntry, swimming, student)).data
  const entries = async (who: { token: string } = student) => (await ask(ownTimetable, month, who)).data.entries
  assert.deepEqual(
    (await entries()).map(({ kind, startsAt, endsAt }) => [kind, startsAt, endsAt]),
    ['01', '08', '15'].map((day) => ['own', `2027-03-${day}T10:00:00.000Z`, `2027-03-${day}T11:30:00.000Z`]),
  )
  assert.equal((await ask(nextLesson, {}, student)).data, null)

  const family = await enter(campus(), { schoolId, kind: 'family' })
  const { code } = (await ask(openShare, { kinds: ['timetable'] }, student)).data
  await ask(acceptShare, { code }, family)
  assert.deepEqual((await ask(ownTimetable, { ...month, studentId: student.person.id }, family)).data.entries, [])
  for (const stranger of [another, teacher]) {
    assert.deepEqual(await entries(stranger), [])
    assert.equal((await ask(saveOwnEntry, { ...swimming, id, title: '改' }, stranger)).error, 'not_found')
    assert.equal((await ask(removeOwnEntry, { id }, stranger)).error, 'not_found')
  }

  await ask(saveOwnEntry, { ...swimming, id, repeats: 'none', starts: '07:00', ends: '08:00' }, student)
  assert.deepEqual(
    (await entries()).map(({ startsAt, series }) => [startsAt, series?.until]),
    [['2027-02-28T23:00:00.000Z', null]],
  )
  const both = await Promise.all([ask(removeOwnEntry, { id }, student), ask(removeOwnEntry, { id }, student)])
  assert.deepEqual(both.map(({ error }) => error ?? '').toSorted(), ['', 'not_found'])
  assert.deepEqual(await entries(), [])
})

test('own entries are limited in number and length, exported, and gone with the account', async () => {
  const { students, schoolId } = await openTerm(campus())
  const [student] = students
  const personId = student.person.id
  for (const wrong of [
    { ends: '18:00' },
    { until: '2027-02-28' },
    { until: '2029-03-01' },
    { until: null },
    { title: ' ' },
    { title: 'x'.repeat(61) },
    { day: '2027-02-30' },
    { starts: '25:00' },
    { repeats: 'yearly' },
  ])
    assert.equal((await ask(saveOwnEntry, { ...swimming, ...wrong } as never, student)).error, 'bad_input')
  const now = campus().clock.now()
  const row = { ...swimming, school_id: schoolId, person_id: personId, created_at: now, changed_at: now }
  await campus()
    .base.sql.insertInto('own_entry')
    .values(Array.from({ length: 99 }, () => row))
    .execute()
  const last = await Promise.all([ask(saveOwnEntry, swimming, student), ask(saveOwnEntry, swimming, student)])
  assert.deepEqual(last.map(({ error }) => error ?? '').toSorted(), ['', 'too_many_entries'])
  const ctx = systemContext(campus().base)
  const kept = await exportEntries(ctx, personId)
  assert.equal(kept.length, 100)
  assert.equal(kept[0]?.title, '游泳')
  await deleteEntries(ctx, { id: personId, schoolId } as never)
  assert.deepEqual(await exportEntries(ctx, personId), [])
})

test('the days of an entry, and the hours that a clock skips', () => {
  const weekly = { day: '2027-03-01', repeats: 'weekly', until: '2027-03-29' } as const
  assert.deepEqual(daysWithin(weekly, '2027-03-02', '2027-03-22'), ['2027-03-08', '2027-03-15', '2027-03-22'])
  assert.deepEqual(daysWithin({ ...weekly, repeats: 'daily' }, '2027-03-28', '2027-04-05'), ['2027-03-28', '2027-03-29'])
  assert.deepEqual(daysWithin({ ...weekly, repeats: 'none', until: null }, '2027-03-02', '2027-03-22'), [])
  assert.deepEqual(daysWithin(weekly, '2027-01-01', '2027-02-28'), [])
  assert.equal(momentOf('Europe/Berlin', '2027-03-28', '02:30').toISOString(), '2027-03-28T01:30:00.000Z')
})
