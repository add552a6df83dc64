import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeRollCall, openRollCall } from '@campus/contract/attendance/roll-calls.ts'
import { ownPhone, registerPhone, sign } from '@campus/contract/attendance/signs.ts'
import { systemContext } from '../../../context/context.ts'
import { duringRollCall, inTheRoom, makePhone } from '../../../testing/attendance.ts'
import { comeBack } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { closeDue } from '../rolls/close.service.ts'

const campus = useTestCampus()
const now = () => campus().clock.now()

test('a stamp made without network is taken later and counts by itself; one of a phone that was online is refused', async () => {
  const { ask, students, code, teacher, lessonId, roll } = await duringRollCall(campus())
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
  const { ask, students, code, manager, roll } = await duringRollCall(campus())
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
  const { ask, students, code, teacher, lessonId, roll } = await duringRollCall(campus())
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
