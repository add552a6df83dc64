import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Phrase } from '@campus/contract/language.ts'
import {
  deleteMessages,
  messageDetail,
  messageGroups,
  messagesInGroup,
  ownMessages,
  readAll,
  unreadCount,
  updateReadState,
} from '@campus/contract/messages/inbox.ts'
import { systemContext } from '../../../context/context.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { listen } from '../../../testing/hear.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { type NewMessage, sendMessage } from '../sending/send.service.ts'
import { exportMessages } from './inbox.service.ts'

const campus = useTestCampus()
const nobody = '00000000-0000-7000-8000-000000000000'
type Entered = Awaited<ReturnType<typeof enter>>

const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const send = (
  { schoolId, person }: Entered,
  title: string | Phrase,
  category: NewMessage['category'] = 'system',
  body: Phrase = ['正文', 'Text', '內文'],
) =>
  sendMessage(systemContext(campus().base), {
    schoolId,
    to: [person.id],
    category,
    title: typeof title === 'string' ? [title, title, title] : title,
    body,
  })
const titlesOf = ({ data }: { data: { rows: { title: string }[] } }) => data.rows.map(({ title }) => title)
const idsOf = async ({ token }: Entered) => (await ask(ownMessages, {}, { token })).data.rows.map(({ id }) => id)
const sizeOf = async ({ token }: Entered) => (await ask(unreadCount, {}, { token })).data.size
/** What the tallies say, held against the rows they count. */
const assertCounted = async ({ person }: Entered) => {
  const { sql } = campus().base
  const tallies = await sql.selectFrom('message_tally').where('person_id', '=', person.id).select(['category', 'total', 'unread']).execute()
  const rows = await sql
    .selectFrom('message')
    .where('person_id', '=', person.id)
    .where('deleted_at', 'is', null)
    .select(['category', 'read_at', 'is_silent'])
    .execute()
  for (const { category, total, unread } of tallies) {
    const counted = rows.filter((row) => category === '' || row.category === category)
    assert.deepEqual([total, unread], [counted.length, counted.filter((row) => !row.read_at && !row.is_silent).length], category)
  }
}

test('an empty inbox has its groups and nothing in them', async () => {
  const reader = await enter(campus())
  const groups = (await ask(messageGroups, {}, { token: reader.token, language: 'en_US' })).data
  assert.deepEqual(
    groups.map(({ group, title, unread, total, newest }) => [group, title, unread, total, newest]),
    [
      ['announcement', 'Announcements', 0, 0, null],
      ['todo', 'To do', 0, 0, null],
      ['study', 'Study', 0, 0, null],
      ['progress', 'Progress', 0, 0, null],
      ['security', 'Account security', 0, 0, null],
      ['system', 'System', 0, 0, null],
    ],
  )
  assert.equal(await sizeOf(reader), 0)
  assert.deepEqual((await ask(ownMessages, {}, { token: reader.token })).data, { rows: [], total: 0, nextCursor: null })
})

test('each group shows its numbers and its newest message, in the language of the reader', async () => {
  const reader = await enter(campus())
  await send(reader, '甲', 'todo')
  await send(reader, ['乙', 'Second', '乙'], 'todo')
  await send(reader, '丙', 'progress')
  const groups = (await ask(messageGroups, {}, { token: reader.token, language: 'en_US' })).data
  assert.deepEqual(
    groups.filter(({ total }) => total > 0).map(({ group, unread, total, newest }) => [group, unread, total, newest?.title]),
    [
      ['todo', 2, 2, 'Second'],
      ['progress', 1, 1, '丙'],
    ],
  )
})

