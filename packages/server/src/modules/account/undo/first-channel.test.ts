import assert from 'node:assert/strict'
import { test } from 'node:test'
import { undoOwnAccountChange, undoReportedChange } from '@campus/contract/account/account-changes.ts'
import { editOwnEmail, editOwnPhone, sendChannelCode } from '@campus/contract/account/own-channels.ts'
import { messageDetail, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...asked) => asker(campus().url)(...asked)
const isOut = (token: string) => eventually(async () => ((await ask(ownInfo, {}, { token })).result === 'login' ? true : undefined))

type Channels = { readonly phone?: null; readonly email?: null }

/** Somebody who never gave the channels that are null here. */
const enterWithout = async (missing: Channels) => {
  const owner = await enter(campus())
  await campus().base.sql.updateTable('person').set(missing).where('id', '=', owner.person.id).execute()
  return owner
}

const channelsOf = ({ person }: Awaited<ReturnType<typeof enter>>) =>
  campus().base.sql.selectFrom('person').where('id', '=', person.id).select(['phone', 'email']).executeTakeFirstOrThrow()

test('a first email of an account with a phone alone is reported to the phone; the undo leaves the account without an email', async () => {
  const owner = await enterWithout({ email: null })
  const email = 'first.email@example.com'
  assert.equal((await ask(sendChannelCode, { channel: 'email', to: 'new', email }, owner)).code, 200)
  const newCode = await waitForCode(campus(), 'mail', email)
  assert.equal((await ask(editOwnEmail, { email, newCode }, owner)).code, 200)
  assert.equal((await channelsOf(owner)).email, email)
  const [message = ''] = await waitForPost(campus(), 'sms', owner.person.phone)
  const token = /token=([\w-]+)/.exec(message)?.[1] ?? ''
  assert.equal((await ask(undoReportedChange, { token })).data.isReverted, true)
  assert.deepEqual(await channelsOf(owner), { phone: owner.person.phone, email: null })
  await isOut(owner.token)
})

test('the first channel of an account without any is reported in the app, never to itself, and undone there', async () => {
  const owner = await enterWithout({ phone: null, email: null })
  const phone = '13712349001'
  assert.equal((await ask(sendChannelCode, { channel: 'phone', to: 'new', phone }, owner)).code, 200)
  const newCode = await waitForCode(campus(), 'sms', phone)
  assert.equal((await ask(editOwnPhone, { phone, newCode }, owner)).code, 200)
  const [message] = (await ask(messagesInGroup, { group: 'security' }, owner)).data.rows
  const { subject } = (await ask(messageDetail, { id: message?.id ?? '' }, owner)).data
  assert.deepEqual([subject?.kind, subject?.state], ['account_change', '可以撤销'])
  assert.equal((await ask(undoOwnAccountChange, { id: subject?.id ?? '' }, owner)).data.isReverted, true)
  assert.deepEqual(await channelsOf(owner), { phone: null, email: null })
  await isOut(owner.token)
  assert.equal(
    (await campus().sentTo('sms', phone)).some((text) => text.includes('token=')),
    false,
  )
})
