import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { ownMessages, readAll, unreadCount } from '@campus/contract/messages/inbox.ts'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { listen } from '../../../testing/hear.ts'
import { nothingToDo, todoOf } from '../../../testing/inbox.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { readResolved, resolveMessages } from './resolve.service.ts'
import { type NewMessage, sendMessage } from './send.service.ts'

const campus = useTestCampus()
const system = () => systemContext(campus().base)
type Entered = Awaited<ReturnType<typeof enter>>

const summary = (text: string) => [text, text, text] as const
const notify = (to: readonly Entered[], subject: NewMessage['subject'], more: Partial<NewMessage> = {}) =>
  sendMessage(system(), {
    schoolId: to[0]?.schoolId ?? '',
    to: to.map(({ person }) => person.id),
    category: 'todo',
    title: summary('卡纸'),
    body: summary('图书馆一楼'),
    ...(subject ? { subject } : {}),
    ...more,
  })

const openOffice = async () => {
  const one = await enter(campus())
  return {
    one,
    other: await enter(campus(), { schoolId: one.schoolId }),
    subject: { kind: 'terminal_fault_case', id: randomUUID() } as const,
  }
}

test('when a matter is resolved, the messages asking about it count as read and stay in the inbox', async () => {
  const { one, other, subject } = await openOffice()
  await notify([one, other], subject)
  const app = await listen(campus().url, other.token)
  await resolveMessages(system(), subject.kind, subject.id)
  assert.deepEqual([await nothingToDo(campus().url, one), await nothingToDo(campus().url, other)], [1, 1])
  assert.deepEqual(await app.next('unread', 0), { size: 0 })
  app.close()
  assert.deepEqual(
    (await asker(campus().url)(ownMessages, {}, one)).data.rows.map(({ isRead }) => isRead),
    [true],
  )
})

test('messages about other matters, of other kinds or about events stay unread', async () => {
  const { one, other, subject } = await openOffice()
  await notify([one], { ...subject, id: randomUUID() })
  await notify([one], { ...subject, kind: 'library_review' })
  await notify([one], undefined)
  await notify([one], subject, { category: 'progress' })
  await notify([one, other], subject)
  await resolveMessages(system(), subject.kind, subject.id)
  assert.equal(await nothingToDo(campus().url, other), 1)
  assert.deepEqual(await todoOf(campus().url, one), { unread: 3, total: 4 })
  assert.equal((await asker(campus().url)(unreadCount, {}, one)).data.size, 4)
})

test('a question asked again after a resolution stays unread', async () => {
  const { one, subject } = await openOffice()
  await notify([one], subject)
  const until = campus().clock.now()
  campus().clock.advance(1)
  await notify([one], subject)
  await readResolved(system(), { ...subject, until })
  assert.deepEqual(await todoOf(campus().url, one), { unread: 1, total: 2 })
})

test('two concurrent resolutions give the right count; a rollback resolves nothing', async () => {
  const { one, other, subject } = await openOffice()
  await notify([one, other], subject)
  const undone = inTransaction(system(), async (ctx) => {
    await resolveMessages(ctx, subject.kind, subject.id)
    throw new Error('changed my mind')
  })
  await assert.rejects(undone, /changed my mind/)
  assert.equal((await todoOf(campus().url, one)).unread, 1)
  const resolved = { ...subject, until: campus().clock.now() }
  await Promise.all([readResolved(system(), resolved), readResolved(system(), resolved)])
  for (const reader of [one, other]) assert.deepEqual(await todoOf(campus().url, reader), { unread: 0, total: 1 })
})

test('a read message does not change', async () => {
  const { one, subject } = await openOffice()
  await notify([one], subject)
  const { sql } = campus().base
  const readAt = new Date('2026-01-02T03:04:05Z')
  await sql.updateTable('message').set({ read_at: readAt }).where('person_id', '=', one.person.id).execute()
  await readResolved(system(), { ...subject, until: campus().clock.now() })
  const rows = await sql.selectFrom('message').where('person_id', '=', one.person.id).select('read_at').execute()
  assert.deepEqual(rows, [{ read_at: readAt }])
})

/** Waits until so many wait for a row that somebody else holds. */
const waitForWaiting = (count: number) =>
  eventually(async () => {
    const waiting = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return (await runText(campus().base.sql, waiting)).rows[0]?.['count'] === count || undefined
  })

test('somebody who reads all their messages while a matter is resolved that asked them twice waits, and neither is undone', async () => {
  const { one, subject } = await openOffice()
  await notify([one], subject)
  await notify([one], subject)
  const until = campus().clock.now()
  const [resolved, read] = await inTransaction(system(), async (ctx) => {
    const own = ctx.sql.selectFrom('message').where('person_id', '=', one.person.id).select('id')
    await own.orderBy('id').limit(1).forUpdate().execute()
    const resolved = readResolved(system(), { ...subject, until })
    await waitForWaiting(1)
    const read = asker(campus().url)(readAll, {}, one)
    await waitForWaiting(2)
    return [resolved, read] as const
  }).then(([...both]) => Promise.allSettled(both))
  assert.deepEqual([resolved?.status, read?.status === 'fulfilled' && read.value.code], ['fulfilled', 200])
})
