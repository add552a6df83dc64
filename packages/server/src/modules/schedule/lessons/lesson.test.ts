import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextLesson, ownTimetable, timetableOf } from '@campus/contract/schedule/timetable.ts'
import { asker } from '../../../testing/ask.ts'
import { openTerm } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const minute = 60_000

/** A lesson that ends in ten minutes, and one in another building that begins so many minutes later. */
const twoBuildings = async (breakMinutes: number) => {
  const school = await openTerm(campus())
  const { sql } = campus().base
  await sql.updateTable('campus_place').set({ latitude: 30.51 }).where('id', '=', school.otherRoom.placeId).execute()
  const endsAt = new Date(campus().clock.now().getTime() + 10 * minute)
  await school.lesson(new Date(endsAt.getTime() - 90 * minute))
  const startsAt = new Date(endsAt.getTime() + breakMinutes * minute)
  const nextId = await school.lesson(startsAt, { roomId: school.otherRoom.id })
  const next = async (who: { readonly token: string } = school.students[0]) => (await ask(nextLesson, {}, who)).data
  return { ...school, startsAt, nextId, next }
}

test('the next lesson says how far it is from the building of the lesson before, and when to leave', async () => {
  const { next, nextId, startsAt, room, teacher, manager } = await twoBuildings(30)
  const found = await next()
  assert.deepEqual([found?.lesson.id, found?.isNow, found?.walkFrom], [nextId, false, room.code])
  // 0.01 degrees to the north are 1,112 metres.
  const walk = found?.walkMinutes ?? 0
  assert.ok(walk >= 13 && walk <= 19, `${walk} minutes`)
  assert.equal(found?.leaveBy, new Date(startsAt.getTime() - (walk + 5) * minute).toISOString())
  assert.deepEqual(await next(teacher), found, 'who teaches both walks as well')
  assert.equal(await next(manager), null)
  campus().clock.advance(45 * 60)
  const begun = await next()
  assert.deepEqual([begun?.isNow, begun?.walkMinutes, begun?.walkFrom, begun?.leaveBy], [true, null, '', null])
})

test('there is no way to walk in the same building, after a long break, or to a lesson without a room', async () => {
  const { sql } = campus().base
  const nowhere = { walkMinutes: null, walkFrom: '', leaveBy: null }
  const shown = async ({ next }: Awaited<ReturnType<typeof twoBuildings>>) => {
    const found = await next()
    return found && { walkMinutes: found.walkMinutes, walkFrom: found.walkFrom, leaveBy: found.leaveBy }
  }
  assert.deepEqual(await shown(await twoBuildings(121)), nowhere)
  const same = await twoBuildings(30)
  await sql.updateTable('room').set({ place_id: same.room.placeId }).where('id', '=', same.otherRoom.id).execute()
  assert.deepEqual(await shown(same), nowhere)
  const unknown = await twoBuildings(30)
  await sql.updateTable('lesson').set({ room_id: null }).where('id', '=', unknown.nextId).execute()
  assert.deepEqual(await shown(unknown), nowhere)
})

test('a timetable has 42 days at most, and none is that of a student', async () => {
  const { students, teacher, room } = await openTerm(campus())
  const [student, other] = students
  const days = { from: '2027-03-01', to: '2027-04-11' }
  const long = { ...days, to: '2027-04-12' }
  assert.equal((await ask(ownTimetable, days, student)).code, 200)
  const refused = await ask(ownTimetable, long, student)
  assert.deepEqual([refused.error, Object.keys(refused.fields ?? {})], ['bad_input', ['to']])
  assert.equal((await ask(timetableOf, { kind: 'room', id: room.id, ...days }, teacher)).code, 200)
  assert.equal((await ask(timetableOf, { kind: 'room', id: room.id, ...long }, teacher)).error, 'bad_input')
  for (const who of [student, other, teacher]) {
    assert.equal((await ask(timetableOf, { kind: 'student' as 'teacher', id: student.person.id, ...days }, who)).error, 'bad_input')
    assert.equal((await ask(timetableOf, { kind: 'teacher', id: student.person.id, ...days }, who)).error, 'not_found')
  }
})
