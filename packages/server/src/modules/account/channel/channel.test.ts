import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgePhoneAndCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import { editOwnEmail, editOwnPhone, sendChannelCode } from '@campus/contract/account/own-channels.ts'
import { findByPhone } from '@campus/contract/account/recovery.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { readCaptcha } from '../../../testing/read-captcha.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })

let networks = 0
const ask: ReturnType<typeof asker> = (call, given, options) => {
  networks += 1
  return asker(campus().url)(call, given, { ...options, headers: { 'x-forwarded-for': `198.51.${networks >> 8}.${networks & 255}` } })
}

let phones = 0
const newPhone = () => `1370000${String((phones += 1)).padStart(4, '0')}`
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

type Entered = Awaited<ReturnType<typeof enter>>

const oldCodeFor = async (who: Entered, count = 1) => {
  assert.equal((await ask(sendChannelCode, { channel: 'phone', to: 'old' }, who)).code, 200)
  return waitForCode(campus(), 'sms', who.person.phone, count)
}
const newCodeFor = async (who: Entered, phone: string, count = 1) => {
  assert.equal((await ask(sendChannelCode, { channel: 'phone', to: 'new', phone }, who)).code, 200)
  return waitForCode(campus(), 'sms', phone, count)
}
const phoneOf = async (id: string) =>
  (await campus().base.sql.selectFrom('person').where('id', '=', id).select('phone').executeTakeFirstOrThrow()).phone

test('my phone changes when both the old and the new one prove it; the old one is notified, and my devices stay logged in', async () => {
  const owner = await enter(campus())
  const { token: elsewhere } = await logInAs(campus().url, owner.person)
  const phone = newPhone()
  const [oldCode, newCode] = [await oldCodeFor(owner), await newCodeFor(owner, phone)]
  const { code, data } = await ask(editOwnPhone, { phone, newCode, oldCode }, owner)
  assert.deepEqual([code, data], [200, { phone: `137****${phone.slice(-4)}` }])
  assert.equal(await phoneOf(owner.person.id), phone)
  const [reported = ''] = await waitForPost(campus(), 'sms', owner.person.phone, 2)
  assert.match(reported, /您的手机号已更换为 137\*{4}\d{4}/)
  assert.equal((await ask(ownMessages, { group: 'security' }, owner)).data.rows[0]?.title, '您的手机号已更换')
  assert.equal((await ask(ownProfile, {}, { token: elsewhere })).code, 200)
  assert.equal((await ask(editOwnPhone, { phone: newPhone(), newCode, oldCode }, owner)).error, 'code_wrong')
  const audit = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('subject_id', '=', owner.person.id)
    .where('action', '=', 'account.channel_changed')
    .select('details')
    .execute()
  assert.deepEqual(audit, [{ details: { channel: 'phone' } }])
})

test('my address changes the same way, regardless of upper and lower case', async () => {
  const owner = await enter(campus())
  const email = `new.${owner.person.email}`
  await ask(sendChannelCode, { channel: 'email', to: 'old' }, owner)
  await ask(sendChannelCode, { channel: 'email', to: 'new', email: email.toUpperCase() }, owner)
  const oldCode = await waitForCode(campus(), 'mail', owner.person.email)
  const newCode = await waitForCode(campus(), 'mail', email)
  assert.deepEqual(
    (await ask(editOwnEmail, { email: email.toUpperCase(), newCode, oldCode }, owner)).data.email,
    email.replace(/^(.).*@/, '$1***@'),
  )
  assert.match((await waitForPost(campus(), 'mail', owner.person.email, 2))[0] ?? '', /您的邮箱已更换/)
})

test('who has none yet proves the new one alone', async () => {
  const owner = await enter(campus())
  await campus().base.sql.updateTable('person').set({ phone: null }).where('id', '=', owner.person.id).execute()
  assert.equal((await ask(sendChannelCode, { channel: 'phone', to: 'old' }, owner)).error, 'channel_missing')
  const phone = newPhone()
  assert.equal((await ask(editOwnPhone, { phone, newCode: await newCodeFor(owner, phone) }, owner)).code, 200)
  assert.equal(await phoneOf(owner.person.id), phone)
})

test('a slip in one code names it and does not cost the other; five slips end it', async () => {
  const owner = await enter(campus())
  const phone = newPhone()
  const [oldCode, newCode] = [await oldCodeFor(owner), await newCodeFor(owner, phone)]
  const slip = { phone, newCode, oldCode: otherThan(oldCode) }
  for (let tries = 0; tries < 4; tries += 1) {
    const { error, fields } = await ask(editOwnPhone, slip, owner)
    assert.deepEqual([error, Object.keys(fields ?? {})], ['code_wrong', ['oldCode']])
  }
  assert.deepEqual(Object.keys((await ask(editOwnPhone, { phone, newCode: otherThan(newCode), oldCode }, owner)).fields ?? {}), ['newCode'])
  await ask(editOwnPhone, slip, owner)
  assert.equal((await ask(editOwnPhone, { phone, newCode, oldCode }, owner)).error, 'code_wrong')
  campus().clock.advance(61)
  const fresh = await oldCodeFor(owner, 2)
  assert.equal((await ask(editOwnPhone, { phone, newCode, oldCode: fresh }, owner)).code, 200)
})