test('pages follow each other by the cursor without a gap, though messages arrive and go meanwhile', async () => {
  const reader = await enter(campus())
  for (let number = 1; number <= 7; number += 1) await send(reader, `第${number}封`, number % 2 ? 'todo' : 'system')
  const { token } = reader
  const first = await ask(ownMessages, { pageSize: 3 }, { token })
  assert.deepEqual([titlesOf(first), first.data.total], [['第7封', '第6封', '第5封'], 7])
  await send(reader, '后来的')
  await ask(deleteMessages, { ids: [first.data.nextCursor ?? ''] }, { token })
  const second = await ask(ownMessages, { pageSize: 3, cursor: first.data.nextCursor ?? '' }, { token })
  const third = await ask(ownMessages, { pageSize: 3, cursor: second.data.nextCursor ?? '' }, { token })
  assert.deepEqual([titlesOf(second), titlesOf(third), third.data.nextCursor], [['第4封', '第3封', '第2封'], ['第1封'], null])
  const grouped = await ask(messagesInGroup, { group: 'todo', pageSize: 2 }, { token })
  assert.deepEqual([titlesOf(grouped), grouped.data.total], [['第7封', '第3封'], 3])
  const rest = await ask(messagesInGroup, { group: 'todo', pageSize: 2, cursor: grouped.data.nextCursor ?? '' }, { token })
  assert.deepEqual([titlesOf(rest), rest.data.nextCursor], [['第1封'], null])
})

test("search covers titles and bodies in the reader's language, and wildcards are literal", async () => {
  const reader = await enter(campus())
  await send(reader, ['打折 50% 通知', 'Half price', '打折'])
  await send(reader, ['普通', 'Plain', '普通'], 'todo', ['请到 A_1 室', 'Come to room A_1', '請到'])
  await send(reader, ['其他', 'Other', '其他'], 'system', ['反斜杠 \\ 在此', 'AB1 and 500', '無'])
  const find = async (words: string, language: 'zh_CN' | 'en_US' = 'zh_CN') => {
    const answer = await ask(ownMessages, { words }, { token: reader.token, language })
    return [titlesOf(answer), answer.data.total]
  }
  assert.deepEqual(await find('50%'), [['打折 50% 通知'], 1])
  assert.deepEqual(await find('A_1'), [['普通'], 1])
  assert.deepEqual(await find('\\'), [['其他'], 1])
  assert.deepEqual(await find('half', 'en_US'), [['Half price'], 1])
  assert.deepEqual(await find('half'), [[], 0])
  assert.deepEqual(await find('%'), [['打折 50% 通知'], 1])
  assert.deepEqual(titlesOf(await ask(ownMessages, { words: 'a', group: 'todo' }, { token: reader.token })), ['普通'])
})

test('opening a message reads it, on all devices at once', async () => {
  const reader = await enter(campus())
  await send(reader, '请查收', 'security', ['第一段\n第二段', 'x', 'x'])
  const [id = ''] = await idsOf(reader)
  const app = await listen(campus().url, reader.token)
  const { data } = await ask(messageDetail, { id }, { token: reader.token })
  assert.deepEqual([data.body, data.isRead, data.isRecalled, data.from, data.subject], ['第一段\n第二段', true, false, '测试大学', null])
  assert.deepEqual(await app.next('unread', 0), { size: 0 })
  app.close()
  assert.equal(await sizeOf(reader), 0)
})

test('another site cannot make a browser read or mark messages', async () => {
  const reader = await enter(campus())
  await send(reader, '一')
  const headers = { 'sec-fetch-site': 'cross-site' }
  for (const call of [readAll, messageDetail]) {
    const response = await fetchCall(campus().url, call, { id: (await idsOf(reader))[0] }, { token: reader.token, headers })
    assert.equal(((await response.json()) as { error: string }).error, 'cross_site')
  }
  assert.equal(await sizeOf(reader), 1)
})

test('all are read, of one group or of every one', async () => {
  const reader = await enter(campus())
  for (const category of ['todo', 'todo', 'system', 'progress'] as const) await send(reader, '消息', category)
  assert.deepEqual((await ask(readAll, { group: 'todo' }, { token: reader.token })).data, { size: 2 })
  assert.deepEqual(titlesOf(await ask(ownMessages, { isUnread: 'true' }, { token: reader.token })).length, 2)
  const both = await Promise.all([1, 2].map(() => ask(readAll, {}, { token: reader.token })))
  assert.deepEqual(
    both.map(({ data }) => data),
    [{ size: 0 }, { size: 0 }],
  )
  assert.equal((await ask(ownMessages, { isUnread: 'true' }, { token: reader.token })).data.total, 0)
  await assertCounted(reader)
})

