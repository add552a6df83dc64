import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Audience,
  announcement,
  announcements,
  publishAnnouncement,
  recallAnnouncement,
  saveAnnouncement,
} from '@campus/contract/messages/announcements.ts'
import { messageDetail, messagesInGroup, ownMessages, unreadCount } from '@campus/contract/messages/inbox.ts'
import { changeQuietHours, turnReminder } from '@campus/contract/messages/reminders.ts'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { listen } from '../../../testing/hear.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { newestAnnouncements } from '../inbox/inbox.service.ts'
import { sweepMessages } from '../inbox/retention.service.ts'
import { sendMailJob, sendQueuedMail } from '../sending/mail-queue.service.ts'
import { publishDue } from './publish.service.ts'

const campus = useTestCampus()
type Entered = Awaited<ReturnType<typeof enter>>

const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const whole: Audience[] = [{ kind: 'school' }]
const texts = { title: '停水通知', body: '周六上午全校停水。', audience: whole }

const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'], name: '校长' })
  const student = await enter(campus(), { schoolId: admin.schoolId })
  const draft = async (more: object = {}) => (await ask(saveAnnouncement, { ...texts, ...more }, { token: admin.token })).data.id
  const publish = (id: string, publishAt?: string) => ask(publishAnnouncement, { id, publishAt }, { token: admin.token })
  const recall = (id: string) => ask(recallAnnouncement, { id }, { token: admin.token })
  const read = async (id: string) => (await ask(announcement, { id }, { token: admin.token })).data
  const out = (id: string) => eventually(async () => ((await read(id)).state === 'published' ? true : undefined))
  return { admin, student, schoolId: admin.schoolId, draft, publish, recall, read, out }
}
const inHours = (hours: number) => new Date(campus().clock.now().getTime() + hours * 3_600_000).toISOString()
const due = (id: string, publishAt: string) => publishDue(systemContext(campus().base), { id, publishAt })
const inboxOf = async ({ token }: Entered, language: 'zh_CN' | 'en_US' | 'zh_TW' = 'zh_CN') =>
  (await ask(messagesInGroup, { group: 'announcement' }, { token, language })).data.rows
const sizeOf = async ({ token }: Entered) => (await ask(unreadCount, {}, { token })).data.size

test('what was written in Chinese alone is read by everybody, and a translation by those of its language', async () => {
  const { student, draft, publish, out } = await openSchool()
  const id = await draft({ titleEn: 'No water', bodyTw: '週六上午全校停水。' })
  await publish(id)
  await out(id)
  const shown = async (language: 'zh_CN' | 'en_US' | 'zh_TW') => {
    const [row] = await inboxOf(student, language)
    return [row?.title, row?.excerpt]
  }
  assert.deepEqual(await shown('en_US'), ['No water', texts.body])
  assert.deepEqual(await shown('zh_TW'), [texts.title, '週六上午全校停水。'])
})

test('a scheduled announcement waits for its time and then carries the text it has by then', async () => {
  const { admin, student, draft, publish, read } = await openSchool()
  const id = await draft()
  const at = inHours(5)
  assert.equal((await publish(id, inHours(-1))).error, 'time_past')
  assert.equal((await publish(id, at)).code, 200)
  assert.deepEqual([(await read(id)).state, (await read(id)).publishAt], ['scheduled', at])
  const { rows } = await runText(
    campus().base.sql,
    `select start_after from pgboss.job where name = 'announcement.publish' and data->>'id' = $1`,
    [id],
  )
  assert.deepEqual(rows, [{ start_after: new Date(at) }])
  await ask(saveAnnouncement, { ...texts, id, title: '改为停电' }, { token: admin.token })
  await Promise.all([due(id, at), due(id, at)])
  await due(id, at)
  assert.deepEqual(
    (await inboxOf(student)).map(({ title }) => title),
    ['改为停电'],
  )
  assert.deepEqual([(await read(id)).state, (await read(id)).reach], ['published', 2])
})

test('an announcement that is rescheduled is sent at the new time only', async () => {
  const { student, draft, publish } = await openSchool()
  const id = await draft()
  const [first, second] = [inHours(1), inHours(2)]
  await publish(id, first)
  await publish(id, second)
  await due(id, first)
  assert.deepEqual(await inboxOf(student), [])
  await due(id, second)
  assert.equal((await inboxOf(student)).length, 1)
})

