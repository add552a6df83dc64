import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeRollCall, openRollCall } from '@campus/contract/attendance/roll-calls.ts'
import { ownPhone, registerPhone, sighting, sign } from '@campus/contract/attendance/signs.ts'
import { sql as fragment } from 'kysely'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { beforeLesson, inTheRoom, makePhone } from '../../../testing/attendance.ts'
import { comeBack } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { closeDue } from '../rolls/close.service.ts'

const campus = useTestCampus()
const now = () => campus().clock.now()

/** A lesson whose roll is being called. */
const openedLesson = async () => {
  const lesson = await beforeLesson(campus())
  assert.equal((await lesson.ask(openRollCall, { lessonId: lesson.lessonId }, lesson.teacher)).code, 200)
  return lesson
}

test('codes that are old, of another purpose, made up, or of a lesson of others open nothing', async () => {
  const { ask, students, code, typed, teacher, lessonId } = await openedLesson()
  const [student] = students
  const phone = await makePhone()
  const refused = async (text: string, more: object = {}) =>
    (await ask(sign, { ...(await phone.stamp(text, now())), ...more }, student)).error
  assert.equal(await refused(await code('in', 20)), 'code_expired')
  assert.equal(await refused(await code('in', 86_400), { wasOffline: true }), 'code_expired', "yesterday's code")
  assert.equal(await refused(await code('in', -60)), 'code_expired', 'a code of the future')
  assert.equal(await refused(await code('out')), 'code_unknown')
  assert.equal(await refused((await code()).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))), 'code_unknown')
  const elsewhere = await openedLesson()
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
  const { ask, students, code, typed } = await openedLesson()
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
  const { ask, students, code, lessonId } = await openedLesson()
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
  const { ask, students, code } = await openedLesson()
  await campus()
    .base.sql.updateTable('roster_place')
    .set({ left_on: '2020-02-01' })
    .where('person_id', '=', students[2].person.id)
    .execute()
  assert.equal((await ask(sign, await (await makePhone()).stamp(await code(), now()), students[2])).error, 'code_unknown')
})

