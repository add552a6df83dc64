import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeRollCall, openRollCall } from '@campus/contract/attendance/roll-calls.ts'
import { sign } from '@campus/contract/attendance/signs.ts'
import { sql as fragment } from 'kysely'
import { runText } from '../../../platform/db/sql.ts'
import { duringRollCall, makePhone } from '../../../testing/attendance.ts'
import { eventually } from '../../../testing/eventually.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const now = () => campus().clock.now()

test('codes that are old, of another purpose, made up, or of a lesson of others open nothing', async () => {
  const { ask, students, code, typed, teacher, lessonId } = await duringRollCall(campus())
  const [student] = students
  const phone = await makePhone()
  const refused = async (text: string, more: object = {}) =>
    (await ask(sign, { ...(await phone.stamp(text, now())), ...more }, student)).error
  assert.equal(await refused(await code('in', 20)), 'code_expired')
  assert.equal(await refused(await code('in', 86_400), { wasOffline: true }), 'code_expired', "yesterday's code")
  assert.equal(await refused(await code('in', -60)), 'code_expired', 'a code of the future')
  assert.equal(await refused(await code('out')), 'code_unknown')
  assert.equal(await refused((await code()).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))), 'code_unknown')
  const elsewhere = await duringRollCall(campus())
  assert.equal(await refused(await elsewhere.code()), 'code_unknown', 'another school')
  const outsider = elsewhere.students[0]
  assert.equal((await ask(sign, await phone.stamp(await code(), now()), outsider)).error, 'code_unknown')
  assert.equal((await ask(sign, await phone.stamp(await code(), now()), teacher)).error, 'forbidden')
  const [right, wrong] = [await typed(), await typed('out')]
  if (right !== wrong) assert.equal(await refused(wrong), 'code_unknown')
  const old = await code()
  assert.equal((await ask(openRollCall, { lessonId }, teacher)).code, 200)
  assert.equal(await refused(old), 'code_expired', 'opening again changed the key')
})

test('six digits cannot be guessed, what is malformed is refused, and a lesson that is over takes nobody any more', async () => {
  const { ask, students, code, typed } = await duringRollCall(campus())
  const [student, other, third] = students
  const phone = await makePhone()
  const right = await typed()
  const wrong = right === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 10; tries += 1)
    assert.equal((await ask(sign, await phone.stamp(wrong, now()), student)).error, 'code_unknown')
  assert.equal((await ask(sign, await phone.stamp(right, now()), student)).error, 'try_later')
  const stamp = await phone.stamp(await code(), now())
  for (const more of [
    { code: 'x' },
    { key: 'short' },
    { purpose: 'through' },
    { nonce: '1' },
    { at: 'now' },
    { position: { latitude: 91, longitude: 0, accuracy: 1 } },
  ])
    assert.equal((await ask(sign, { ...stamp, ...more } as never, other)).error, 'bad_input')
  campus().clock.advance(40 * 60)
  assert.equal((await ask(sign, await phone.stamp(await code(), now()), third)).error, 'sign_window')
})

test('nobody signs a lesson that lies ahead, not even with a code that was shown for it, nor out of one that has not ended', async () => {
  const { ask, students, code, lessonId } = await duringRollCall(campus())
  const phone = await makePhone()
  const out = { purpose: 'out' as const }
  assert.equal((await ask(sign, await phone.stamp(await code('out'), now(), out), students[0])).error, 'sign_window')
  const shown = await code()
  await campus()
    .base.sql.updateTable('lesson')
    .set((lesson) => {
      const aDayLater = (column: 'starts_at' | 'ends_at') => fragment<Date>`${lesson.ref(column)} + interval '1 day'`
      return { day: fragment<string>`day + 1`, starts_at: aDayLater('starts_at'), ends_at: aDayLater('ends_at') }
    })
    .where('id', '=', lessonId)
    .execute()
  for (const more of [{}, { wasOffline: true }])
    assert.equal((await ask(sign, { ...(await phone.stamp(shown, now())), ...more }, students[0])).error, 'sign_window')
  const rows = await campus().base.sql.selectFrom('sign').where('lesson_id', '=', lessonId).select('id').execute()
  assert.deepEqual(rows, [])
})