test('some are marked as read or unread again, and removed; concurrent repeats count once', async () => {
  const reader = await enter(campus())
  for (const title of ['一', '二', '三']) await send(reader, title)
  const { token } = reader
  const [third = '', second = '', first = ''] = await idsOf(reader)
  const read = await Promise.all([1, 2].map(() => ask(updateReadState, { ids: [first, second, second] }, { token })))
  assert.deepEqual(
    read.map(({ data }) => data),
    [{ size: 1 }, { size: 1 }],
  )
  assert.deepEqual((await ask(updateReadState, { ids: [second], isRead: false }, { token })).data, { size: 2 })
  const gone = await Promise.all([1, 2].map(() => ask(deleteMessages, { ids: [second, third] }, { token })))
  assert.deepEqual(
    gone.map(({ data }) => data),
    [{ size: 0 }, { size: 0 }],
  )
  assert.deepEqual(await idsOf(reader), [first])
  assert.equal((await ask(messageDetail, { id: second }, { token })).error, 'not_found')
  assert.deepEqual((await ask(updateReadState, { ids: [second], isRead: false }, { token })).data, { size: 0 })
  await assertCounted(reader)
})

test("a stranger's message gives the same answer as a missing one and does not change", async () => {
  const [owner, stranger] = [await enter(campus()), await enter(campus())]
  await send(owner, '私事')
  await send(stranger, '自己的')
  const [foreign = ''] = await idsOf(owner)
  const [own = ''] = await idsOf(stranger)
  const { token } = stranger
  for (const id of [foreign, nobody]) {
    assert.equal((await ask(messageDetail, { id }, { token })).error, 'not_found')
    assert.equal((await ask(updateReadState, { ids: [own, id] }, { token })).error, 'not_found')
    assert.equal((await ask(deleteMessages, { ids: [own, id] }, { token })).error, 'not_found')
  }
  assert.deepEqual([await sizeOf(owner), await sizeOf(stranger)], [1, 1])
  assert.deepEqual(titlesOf(await ask(ownMessages, { cursor: foreign }, { token })).includes('私事'), false)
})

test('bad input is named, and a login is required', async () => {
  const { token } = await enter(campus())
  const fieldsOf = async (answer: Promise<{ fields?: Record<string, string> | undefined }>) => Object.keys((await answer).fields ?? {})
  assert.deepEqual(await fieldsOf(ask(messageDetail, { id: 'x' }, { token })), ['id'])
  assert.deepEqual(await fieldsOf(ask(ownMessages, { cursor: '1', pageSize: 101 }, { token })), ['cursor', 'pageSize'])
  assert.deepEqual(await fieldsOf(ask(updateReadState, { ids: [] }, { token })), ['ids'])
  assert.deepEqual(await fieldsOf(ask(deleteMessages, { ids: Array.from({ length: 101 }, () => nobody) }, { token })), ['ids'])
  assert.deepEqual(await fieldsOf(ask(ownMessages, { words: '长'.repeat(51) }, { token })), ['words'])
  assert.equal((await ask(unreadCount, {})).result, 'login')
})

test('the copy of my data holds my messages, including removed ones, and nobody else’s', async () => {
  const [owner, stranger] = [await enter(campus()), await enter(campus())]
  await send(owner, '保留')
  await send(owner, '删掉')
  await send(stranger, '别人的')
  const [newest = ''] = await idsOf(owner)
  await ask(deleteMessages, { ids: [newest] }, { token: owner.token })
  const held = await exportMessages(systemContext(campus().base), owner.person.id)
  assert.deepEqual(
    held.map(({ title, category, deletedAt }) => [title, category, deletedAt !== null]),
    [
      ['保留', '系统通知', false],
      ['删掉', '系统通知', true],
    ],
  )
})
