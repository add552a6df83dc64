import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageDetail, messagesInGroup, unreadCount } from '@campus/contract/messages/inbox.ts'
import { changeQuietHours, turnReminder } from '@campus/contract/messages/reminders.ts'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { listen } from '../../../testing/hear.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { messageMail } from './message-mail.ts'
import { type NewMessage, sendMessage } from './send.service.ts'

const campus = useTestCampus()
type Entered = Awaited<ReturnType<typeof enter>>

const title = ['您的请假已批准', 'Your leave was approved', '您的請假已批准'] as const
const body = ['三天病假', 'Three days of sick leave', '三天病假'] as const
const send = (to: readonly Entered[], more: Partial<NewMessage> = {}) =>
  sendMessage(systemContext(campus().base), {
    schoolId: to[0]?.schoolId ?? '',
    to: to.map(({ person }) => person.id),
    category: 'progress',
    title,
    body,
    ...more,
  })
const sizeOf = async ({ token }: Entered) => (await asker(campus().url)(unreadCount, {}, { token })).data.size
const inbox = async ({ token }: Entered, group: NewMessage['category'] = 'progress') =>
  (await asker(campus().url)(messagesInGroup, { group }, { token })).data
const turn = ({ token }: Entered, given: { category: NewMessage['category']; isOn?: boolean; byMail?: boolean }) =>
  asker(campus().url)(turnReminder, given, { token })

const countMails = async () =>
  Number((await runText(campus().base.sql, `select count(*) as count from pgboss.job where name = 'mail.send'`)).rows[0]?.['count'])

/** Quiet from an hour ago until in an hour, by the clock of Shanghai. */
const beQuiet = async ({ token }: Entered) => {
  const clock = (hours: number) => new Date(campus().clock.now().getTime() + (8 + hours) * 3_600_000).toISOString().slice(11, 16)
  const given = { isOn: true, from: clock(-1), until: clock(1) }
  assert.equal((await asker(campus().url)(changeQuietHours, given, { token })).code, 200)
}

test('a message reaches each of its readers, in their language, and their open apps are notified', async () => {
  const one = await enter(campus())
  const other = await enter(campus(), { schoolId: one.schoolId })
  await campus().base.sql.updateTable('person').set({ language: 'en_US' }).where('id', '=', one.person.id).execute()
  const app = await listen(campus().url, one.token)
  await send([one, other, other])
  const [row] = (await inbox(one)).rows
  assert.deepEqual([row?.title, row?.excerpt, row?.isRead, row?.category], [title[0], body[0], false, 'progress'])
  assert.deepEqual(await app.next('unread', 0), { size: 1 })
  assert.deepEqual(await app.next('message', 0), { id: row?.id, category: 'progress', title })
  app.close()
  assert.deepEqual([await sizeOf(one), await sizeOf(other), (await inbox(other)).total], [1, 1, 1])
})

test('nobody of another school gets it, whomever the sender names', async () => {
  const [mine, stranger] = [await enter(campus()), await enter(campus())]
  await send([mine, stranger])
  assert.deepEqual([await sizeOf(mine), await sizeOf(stranger), (await inbox(stranger)).total], [1, 0, 0])
})

test('a message is sent in the transaction of its action: a rollback sends nothing', async () => {
  const reader = await enter(campus())
  const app = await listen(campus().url, reader.token)
  const undone = inTransaction(systemContext(campus().base), async (ctx) => {
    await sendMessage(ctx, { schoolId: reader.schoolId, to: [reader.person.id], category: 'progress', title, body })
    throw new Error('changed my mind')
  })
  await assert.rejects(undone, /changed my mind/)
  await send([reader], { category: 'system' })
  assert.deepEqual(await app.next('unread', 0), { size: 1 })
  assert.deepEqual(
    app.of('message').map((news) => (news as { category: string }).category),
    ['system'],
  )
  app.close()
  assert.deepEqual((await inbox(reader)).rows, [])
})