test('a scheduled announcement that was recalled is never sent', async () => {
  const { student, draft, publish, recall, read } = await openSchool()
  const id = await draft()
  const at = inHours(1)
  await publish(id, at)
  assert.equal((await recall(id)).code, 200)
  await due(id, at)
  assert.deepEqual([(await read(id)).state, await inboxOf(student)], ['recalled', []])
  assert.equal((await publish(id)).error, 'announcement_out')
})

test('recalled: it disappears for those who have not read it, others see that it was recalled', async () => {
  const { admin, student, schoolId, draft, publish, recall, read, out } = await openSchool()
  const other = await enter(campus(), { schoolId })
  const id = await draft()
  await publish(id)
  await out(id)
  const [mine] = await inboxOf(student)
  const [theirs] = await inboxOf(other)
  const asStudent = {
    ...systemContext(campus().base),
    caller: { personId: student.person.id, schoolId, sessionId: '', roles: [], isAgent: false },
  }
  assert.deepEqual(
    (await newestAnnouncements(asStudent, 3)).map(({ messageId }) => messageId),
    [mine?.id],
  )
  const opened = (await ask(messageDetail, { id: mine?.id ?? '' }, { token: student.token })).data
  assert.deepEqual([opened.body, opened.from], [texts.body, '校长'])
  assert.deepEqual([(await read(id)).reach, (await read(id)).read], [3, 1])
  const app = await listen(campus().url, other.token)
  const both = await Promise.all([1, 2].map(() => recall(id)))
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['already_decided', 'done'])
  assert.deepEqual(await app.next('unread', 0), { size: 0 })
  app.close()
  assert.deepEqual(
    [await inboxOf(other), (await ask(messageDetail, { id: theirs?.id ?? '' }, { token: other.token })).error],
    [[], 'not_found'],
  )
  const after = (await ask(messageDetail, { id: mine?.id ?? '' }, { token: student.token, language: 'en_US' })).data
  assert.deepEqual([after.body, after.isRecalled, after.title], ['', true, texts.title])
  assert.deepEqual(
    (await inboxOf(student)).map(({ excerpt }) => excerpt),
    ['已撤回'],
  )
  assert.equal((await ask(ownMessages, { words: '周六' }, { token: student.token })).data.total, 0)
  assert.deepEqual(await newestAnnouncements(asStudent, 3), [])
  const evidence = await campus().base.sql.selectFrom('audit_entry').where('subject_id', '=', id).select('action').orderBy('id').execute()
  assert.deepEqual(
    evidence.map(({ action }) => action),
    ['messages.announcement_published', 'messages.announcement_recalled'],
  )
  assert.equal((await ask(announcements, {}, { token: admin.token })).data.rows[0]?.state, 'recalled')
})

test('recalled while it is being sent, it is either not sent or recalled', async () => {
  const { admin, student, draft, publish, recall, read } = await openSchool()
  for (let round = 0; round < 5; round += 1) {
    const id = await draft()
    const at = inHours(1)
    await publish(id, at)
    await Promise.all([due(id, at), recall(id), ask(messagesInGroup, { group: 'announcement' }, { token: student.token })])
    assert.equal((await read(id)).state, 'recalled')
  }
  assert.deepEqual([await inboxOf(student), await inboxOf(admin), await sizeOf(student)], [[], [], 0])
})

test('readers who silenced announcements are not counted, those who want mail get it', async () => {
  const { student, schoolId, draft, publish, out } = await openSchool()
  const mailed = await enter(campus(), { schoolId })
  await ask(turnReminder, { category: 'announcement', isOn: false, byMail: true }, { token: student.token })
  await ask(turnReminder, { category: 'announcement', byMail: true }, { token: mailed.token })
  const id = await draft()
  await publish(id)
  await out(id)
  const [mail] = await eventually(async () => {
    const mails = await campus().sentTo('mail', mailed.person.email)
    return mails.length > 0 ? mails : undefined
  })
  assert.match(mail ?? '', /周六上午全校停水/)
  assert.deepEqual([await sizeOf(student), await sizeOf(mailed), (await inboxOf(student)).length], [0, 1, 1])
  assert.deepEqual(await campus().sentTo('mail', student.person.email), [])
})

