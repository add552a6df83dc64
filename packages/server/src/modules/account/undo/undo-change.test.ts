import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownAccountChange, reportedChange, undoOwnAccountChange, undoReportedChange } from '@campus/contract/account/account-changes.ts'
import { endOtherDevices } from '@campus/contract/account/devices.ts'
import { loginByTicket } from '@campus/contract/account/login.ts'
import { ownIdentities, switchAccount } from '@campus/contract/account/outside.ts'
import { editOwnPhone, sendChannelCode } from '@campus/contract/account/own-channels.ts'
import { ownPasskeys } from '@campus/contract/account/passkeys.ts'
import { beginPcLogin, confirmPcLogin, scanPcLogin, watchPcLogin } from '@campus/contract/account/pc-login.ts'
import { setUserMailInfo, userMailInfo } from '@campus/contract/certificates/delivery.ts'
import { giveFaceConsent, ownFaceConsents } from '@campus/contract/faces/consents.ts'
import { messageDetail, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack, enter, openUnproved } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { turnFacesOn } from '../../../testing/faces.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { openOutsideBrowser } from '../../../testing/outside-browser.ts'
import { addPasskey, logInByPasskey } from '../../../testing/passkeys.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { beansOf, openStudent, payOutLater, take, usePayingOut } from '../../../testing/withdrawing.ts'

const open = usePayingOut()
const campus = () => open().campus
const ask: ReturnType<typeof asker> = (...asked) => asker(campus().url)(...asked)
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''
const isOut = (token: string) => eventually(async () => ((await ask(ownInfo, {}, { token })).result === 'login' ? true : undefined))

/** The link of the newest notification that somebody got. */
const linkOf = async (who: { readonly person: { readonly phone: string } }, count = 1) =>
  tokenIn((await waitForPost(campus(), 'sms', who.person.phone, count))[0])

const changePhone = async (who: Awaited<ReturnType<typeof enter>>, phone: string) => {
  // All tests share one network, which gets a few codes without a captcha.
  await campus().base.sql.deleteFrom('throttle').execute()
  await ask(sendChannelCode, { channel: 'phone', to: 'old' }, who)
  const oldCode = await waitForCode(campus(), 'sms', who.person.phone)
  await ask(sendChannelCode, { channel: 'phone', to: 'new', phone }, who)
  const newCode = await waitForCode(campus(), 'sms', phone)
  assert.equal((await ask(editOwnPhone, { phone, newCode, oldCode }, who)).code, 200)
}
const phoneOf = async (id: string) =>
  (await campus().base.sql.selectFrom('person').where('id', '=', id).select('phone').executeTakeFirstOrThrow()).phone

test('a changed phone is reported to the old one and by mail; viewing it undoes nothing, the button does, and all sessions end', async () => {
  const owner = await enter(campus())
  const { token: elsewhere } = await logInAs(campus().url, owner.person)
  await changePhone(owner, '13712340001')
  const token = await linkOf(owner, 2)
  assert.equal(tokenIn((await waitForPost(campus(), 'mail', owner.person.email))[0]), token)
  const shown = (await ask(reportedChange, { token }, { language: 'en_US' })).data
  assert.deepEqual([shown.kind, shown.state, shown.title], ['channel', 'open', 'Your phone number was changed'])
  assert.equal(await phoneOf(owner.person.id), '13712340001')
  const undone = await ask(undoReportedChange, { token })
  assert.deepEqual([undone.data.isReverted, undone.data.userType, undone.data.schoolId], [true, 'student', owner.schoolId])
  assert.equal(await phoneOf(owner.person.id), owner.person.phone)
  await isOut(owner.token)
  await isOut(elsewhere)
  assert.equal((await ask(reportedChange, { token })).data.state, 'undone')
  assert.equal((await ask(undoReportedChange, { token })).error, 'ticket_invalid')
})

test('what a thief prepared with the session is useless after the undo', async () => {
  const owner = await enter(campus())
  await logInAs(campus().url, owner.person)
  await ask(endOtherDevices, {}, owner)
  const { data: page } = await ask(beginPcLogin, {})
  await ask(scanPcLogin, { code: page.code }, owner)
  await ask(confirmPcLogin, { code: page.code, decision: 'confirm' }, owner)
  const { ticket } = (await ask(watchPcLogin, { id: page.id, pageSecret: page.pageSecret })).data
  assert.equal((await ask(undoReportedChange, { token: await linkOf(owner) })).code, 200)
  assert.equal((await ask(loginByTicket, { id: ticket ?? '' })).error, 'ticket_invalid')
})