test('the old code cannot be left out, nor come from somebody else', async () => {
  const [owner, thief] = [await enter(campus()), await enter(campus())]
  const phone = newPhone()
  const newCode = await newCodeFor(owner, phone)
  assert.deepEqual(Object.keys((await ask(editOwnPhone, { phone, newCode }, owner)).fields ?? {}), ['oldCode'])
  const foreign = await oldCodeFor(thief)
  assert.equal((await ask(editOwnPhone, { phone, newCode, oldCode: foreign }, owner)).error, 'code_wrong')
  assert.equal(await phoneOf(owner.person.id), owner.person.phone)
})

test('only the holder of a channel learns that another account has it: sending answers alike, the change is refused without using up the code', async () => {
  const owner = await enter(campus())
  const other = await enter(campus(), { schoolId: owner.schoolId })
  const taken = other.person.phone
  const [free, used] = [
    await ask(sendChannelCode, { channel: 'phone', to: 'new', phone: newPhone() }, owner),
    await ask(sendChannelCode, { channel: 'phone', to: 'new', phone: taken }, owner),
  ]
  assert.deepEqual([used.code, used.data, used.msg], [free.code, free.data, free.msg])
  const [oldCode, newCode] = [await oldCodeFor(owner), await waitForCode(campus(), 'sms', taken)]
  assert.equal((await ask(editOwnPhone, { phone: taken, newCode, oldCode }, owner)).error, 'channel_taken')
  const phone = newPhone()
  assert.equal((await ask(editOwnPhone, { phone, newCode: await newCodeFor(owner, phone), oldCode }, owner)).code, 200)
})

test('of two accounts that take one phone at once, one gets it', async () => {
  const one = await enter(campus())
  const two = await enter(campus(), { schoolId: one.schoolId })
  const phone = newPhone()
  const [oldOfOne, oldOfTwo, newCode] = [await oldCodeFor(one), await oldCodeFor(two), await newCodeFor(one, phone)]
  const answers = await Promise.all([
    ask(editOwnPhone, { phone, newCode, oldCode: oldOfOne }, one),
    ask(editOwnPhone, { phone, newCode, oldCode: oldOfTwo }, two),
  ])
  assert.equal(answers.filter(({ code }) => code === 200).length, 1)
  const holders = await campus().base.sql.selectFrom('person').where('phone', '=', phone).select('id').execute()
  assert.equal(holders.length, 1)
})

test('the one I have is no change, and codes are sent as sparingly as all others', async () => {
  const owner = await enter(campus())
  const { phone } = owner.person
  assert.equal((await ask(sendChannelCode, { channel: 'phone', to: 'new', phone }, owner)).error, 'channel_same')
  assert.equal((await ask(editOwnPhone, { phone, newCode: '123456', oldCode: '123456' }, owner)).error, 'channel_same')
  await oldCodeFor(owner)
  assert.equal((await ask(sendChannelCode, { channel: 'phone', to: 'old' }, owner)).error, 'resend_too_soon')
  campus().clock.advance(61)
  await oldCodeFor(owner, 2)
  campus().clock.advance(61)
  assert.equal((await ask(sendChannelCode, { channel: 'phone', to: 'old' }, owner)).error, 'captcha_required')
})

test('a recovery that was begun over the old phone ends with it', async () => {
  const owner = await enter(campus())
  const who = { schoolId: owner.schoolId, userType: owner.person.kind } as const
  const { recoveryId } = (await ask(findByPhone, { ...who, phone: owner.person.phone, captcha: await readCaptcha(campus()) })).data
  await ask(sendPhoneCode, { ...who, recoveryId })
  const stolen = await waitForCode(campus(), 'sms', owner.person.phone)
  campus().clock.advance(61)
  const phone = newPhone()
  const [oldCode, newCode] = [await oldCodeFor(owner, 2), await newCodeFor(owner, phone)]
  assert.equal((await ask(editOwnPhone, { phone, newCode, oldCode }, owner)).code, 200)
  assert.equal((await ask(judgePhoneAndCode, { recoveryId, code: stolen })).error, 'ticket_invalid')
})

test('bad input names its field', async () => {
  const owner = await enter(campus())
  assert.deepEqual(Object.keys((await ask(sendChannelCode, { channel: 'email', to: 'new' }, owner)).fields ?? {}), ['email'])
  assert.deepEqual(Object.keys((await ask(editOwnPhone, { phone: '110', newCode: '1' }, owner)).fields ?? {}).toSorted(), [
    'newCode',
    'phone',
  ])
})
