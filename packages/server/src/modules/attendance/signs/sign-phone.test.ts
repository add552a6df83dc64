import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPhone, registerPhone, sighting, sign } from '@campus/contract/attendance/signs.ts'
import { duringRollCall, inTheRoom, makePhone } from '../../../testing/attendance.ts'
import { comeBack } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const now = () => campus().clock.now()

test('a phone belongs to one person, who changes it after 30 days at the earliest; until then a new one is in doubt', async () => {
  const { ask, students, code } = await duringRollCall(campus())
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
  const { ask, students, code, lessonId } = await duringRollCall(campus())
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
  const { ask, students, code } = await duringRollCall(campus())
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
  const { ask, code } = await duringRollCall(campus())
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
  const { ask, students, code, roll } = await duringRollCall(campus())
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