test('somebody of the school who is not on the roll cannot use the code, and is told what anybody is told', async () => {
  const { ask, students, code } = await duringRollCall(campus())
  await campus()
    .base.sql.updateTable('roster_place')
    .set({ left_on: '2020-02-01' })
    .where('person_id', '=', students[2].person.id)
    .execute()
  assert.equal((await ask(sign, await (await makePhone()).stamp(await code(), now()), students[2])).error, 'code_unknown')
})

test('a stamp cannot be forged, changed or replayed by somebody else', async () => {
  const { ask, students, code } = await duringRollCall(campus())
  const [owner, thief] = students
  const [phone, other] = [await makePhone(), await makePhone()]
  const stamp = await phone.stamp(await code(), now())
  assert.equal((await ask(sign, { ...stamp, key: other.key }, owner)).error, 'stamp_wrong')
  assert.equal((await ask(sign, { ...stamp, nonce: randomUUID() }, owner)).error, 'stamp_wrong')
  assert.equal((await ask(sign, stamp, owner)).code, 200)
  assert.equal((await ask(sign, stamp, owner)).code, 200, 'sending it again is answered alike')
  assert.equal((await ask(sign, stamp, thief)).error, 'phone_used')
  const again = await other.stamp(await code(), now(), { nonce: stamp.nonce })
  assert.equal((await ask(sign, again, thief)).error, 'stamp_used')
})

test('one phone signs one person, and five phones sign one person once', async () => {
  const { ask, students, code, lessonId } = await duringRollCall(campus())
  const phone = await makePhone()
  const text = await code()
  const stamps = await Promise.all(students.map(() => phone.stamp(text, now())))
  const answers = await Promise.all(students.map((student, index) => ask(sign, stamps[index] as (typeof stamps)[0], student)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'signed').toSorted(), ['phone_used', 'phone_used', 'signed'])
  const late = students.find((_, index) => answers[index]?.error !== undefined)
  assert.ok(late)
  const phones = await Promise.all(Array.from({ length: 5 }, makePhone))
  const many = await Promise.all(phones.map(async (one) => ask(sign, await one.stamp(text, now()), late)))
  assert.deepEqual(
    many.map(({ code }) => code),
    [200, 200, 200, 200, 200],
  )
  assert.equal((await campus().base.sql.selectFrom('sign').where('lesson_id', '=', lessonId).select('id').execute()).length, 2)
})

test('one sign that cannot be kept fails by itself, and not those that are kept together with it', async () => {
  const { ask, students, code } = await duringRollCall(campus())
  const { sql } = campus().base
  const text = await code()
  const stamps = await Promise.all(students.map(async () => (await makePhone()).stamp(text, now())))
  const signAs = (index: number) => ask(sign, stamps[index] as (typeof stamps)[0], students[index] as (typeof students)[0])
  await runText(sql, `alter table sign add constraint sign__refused check (person_id <> '${students[1].person.id}')`)
  const answers = await sql.transaction().execute(async (holding) => {
    await runText(holding, 'lock table sign in share row exclusive mode')
    const first = signAs(0)
    await eventually(async () => (await runText(sql, "select from pg_locks where relation = 'sign'::regclass and not granted")).rows[0])
    // While the first waits, the others are gathered.
    const others = [signAs(1), signAs(2)]
    await sleep(500)
    return { all: [first, ...others] }
  })
  const errors = await Promise.all(answers.all).then((all) => all.map(({ error }) => error ?? 'signed'))
  await runText(sql, 'alter table sign drop constraint sign__refused')
  assert.deepEqual(errors, ['signed', 'system_exception', 'signed'])
})

test('who signs while the roll is closed is either in or refused, and never lost', async () => {
  const { ask, students, code, teacher, lessonId, roll } = await duringRollCall(campus())
  const text = await code()
  const stamps = await Promise.all(students.map(async () => (await makePhone()).stamp(text, now())))
  const [closed, ...answers] = await Promise.all([
    ask(closeRollCall, { lessonId }, teacher),
    ...students.map((student, index) => ask(sign, stamps[index] as (typeof stamps)[0], student)),
  ])
  assert.equal(closed?.code, 200)
  const people = await roll()
  for (const [index, { person }] of students.entries()) {
    const answer = answers[index]
    assert.equal(people.get(person.id)?.state, answer?.code === 200 ? 'present' : 'absent')
    if (answer?.code !== 200) assert.equal(answer?.error, 'roll_call_not_open')
  }
})