test('a silenced category arrives without counting, without a sound and without mail', async () => {
  const reader = await enter(campus())
  await turn(reader, { category: 'progress', isOn: false, byMail: true })
  const mailsBefore = await countMails()
  const app = await listen(campus().url, reader.token)
  await send([reader])
  await send([reader], { category: 'system' })
  assert.deepEqual(await app.next('unread', 0), { size: 1 })
  await app.next('message', 0)
  assert.deepEqual(
    app.of('message').map((news) => (news as { category: string }).category),
    ['system'],
  )
  app.close()
  assert.deepEqual([await sizeOf(reader), (await inbox(reader)).total], [1, 1])
  const waiting = await campus()
    .base.sql.selectFrom('message')
    .where('person_id', '=', reader.person.id)
    .select('is_silent')
    .orderBy('id')
    .execute()
  assert.deepEqual(waiting, [{ is_silent: true }, { is_silent: false }])
  assert.equal(await countMails(), mailsBefore)
})

test('a person who wants a copy by mail gets one in their language, and markup stays text', async () => {
  const reader = await enter(campus())
  await campus().base.sql.updateTable('person').set({ language: 'en_US' }).where('id', '=', reader.person.id).execute()
  await turn(reader, { category: 'progress', byMail: true })
  await send([reader], { category: 'system' })
  await send([reader], { body: ['一', 'Line <b>one</b>\nLine two', '一'] })
  const [mail] = await eventually(async () => {
    const mails = await campus().sentTo('mail', reader.person.email)
    return mails.length > 0 ? mails : undefined
  })
  assert.match(mail ?? '', /Line <b>one<\/b>\n\nLine two/)
  const { html } = messageMail({ to: reader.person.email, language: 'en_US', title, body: ['', 'Line <b>one</b>', ''], product: 'Campus' })
  assert.match(html, /Line &lt;b&gt;one/)
  assert.equal((await campus().sentTo('mail', reader.person.email)).length, 1)
})

test('in quiet hours the badge counts, no toast comes up, and the mail waits until they are over', async () => {
  const reader = await enter(campus())
  await turn(reader, { category: 'progress', byMail: true })
  await beQuiet(reader)
  const app = await listen(campus().url, reader.token)
  await send([reader])
  assert.deepEqual(await app.next('unread', 0), { size: 1 })
  const text = `select extract(epoch from max(start_after) - now())::int as wait from pgboss.job where name = 'mail.send' and state = 'created'`
  const wait = Number((await runText(campus().base.sql, text)).rows[0]?.['wait'])
  assert.ok(wait > 3000 && wait <= 3600, `the mail waits ${wait} s`)
  await asker(campus().url)(changeQuietHours, { isOn: false, from: '22:00', until: '07:00' }, { token: reader.token })
  await send([reader])
  await app.next('message', 0)
  assert.deepEqual([app.of('message').length, app.of('unread').length], [1, 2])
  app.close()
})

test('messages sent to one person at once are all counted, and the last pushed count is right', async () => {
  const reader = await enter(campus())
  const app = await listen(campus().url, reader.token)
  const categories = ['todo', 'progress', 'system', 'security'] as const
  await Promise.all([...categories, ...categories].map((category) => send([reader], { category })))
  await app.next('unread', 7)
  assert.deepEqual(
    app.of('unread'),
    [1, 2, 3, 4, 5, 6, 7, 8].map((size) => ({ size })),
  )
  app.close()
  assert.equal(await sizeOf(reader), 8)
})

test('a message shows the current state of its subject when it is read, with a link', async () => {
  const asks = await enter(campus())
  const { sql } = campus().base
  const leave = await sql
    .insertInto('leave_request')
    .values({
      school_id: asks.schoolId,
      person_id: asks.person.id,
      kind: 'sick',
      starts_at: new Date('2030-01-01'),
      ends_at: new Date('2030-01-02'),
      reason: '感冒发烧需要休息',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = { kind: 'leave_request', id: leave.id } as const
  await send([asks], { subject })
  const [row] = (await inbox(asks)).rows
  const open = async () => (await asker(campus().url)(messageDetail, { id: row?.id ?? '' }, { token: asks.token, language: 'en_US' })).data
  assert.deepEqual(
    [(await open()).subject?.tone, (await open()).subject?.action?.address],
    ['waiting', `/pages/sys/msg/details?id=${leave.id}`],
  )
  await sql.updateTable('leave_request').set({ state: 'withdrawn' }).where('id', '=', leave.id).execute()
  assert.deepEqual([(await open()).subject?.tone, (await open()).body], ['over', body[1]])
})