test('the first of two changes of the phone gives back what was there before both', async () => {
  const owner = await enter(campus())
  await changePhone(owner, '13712340002')
  const token = await linkOf(owner, 2)
  const { sql } = campus().base
  await sql.updateTable('person').set({ phone: '13712340003' }).where('id', '=', owner.person.id).execute()
  assert.equal((await ask(undoReportedChange, { token })).data.isReverted, true)
  assert.equal(await phoneOf(owner.person.id), owner.person.phone)
})

test('a number that belongs to somebody else by now is not taken from them', async () => {
  const owner = await enter(campus())
  await changePhone(owner, '13712340004')
  const token = await linkOf(owner, 2)
  const other = await enter(campus(), { schoolId: owner.schoolId })
  await campus().base.sql.updateTable('person').set({ phone: owner.person.phone }).where('id', '=', other.person.id).execute()
  assert.equal((await ask(undoReportedChange, { token })).code, 200)
  assert.deepEqual([await phoneOf(owner.person.id), await phoneOf(other.person.id)], [null, owner.person.phone])
})

test('of many concurrent undos one succeeds; unknown and expired tokens do nothing', async () => {
  const owner = await enter(campus())
  const { token: other } = await logInAs(campus().url, owner.person)
  assert.equal((await ask(endOtherDevices, {}, owner)).code, 200)
  await isOut(other)
  const token = await linkOf(owner)
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(undoReportedChange, { token })))
  assert.deepEqual(answers.map(({ error }) => error ?? 'undone').toSorted(), [...Array<string>(5).fill('ticket_invalid'), 'undone'])
  assert.equal((await ask(reportedChange, { token: 'x'.repeat(43) })).error, 'ticket_invalid')
  assert.equal((await ask(undoReportedChange, { token: 'short' })).error, 'bad_input')
  const late = await comeBack(campus(), owner)
  await logInAs(campus().url, owner.person)
  assert.equal((await ask(endOtherDevices, {}, late)).code, 200)
  const lateToken = await linkOf(owner, 2)
  campus().clock.advance(7 * 24 * 3600 + 1)
  assert.equal((await ask(reportedChange, { token: lateToken })).data.state, 'over')
  assert.equal((await ask(undoReportedChange, { token: lateToken })).error, 'ticket_invalid')
})

test('the token of a link is nowhere in the database', async () => {
  const owner = await enter(campus())
  await logInAs(campus().url, owner.person)
  await ask(endOtherDevices, {}, owner)
  const token = await linkOf(owner)
  const { sql } = campus().base
  const kept = [
    await sql.selectFrom('account_change').where('person_id', '=', owner.person.id).selectAll().execute(),
    await sql.selectFrom('message_text').where('school_id', '=', owner.schoolId).selectAll().execute(),
    await sql.selectFrom('audit_entry').where('school_id', '=', owner.schoolId).selectAll().execute(),
  ]
  assert.equal(JSON.stringify(kept).includes(token), false)
})

test('in the app the message links to the change; undoing it there needs a proof, and changes of others are hidden', async () => {
  const owner = await enter(campus())
  await logInAs(campus().url, owner.person)
  await ask(endOtherDevices, {}, owner)
  const [message] = (await ask(messagesInGroup, { group: 'security' }, owner)).data.rows
  const { subject } = (await ask(messageDetail, { id: message?.id ?? '' }, owner)).data
  assert.deepEqual([subject?.kind, subject?.state], ['account_change', '可以撤销'])
  const id = subject?.id ?? ''
  assert.equal((await ask(ownAccountChange, { id }, owner)).data.kind, 'devices')
  const stranger = await enter(campus(), { schoolId: owner.schoolId })
  assert.equal((await ask(ownAccountChange, { id }, stranger)).error, 'not_found')
  assert.equal((await ask(undoOwnAccountChange, { id }, stranger)).error, 'not_found')
  const stolen = await openUnproved(campus(), { schoolId: owner.schoolId, personId: owner.person.id })
  assert.equal((await ask(undoOwnAccountChange, { id }, stolen)).error, 'proof_required')
  assert.equal((await ask(undoOwnAccountChange, { id }, owner)).code, 200)
  await isOut(owner.token)
})

test('linked accounts are separated, with what each had before; both owners are notified', async () => {
  const [mine, also] = [await enter(campus()), await enter(campus())]
  const [theirs, too] = [await enter(campus()), await enter(campus())]
  const { prove } = openOutsideBrowser(campus())
  assert.equal((await prove(also.person, { token: mine.token })).code, 200)
  assert.equal((await prove(too.person, { token: theirs.token })).code, 200)
  assert.equal((await prove(theirs.person, { token: mine.token })).code, 200)
  const token = await linkOf(mine, 2)
  assert.notEqual(await linkOf(theirs, 2), token)
  assert.equal((await ask(undoReportedChange, { token })).data.isReverted, true)
  const groupOf = async ({ person }: typeof mine) =>
    (await campus().base.sql.selectFrom('account_group_member').where('person_id', '=', person.id).select('group_id').executeTakeFirst())
      ?.group_id
  assert.equal(await groupOf(mine), await groupOf(also))
  assert.equal(await groupOf(theirs), await groupOf(too))
  assert.notEqual(await groupOf(mine), await groupOf(theirs))
  assert.equal((await ask(switchAccount, { id: mine.person.id }, theirs)).error, 'not_found')
})

