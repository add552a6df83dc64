import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { messageDetail, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { changeSchoolSettings } from '@campus/contract/school/console/settings.ts'
import { cancelWithdrawal, openId, withdraw, withdrawals } from '@campus/contract/wallet/withdrawals.ts'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { beansOf, becomes, inMessagingApp, lastOf, openStudent, payOutLater, take, usePayingOut } from '../../../testing/withdrawing.ts'
import { proveLedger } from '../books/proof.service.ts'
import { spendBeans } from '../ledger/spend.service.ts'
import { payOutDue } from './payout.service.ts'

const open = usePayingOut()

test('print beans are paid out to the bound account: they leave at once, arrive after half an hour, and the owner is notified', async () => {
  const { campus } = open()
  const student = await openStudent(campus)
  const ask = asker(campus.url)
  assert.deepEqual((await ask(openId, {}, student)).data, { isBound: true, openId: `o${student.person.id}`, isInMessagingApp: true })
  const { data } = await take(campus, student)
  assert.deepEqual([data.state, data.amount], ['waiting', 600])
  assert.deepEqual(await beansOf(campus, student), [400, 600])
  await payOutDue(systemContext(campus.base))
  assert.equal((await lastOf(campus, student))?.state, 'waiting')
  await payOutLater(campus)
  campus.clock.advance(61)
  assert.ok((await becomes(campus, student, 'done')).endedAt)
  assert.deepEqual(await beansOf(campus, student), [400, 0])
  const [reported] = (await ask(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.equal(reported?.title, '提现 6.00 元已到账')
  const detail = (await ask(messageDetail, { id: reported?.id ?? '' }, student)).data
  assert.equal(detail.subject?.state, '已到账')
})

test('only inside the messaging app, only with a bound account, only where the school pays out', async () => {
  const { campus } = open()
  const ask = asker(campus.url)
  const student = await openStudent(campus)
  assert.equal((await ask(withdraw, { amount: 100 }, { token: student.token })).error, 'only_in_messaging_app')
  const unbound = await enter(campus)
  assert.equal((await ask(withdraw, { amount: 100 }, { ...unbound, headers: inMessagingApp })).error, 'open_id_unbound')
  await campus.base.sql
    .insertInto('school_setting')
    .values({ school_id: student.schoolId, key: 'hasWithdrawals', value: JSON.stringify(false) })
    .execute()
  assert.equal((await take(campus, student)).error, 'withdrawal_closed')
})

test('the promise of one working day knows the holidays of the school and the weekends that make up for them', async () => {
  const { campus } = open()
  const student = await openStudent(campus)
  const admin = await enter(campus, { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  const dayFrom = (days: number) => dayIn('Asia/Shanghai', new Date(campus.clock.now().getTime() + days * 86_400_000))
  const [tomorrow, afterTomorrow] = [dayFrom(1), dayFrom(2)]
  const change = (holidays: string[], makeUpDays: string[]) => asker(campus.url)(changeSchoolSettings, { holidays, makeUpDays }, admin)
  assert.equal((await change([], [tomorrow])).code, 200)
  assert.equal((await take(campus, student, 100)).data.dueAt, startOfDay('Asia/Shanghai', afterTomorrow).toISOString())
  const { data } = await change([afterTomorrow, tomorrow], [dayFrom(3)])
  assert.deepEqual(data.holidays, [tomorrow, afterTomorrow])
  assert.equal((await take(campus, student, 100)).data.dueAt, startOfDay('Asia/Shanghai', dayFrom(4)).toISOString())
  assert.deepEqual(Object.keys((await change(['2026-02-30'], [tomorrow, tomorrow])).fields ?? {}).toSorted(), ['holidays.0', 'makeUpDays'])
})

test('at least one yuan, at most what is there, never free beans, and whole fen', async () => {
  const { campus } = open()
  const student = await openStudent(campus)
  for (const amount of [99, 0, -100, 100.5]) assert.equal((await take(campus, student, amount)).error, 'bad_input')
  assert.equal((await take(campus, student, 1001)).error, 'not_enough_beans')
  assert.equal((await take(campus, student, 1000)).code, 200)
  assert.equal((await take(campus, student, 100)).error, 'not_enough_beans')
})

test('withdrawing ten times at once and buying meanwhile never goes below zero, and one key withdraws once', async () => {
  const { campus } = open()
  const student = await openStudent(campus)
  const ctx = systemContext(campus.base)
  const buy = () => {
    const about = { schoolId: student.schoolId, personId: student.person.id, orderId: randomUUID(), cause: randomUUID() }
    return inTransaction(ctx, (ctx) => spendBeans(ctx, { ...about, fromFree: 0, fromPrint: 300 }))
  }
  const [taken, bought] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => take(campus, student, 300))),
    Promise.allSettled(Array.from({ length: 10 }, buy)),
  ])
  const ends = [...taken.map(({ code }) => code === 200), ...bought.map(({ status }) => status === 'fulfilled')]
  assert.equal(ends.filter(Boolean).length, 3)
  assert.equal((await beansOf(campus, student))[0], 100)

  const [other, key] = [await openStudent(campus), randomUUID()]
  await Promise.all(Array.from({ length: 5 }, () => take(campus, other, 300, key)))
  assert.deepEqual(await beansOf(campus, other), [700, 300])
})

test('a withdrawal can be cancelled before it is paid out, once, and by its owner only', async () => {
  const { campus } = open()
  const [student, stranger] = [await openStudent(campus), await openStudent(campus)]
  const ask = asker(campus.url)
  const { id } = (await take(campus, student)).data
  assert.equal((await ask(cancelWithdrawal, { id }, stranger)).error, 'not_found')
  const ends = await Promise.all([1, 2, 3].map(() => ask(cancelWithdrawal, { id }, student)))
  assert.deepEqual(ends.map(({ error }) => error ?? 'done').toSorted(), ['already_decided', 'already_decided', 'done'])
  assert.deepEqual(await beansOf(campus, student), [1000, 0])
  await payOutLater(campus)
  assert.equal((await lastOf(campus, student))?.state, 'cancelled')
  assert.deepEqual((await ask(withdrawals, {}, stranger)).data.rows, [])
})

test('after all of that the ledger verifies', async () => {
  const { campus } = open()
  assert.deepEqual((await proveLedger(campus.base.sql)).findings, [])
})