test('a school of thousands is reached at once, and open apps are notified', async () => {
  const { student, schoolId, draft, publish, recall, read, out } = await openSchool()
  await runText(
    campus().base.sql,
    `insert into person (school_id, kind, number, name) select $1, 'student', 'M' || n, '学生' || n from generate_series(1, 2500) as n`,
    [schoolId],
  )
  const late = await enter(campus(), { schoolId })
  const apps = await Promise.all([student, late].map(({ token }) => listen(campus().url, token)))
  const id = await draft()
  await publish(id)
  await out(id)
  assert.equal((await read(id)).reach, 2503)
  for (const app of apps) {
    assert.deepEqual(await app.next('unread', 0), { size: 1 })
    assert.equal(((await app.next('message', 0)) as { title: string[] }).title[0], texts.title)
  }
  const tallies = await campus()
    .base.sql.selectFrom('message_tally')
    .where('school_id', '=', schoolId)
    .where('category', '=', '')
    .select('unread')
    .execute()
  assert.deepEqual([tallies.length, tallies.every(({ unread }) => unread === 1)], [2503, true])
  await recall(id)
  for (const app of apps) {
    assert.deepEqual(await app.next('unread', 1), { size: 0 })
    app.close()
  }
})

test('messages are deleted after the retention time of their school, and the reach of an announcement stays known', async () => {
  const { admin, student, schoolId, draft, publish, read, out } = await openSchool()
  const { base, clock } = campus()
  await base.sql
    .insertInto('school_setting')
    .values({ school_id: schoolId, key: 'retention', value: JSON.stringify({ messages: 90, loginLog: 365, profileViews: 365 }) })
    .execute()
  const old = await draft()
  await publish(old)
  await out(old)
  const [row] = await inboxOf(student)
  await ask(messageDetail, { id: row?.id ?? '' }, { token: student.token })
  const elsewhere = await openSchool()
  const kept = await elsewhere.draft()
  await elsewhere.publish(kept)
  await elsewhere.out(kept)
  const schools = [schoolId, elsewhere.schoolId]
  for (const table of ['message', 'message_text'] as const) {
    const created_at = new Date(clock.now().getTime() - 91 * 86_400_000)
    await base.sql.updateTable(table).set({ created_at }).where('school_id', 'in', schools).execute()
  }
  const fresh = await draft()
  await publish(fresh)
  await out(fresh)
  await Promise.all([1, 2].map(() => sweepMessages(systemContext(base))))
  assert.deepEqual([(await inboxOf(student)).length, await sizeOf(student), await sizeOf(admin)], [1, 1, 1])
  assert.deepEqual([(await read(old)).reach, (await read(old)).read], [2, 1])
  const texts = await base.sql.selectFrom('message_text').where('school_id', '=', schoolId).select('announcement_id').execute()
  assert.deepEqual(texts, [{ announcement_id: fresh }])
  assert.equal((await inboxOf(elsewhere.student)).length, 1)
})

test('a copy by mail that waits for the end of quiet hours is not sent of what was recalled meanwhile', async () => {
  const { schoolId, draft, publish, recall, out } = await openSchool()
  const reader = await enter(campus(), { schoolId })
  const clock = (hours: number) => new Date(campus().clock.now().getTime() + (8 + hours) * 3_600_000).toISOString().slice(11, 16)
  await ask(changeQuietHours, { isOn: true, from: clock(-1), until: clock(1) }, { token: reader.token })
  await ask(turnReminder, { category: 'announcement', byMail: true }, { token: reader.token })
  const announce = async (body: string) => {
    const id = await draft({ body })
    await publish(id)
    await out(id)
    return id
  }
  const recalled = await announce('周六上午停水。')
  await announce('周日上午停电。')
  assert.equal((await recall(recalled)).code, 200)
  const { rows } = await runText(campus().base.sql, 'select data from pgboss.job where name = $1 and start_after > now()', [
    sendMailJob.kind,
  ])
  assert.equal(rows.length, 2)
  for (const { data } of rows) await sendQueuedMail(systemContext(campus().base), data as Parameters<typeof sendQueuedMail>[1])
  const sent = await campus().sentTo('mail', reader.person.email)
  assert.deepEqual(
    sent.map((text) => text.slice(0, 7)),
    ['周日上午停电。'],
  )
})