test('an outside login that was linked is unlinked', async () => {
  const owner = await enter(campus())
  await openOutsideBrowser(campus()).go('dingtalk', 'dd-thief', { schoolId: owner.schoolId, token: owner.token, purpose: 'bind' })
  assert.equal((await ask(ownIdentities, {}, owner)).data.length, 1)
  assert.equal((await ask(undoReportedChange, { token: await linkOf(owner) })).data.isReverted, true)
  assert.equal((await ask(ownIdentities, {}, await comeBack(campus(), owner))).data.length, 0)
})

test('a passkey that was added is removed, and the session that added it ends with all others', async () => {
  const owner = await enter(campus())
  const { token: elsewhere } = await logInAs(campus().url, owner.person)
  const stolen = await comeBack(campus(), owner)
  const { device, error } = await addPasskey(campus(), stolen.token, 'of the thief')
  assert.equal(error, undefined)
  const inside = await logInByPasskey(campus(), owner.schoolId, device)
  assert.equal(inside.user?.uid, owner.person.id)
  const token = await linkOf(owner)
  const shown = (await ask(reportedChange, { token }, { language: 'en_US' })).data
  assert.deepEqual([shown.kind, shown.state], ['passkey', 'open'])
  assert.equal((await ask(undoReportedChange, { token })).data.isReverted, true)
  for (const session of [stolen.token, inside.token ?? '', owner.token, elsewhere]) await isOut(session)
  assert.equal((await logInByPasskey(campus(), owner.schoolId, device)).error, 'passkey_refused')
  assert.equal((await ask(ownPasskeys, {}, await comeBack(campus(), owner))).data.length, 0)
})

test('a face that may log in is reported, and undoing it withdraws the consent', async () => {
  const owner = await enter(campus())
  await turnFacesOn(campus().base.sql, owner.schoolId)
  await ask(giveFaceConsent, { purpose: 'portrait', version: '1' }, owner)
  assert.equal((await ask(giveFaceConsent, { purpose: 'login', version: '1' }, owner)).code, 200)
  const token = await linkOf(owner)
  const shown = (await ask(reportedChange, { token }, { language: 'en_US' })).data
  assert.deepEqual([shown.kind, shown.title], ['face', 'Face login was turned on'])
  assert.equal((await ask(undoReportedChange, { token })).data.isReverted, true)
  const { consents } = (await ask(ownFaceConsents, {}, await comeBack(campus(), owner))).data
  assert.deepEqual(
    consents.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose),
    ['portrait'],
  )
})

test('a mailbox that was set gives way to the one before, or to none', async () => {
  const owner = await enter(campus())
  const box = { type: 'qq', address: 'li.lei@qq.com', authCode: 'qwer-asdf' } as const
  await ask(setUserMailInfo, box, owner)
  const first = await linkOf(owner)
  await ask(setUserMailInfo, { ...box, type: '163', address: 'thief@163.com', authCode: 'other-code' }, owner)
  const second = await linkOf(owner, 2)
  const encrypted = () =>
    campus().base.sql.selectFrom('mail_account').where('person_id', '=', owner.person.id).select('secret_encrypted').execute()
  await ask(undoReportedChange, { token: second })
  const back = await comeBack(campus(), owner)
  const { mailbox } = (await ask(userMailInfo, {}, back)).data
  assert.deepEqual([mailbox?.type, mailbox?.address], ['qq', 'li.lei@qq.com'])
  const [row] = await encrypted()
  assert.equal(campus().base.services.secretBox.decrypt(row?.secret_encrypted ?? Buffer.alloc(0), 'mail.account'), 'qwer-asdf')
  await ask(undoReportedChange, { token: first })
  assert.equal((await encrypted()).length, 0)
})

test('a withdrawal is cancelled while it waits; what is paid out already stays, and the owner is informed', async () => {
  const student = await openStudent(campus())
  await take(campus(), student)
  assert.equal((await ask(undoReportedChange, { token: await linkOf(student) })).data.isReverted, true)
  const back = { ...student, ...(await comeBack(campus(), student)) }
  assert.deepEqual(await beansOf(campus(), back), [1000, 0])
  await take(campus(), back)
  const token = await linkOf(student, 2)
  await payOutLater(campus())
  assert.equal((await ask(undoReportedChange, { token })).data.isReverted, false)
})