test('a stamp cannot be forged, changed or replayed by somebody else', async () => {
  const { ask, students, code } = await openedLesson()
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
  const { ask, students, code, lessonId } = await openedLesson()
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
  const { ask, students, code } = await openedLesson()
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

test('a phone belongs to one person, who changes it after 30 days at the earliest; until then a new one is in doubt', async () => {
  const { ask, students, code } = await openedLesson()
  const [owner, other] = students
  const [old, fresh] = [await makePhone(), await makePhone()]
  assert.deepEqual((await ask(ownPhone, {}, owner)).data, { phone: null })
  assert.equal((await ask(registerPhone, { key: old.key }, owner)).code, 200)
  assert.equal((await ask(registerPhone, { key: old.key }, owner)).code, 200)
  assert.equal((await ask(registerPhone, { key: old.key }, other)).error, 'phone_of_another')
  assert.equal((await ask(registerPhone, { key: fresh.key }, owner)).error, 'phone_too_soon')
  const doubts = async (phone: typeof old, who: typeof owner) =>
    (await ask(sign, { ...(await phone.stamp(await code(), now())), position: inTheRoom }, who)).data.doubts
  assert.deepEqual(await doubts(fresh, owner), ['new_phone'])
  assert.deepEqual(await doubts(old, other), ['other_phone'])
  campus().clock.advance(31 * 86_400)
  const back = await comeBack(campus(), owner)
  assert.equal((await ask(registerPhone, { key: fresh.key }, back)).code, 200)
  assert.equal((await ask(ownPhone, {}, back)).data.phone?.key, fresh.key)
})

test('somewhere else, or exactly on the point of the map, is in doubt; what is kept of a position is no coordinate', async () => {
  const { ask, students, code, lessonId } = await openedLesson()
  const doubts = async (position: object | undefined, who: (typeof students)[number]) => {
    const phone = await makePhone()
    await ask(registerPhone, { key: phone.key }, who)
    return (
      await ask(
        sign,
        { ...(await phone.stamp(await code(), now())), ...(position && { position }) } as Parameters<typeof ask<typeof sign>>[1],
        who,
      )
    ).data.doubts
  }
  assert.deepEqual(await doubts({ latitude: 30.52, longitude: 114.3, accuracy: 10 }, students[0]), ['far'])
  assert.deepEqual(await doubts({ latitude: 30.5, longitude: 114.3, accuracy: 5 }, students[1]), ['odd_position'])
  assert.deepEqual(await doubts(undefined, students[2]), ['no_position'])
  const rows = await campus()
    .base.sql.selectFrom('sign')
    .where('lesson_id', '=', lessonId)
    .select(['place', 'accuracy'])
    .orderBy('id')
    .execute()
  assert.deepEqual(rows, [
    { place: 'outside', accuracy: 'fine' },
    { place: 'unknown', accuracy: 'fine' },
    { place: 'unknown', accuracy: null },
  ])
})

test('a code read before the login is kept by a receipt for this browser, for three minutes', async () => {
  const { ask, students, code } = await openedLesson()
  const [phone, other] = [await makePhone(), await makePhone()]
  const [first, second] = [students[0], students[1]]
  await ask(registerPhone, { key: phone.key }, first)
  const text = await code()
  assert.equal((await ask(sighting, await phone.see(await code('in', 30)))).error, 'code_unknown')
  const { receipt } = (await ask(sighting, await phone.see(text))).data
  campus().clock.advance(90)
  const use = async (by: typeof phone, who: typeof first) =>
    ask(sign, { ...(await by.stamp(text, now())), position: inTheRoom, receipt }, await comeBack(campus(), who))
  assert.equal((await use(other, second)).error, 'code_expired', 'passed on to another phone')
  const { data } = await use(phone, first)
  assert.deepEqual([data.state, data.isDoubtful, data.doubts], ['present', false, []])
  const late = (await ask(sighting, await other.see(await code()))).data
  const seen = await code()
  campus().clock.advance(181)
  assert.equal((await ask(sign, { ...(await other.stamp(seen, now())), receipt: late.receipt }, second)).error, 'code_expired')
})

test('nobody gets a receipt for the phone of somebody else', async () => {
  const { ask, code } = await openedLesson()
  const [phone, accomplice] = [await makePhone(), await makePhone()]
  const [own, strange] = [await phone.see(await code()), await accomplice.see(await code())]
  const { signature: _, ...unsigned } = own
  assert.equal((await ask(sighting, unsigned as typeof own)).error, 'bad_input')
  assert.equal((await ask(sighting, { ...strange, key: phone.key })).error, 'stamp_wrong')
  assert.equal((await ask(sighting, { ...own, purpose: 'out' })).error, 'stamp_wrong')
  const stamp = await phone.stamp(own.code, now())
  assert.equal((await ask(sighting, { ...own, signature: stamp.signature })).error, 'stamp_wrong', 'a stamp is no sighting')
  assert.equal((await ask(sighting, own)).code, 200)
})

test('a receipt that comes from a phone that was logged in when the code was seen waits for the teacher', async () => {
  const { ask, students, code, roll } = await openedLesson()
  const [friend, again] = students
  const [phone, other] = [await makePhone(), await makePhone()]
  const text = await code()
  await ask(registerPhone, { key: phone.key }, friend)
  await ask(registerPhone, { key: other.key }, again)
  const { sql } = campus().base
  await sql.updateTable('session').set({ device_id: 'same-phone' }).where('id', '=', again.sessionId).execute()
  const receipts = [(await ask(sighting, await phone.see(text))).data, (await ask(sighting, await other.see(text))).data] as const
  campus().clock.advance(60)
  const passedOn = { ...(await phone.stamp(text, now())), position: inTheRoom, receipt: receipts[0].receipt }
  assert.deepEqual((await ask(sign, passedOn, friend)).data.doubts, ['logged_in'])
  assert.equal((await roll()).get(friend.person.id)?.isDoubtful, true)
  await sql.updateTable('session').set({ ended_at: now(), end_cause: 'logout' }).where('id', '=', again.sessionId).execute()
  const { token } = await comeBack(campus(), again)
  const loggedOut = { ...(await other.stamp(text, now())), position: inTheRoom, receipt: receipts[1].receipt }
  const answer = await ask(sign, loggedOut, { token, headers: { 'x-device-id': 'same-phone' } })
  assert.deepEqual(answer.data.doubts, ['logged_in'], 'logging out and in again changes nothing')
})

test('a stamp made without network is taken later and counts by itself; one of a phone that was online is refused', async () => {
  const { ask, students, code, teacher, lessonId, roll } = await openedLesson()
  const [offline, online] = students
  const text = await code()
  const made = now()
  const stamps = [await (await makePhone()).stamp(text, made), await (await makePhone()).stamp(text, made)] as const
  const phone = await makePhone()
  await ask(registerPhone, { key: phone.key }, offline)
  const good = await phone.stamp(text, made)
  campus().clock.advance(120)
  await ask(ownPhone, {}, online)
  campus().clock.advance(40 * 60)
  await ask(closeRollCall, { lessonId }, teacher)
  assert.equal((await ask(sign, { ...stamps[1], wasOffline: true }, online)).error, 'was_online')
  assert.equal((await ask(sign, { ...good, position: inTheRoom }, offline)).error, 'code_expired')
  const taken = await ask(sign, { ...good, position: inTheRoom, wasOffline: true }, offline)
  assert.deepEqual([taken.data.state, taken.data.isDoubtful, taken.data.doubts], ['present', true, ['offline']])
  campus().clock.advance(80 * 60)
  await closeDue(systemContext(campus().base))
  assert.equal((await roll()).get(offline.person.id)?.isDoubtful, false)
})

test('each use of the phone after the code refutes that it had no network, also one of another login on it, however often it asks later', async () => {
  const { ask, students, code, manager, roll } = await openedLesson()
  const [online, lender, quick] = students
  const text = await code()
  const [phone, lent, quickPhone] = [await makePhone(), await makePhone(), await makePhone()]
  const stamps = [await phone.stamp(text, now()), await lent.stamp(text, now()), await quickPhone.stamp(text, now())] as const
  await ask(registerPhone, { key: quickPhone.key }, quick)
  campus().clock.advance(100)
  const friend = await comeBack(campus(), manager)
  const { sql } = campus().base
  await sql.updateTable('session').set({ device_id: 'lent-phone' }).where('id', '=', friend.sessionId).execute()
  await ask(ownPhone, {}, online)
  const early = await ask(sign, { ...stamps[2], position: inTheRoom, wasOffline: true }, quick)
  assert.deepEqual([early.data.doubts, early.data.isDoubtful], [['offline'], true])
  campus().clock.advance(30 * 60)
  for (const seconds of [0, 61, 61]) {
    campus().clock.advance(seconds)
    await ask(ownPhone, {}, online)
  }
  assert.equal((await ask(sign, { ...stamps[0], wasOffline: true }, online)).error, 'was_online')
  const late = { ...stamps[1], position: inTheRoom, wasOffline: true }
  assert.equal((await ask(sign, late, { token: lender.token, headers: { 'x-device-id': 'lent-phone' } })).error, 'was_online')
  assert.equal((await ask(sign, late, lender)).code, 200, 'a device that nobody was logged in on tells nothing')
  campus().clock.advance(80 * 60)
  await closeDue(systemContext(campus().base))
  assert.equal((await roll()).get(quick.person.id)?.isDoubtful, true, 'what came at once is not known to have been offline')
})

test('a stamp that waited while the roll was opened again, or on a phone that was never online, waits for the teacher', async () => {
  const { ask, students, code, teacher, lessonId, roll } = await openedLesson()
  const [before, first] = students
  const phones = [await makePhone(), await makePhone()] as const
  await ask(registerPhone, { key: phones[0].key }, before)
  const [text, made] = [await code(), now()]
  const stamps = [await phones[0].stamp(text, made), await phones[1].stamp(text, made)] as const
  campus().clock.advance(60)
  await ask(openRollCall, { lessonId }, teacher)
  campus().clock.advance(3600)
  await ask(registerPhone, { key: phones[1].key }, first)
  const send = (stamp: (typeof stamps)[0], who: typeof before) => ask(sign, { ...stamp, position: inTheRoom, wasOffline: true }, who)
  assert.deepEqual((await send(stamps[0], before)).data.doubts, ['offline', 'old_code'])
  assert.deepEqual((await send(stamps[1], first)).data.doubts, ['new_phone', 'offline', 'old_code'])
  campus().clock.advance(2700)
  await closeDue(systemContext(campus().base))
  for (const who of [before, first]) assert.equal((await roll()).get(who.person.id)?.isDoubtful, true)
})

test('who signs while the roll is closed is either in or refused, and never lost', async () => {
  const { ask, students, code, teacher, lessonId, roll } = await openedLesson()
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
