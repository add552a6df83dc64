import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeRooms } from '@campus/contract/schedule/free-rooms.ts'
import { runText } from '../../../platform/db/sql.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { openTerm, todayAt } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { askedTime } from './asked-time.rules.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

test('rooms are free between lessons and exams, say until when, and only those in which anybody may sit', async () => {
  const { students, manager, room, otherRoom, lesson, schoolId } = await openTerm(campus())
  const [student] = students
  const day = dayIn('Asia/Shanghai', campus().clock.now())
  await lesson(todayAt(campus(), '08:00'))
  await lesson(todayAt(campus(), '14:00'))
  const free = async (more: object, who: { token: string } = student) => {
    const { data } = await ask(freeRooms, { day, ...more }, who)
    return data.rooms.map(({ id, freeUntil }) => [id, freeUntil])
  }
  const [here, there] = [
    [room.id, todayAt(campus(), '14:00').toISOString()],
    [otherRoom.id, null],
  ]
  const both = await free({ from: '10:00', to: '11:00' })
  assert.deepEqual(new Set(both), new Set([here, there]))
  assert.deepEqual(await free({ fromPeriod: 3, toPeriod: 4, placeId: room.placeId }, manager), [here])
  assert.deepEqual(await free({ from: '09:30', to: '10:00', placeId: room.placeId }), [here])
  assert.deepEqual(await free({ from: '09:00', to: '10:00' }), [there])
  assert.deepEqual(await free({ from: '13:00', to: '14:01' }), [there])
  assert.deepEqual(await free({ from: '10:00', to: '11:00', seats: 41 }), [])
  const { sql } = campus().base
  await sql.updateTable('room').set({ kind: 'laboratory' }).where('id', '=', otherRoom.id).execute()
  await sql.updateTable('room').set({ is_closed: true }).where('id', '=', room.id).execute()
  assert.deepEqual(await free({ from: '10:00', to: '11:00' }), [])

  for (const wrong of [
    { from: '10:00' },
    { from: '11:00', to: '10:00' },
    { fromPeriod: 3, toPeriod: 2 },
    { from: '10:00', to: '11:00', seats: -1 },
    {},
  ])
    assert.equal((await ask(freeRooms, { day, ...wrong }, student)).error, 'bad_input')
  assert.equal((await ask(freeRooms, { day, fromPeriod: 19, toPeriod: 20 }, student)).error, 'period_unknown')
  assert.equal((await ask(freeRooms, {}, student)).code, 200)
  assert.equal((await ask(freeRooms, {}, await enter(campus(), { schoolId, kind: 'family' }))).error, 'forbidden')
})

test('of more free rooms than are listed it is said how many there are', async () => {
  const { students, schoolId, room } = await openTerm(campus())
  const text = `insert into room (school_id, place_id, code, name, name_en, name_tw, kind, floor, seats, created_at)
    select $1, $2, 'Z' || n, 'Z' || n, 'Z' || n, 'Z' || n, 'lecture', 1, 40, now() from generate_series(1, 300) as n`
  await runText(campus().base.sql, text, [schoolId, room.placeId])
  const day = dayIn('Asia/Shanghai', campus().clock.now())
  const { data } = await ask(freeRooms, { day, from: '10:00', to: '11:00' }, students[0])
  assert.deepEqual([data.rooms.length, data.total], [300, 302])
})

test('without a time it is now until the current or next period ends', () => {
  const sets = [
    {
      holdsFrom: '2020-01-01',
      periods: [
        { number: 1, starts: '08:00', ends: '08:45' },
        { number: 2, starts: '08:55', ends: '09:40' },
      ],
    },
  ]
  const at = (now: string, periods = sets) => Object.values(askedTime({}, periods, '2027-03-01', now) ?? {}).join(' ')
  assert.equal(at('08:10'), '2027-03-01 08:10 08:45')
  assert.equal(at('08:45'), '2027-03-01 08:45 09:40')
  assert.equal(at('20:00'), '2027-03-02 08:00 08:45')
  assert.equal(at('20:00', []), '2027-03-01 20:00 23:59')
})
