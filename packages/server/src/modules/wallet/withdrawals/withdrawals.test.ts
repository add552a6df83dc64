import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { changeSchoolSettings } from '@campus/contract/console/settings.ts'
import { decideWithdrawal, schoolWithdrawals } from '@campus/contract/console/wallet.ts'
import { messageDetail, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { beanBalance } from '@campus/contract/wallet/balance.ts'
import { cancelWithdrawal, confirmWithdrawal, openId, withdraw, withdrawals } from '@campus/contract/wallet/withdrawals.ts'
import { inTransaction, systemContext } from '../../../platform/context.ts'
import { dayIn, startOfDay } from '../../../platform/zoned-day.ts'
import { wechatPay } from '../../../ports/pay/wechat-pay.ts'
import { startWechatPayServer } from '../../../ports/pay/wechat-pay-server.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openTestCampus, type TestCampus } from '../../../testing/test-campus.ts'
import { proveLedger } from '../books/proof.service.ts'
import { spendBeans } from '../spend.service.ts'
import { payOutDue } from './payout.service.ts'

let wechat: Awaited<ReturnType<typeof startWechatPayServer>>
let campus: TestCampus
before(async () => {
  wechat = await startWechatPayServer()
  campus = await openTestCampus({ world: () => ({ pay: { wechat: wechatPay(wechat.settings) } }) })
})
after(async () => {
  await campus.close()
  wechat.close()
})

const inApp = { 'user-agent': 'Mozilla/5.0 MicroMessenger/8.0.50' }
const bind = (student: Awaited<ReturnType<typeof enter>>, subject = `o${student.person.id}`) =>
  campus.ground.sql
    .insertInto('outside_identity')
    .values({ school_id: student.schoolId, person_id: student.person.id, provider: 'wechat', subject })
    .execute()

/** A student inside the messaging app with ten yuan of print beans and a bound account. */
const openStudent = async (schoolId?: string) => {
  const student = await enter(campus, schoolId ? { schoolId } : {})
  await bind(student)
  await giveBeans(campus, student, { free: 500, print: 1000 })
  return { ...student, headers: inApp }
}
type Student = Awaited<ReturnType<typeof openStudent>>

const take = (student: Student, amount = 600, key = randomUUID()) => asker(campus.url)(withdraw, { amount }, { ...student, key })
const beansOf = async (student: Student) => {
  const { printBeans, inPayout } = (await asker(campus.url)(beanBalance, {}, student)).data
  return [printBeans, inPayout]
}
const stateOf = async (student: Student) => (await asker(campus.url)(withdrawals, {}, student)).data.rows[0]

const halfAnHour = 1801
const payOutLater = async (seconds = halfAnHour) => {
  campus.clock.advance(seconds)
  await payOutDue(systemContext(campus.ground))
}
/** The same work also happens by itself once a minute, so whoever looks may have to look again. */
const becomes = (student: Student, state: string) =>
  eventually(async () => {
    await payOutDue(systemContext(campus.ground))
    const row = await stateOf(student)
    return row?.state === state ? row : undefined
  })
const sentFor = (number: string) => [
  wechat.asked.filter((line) => line.endsWith(`/out-bill-no/${number}`)).length,
  wechat.asked.filter((line) => line === 'POST /v3/fund-app/mch-transfer/transfer-bills').length,
]

test('print beans are paid out to the bound account: they leave at once, arrive after half an hour, and the owner is told', async () => {
  const student = await openStudent()
  const ask = asker(campus.url)
  assert.deepEqual((await ask(openId, {}, student)).data, { isBound: true, openId: `o${student.person.id}`, isInMessagingApp: true })
  const { data } = await take(student)
  assert.deepEqual([data.state, data.amount], ['waiting', 600])
  assert.deepEqual(await beansOf(student), [400, 600])
  await payOutDue(systemContext(campus.ground))
  assert.equal((await stateOf(student))?.state, 'waiting')
  await payOutLater()
  campus.clock.advance(61)
  assert.ok((await becomes(student, 'done')).endedAt)
  assert.deepEqual(await beansOf(student), [400, 0])
  const [told] = (await ask(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.equal(told?.title, '提现 6.00 元已到账')
  const detail = (await ask(messageDetail, { id: told?.id ?? '' }, student)).data
  assert.equal(detail.subject?.state, '已到账')
})

test('only inside the messaging app, only with a bound account, only where the school pays out', async () => {
  const ask = asker(campus.url)
  const student = await openStudent()
  assert.equal((await ask(withdraw, { amount: 100 }, { token: student.token })).error, 'only_in_messaging_app')
  const unbound = await enter(campus)
  assert.equal((await ask(withdraw, { amount: 100 }, { ...unbound, headers: inApp })).error, 'open_id_unbound')
  await campus.ground.sql
    .insertInto('school_setting')
    .values({ school_id: student.schoolId, key: 'hasWithdrawals', value: JSON.stringify(false) })
    .execute()
  assert.equal((await take(student)).error, 'withdrawal_closed')
})

test('the promise of one working day knows the holidays of the school and the weekends that make up for them', async () => {
  const student = await openStudent()
  const admin = await enter(campus, { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  const dayFrom = (days: number) => dayIn('Asia/Shanghai', new Date(campus.clock.now().getTime() + days * 86_400_000))
  const [tomorrow, afterTomorrow] = [dayFrom(1), dayFrom(2)]
  const change = (holidays: string[], makeUpDays: string[]) => asker(campus.url)(changeSchoolSettings, { holidays, makeUpDays }, admin)
  assert.equal((await change([], [tomorrow])).code, 200)
  assert.equal((await take(student, 100)).data.dueAt, startOfDay('Asia/Shanghai', afterTomorrow).toISOString())
  const { data } = await change([afterTomorrow, tomorrow], [dayFrom(3)])
  assert.deepEqual(data.holidays, [tomorrow, afterTomorrow])
  assert.equal((await take(student, 100)).data.dueAt, startOfDay('Asia/Shanghai', dayFrom(4)).toISOString())
  assert.deepEqual(Object.keys((await change(['2026-02-30'], [tomorrow, tomorrow])).fields ?? {}).toSorted(), ['holidays.0', 'makeUpDays'])
})

test('at least one yuan, at most what is there, never free beans, and whole fen', async () => {
  const student = await openStudent()
  for (const amount of [99, 0, -100, 100.5]) assert.equal((await take(student, amount)).error, 'bad_input')
  assert.equal((await take(student, 1001)).error, 'not_enough_beans')
  assert.equal((await take(student, 1000)).code, 200)
  assert.equal((await take(student, 100)).error, 'not_enough_beans')
})

test('withdrawing ten times at once and buying meanwhile never goes below zero, and one key withdraws once', async () => {
  const student = await openStudent()
  const ctx = systemContext(campus.ground)
  const buy = () => {
    const about = { schoolId: student.schoolId, personId: student.person.id, orderId: randomUUID(), cause: randomUUID() }
    return inTransaction(ctx, (ctx) => spendBeans(ctx, { ...about, fromFree: 0, fromPrint: 300 }))
  }
  const [taken, bought] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => take(student, 300))),
    Promise.allSettled(Array.from({ length: 10 }, buy)),
  ])
  const ends = [...taken.map(({ code }) => code === 200), ...bought.map(({ status }) => status === 'fulfilled')]
  assert.equal(ends.filter(Boolean).length, 3)
  assert.equal((await beansOf(student))[0], 100)

  const [other, key] = [await openStudent(), randomUUID()]
  await Promise.all(Array.from({ length: 5 }, () => take(other, 300, key)))
  assert.deepEqual(await beansOf(other), [700, 300])
})

test('a withdrawal is taken back before it is paid out, once, and by its owner alone', async () => {
  const [student, stranger] = [await openStudent(), await openStudent()]
  const ask = asker(campus.url)
  const { id } = (await take(student)).data
  assert.equal((await ask(cancelWithdrawal, { id }, stranger)).error, 'not_found')
  const ends = await Promise.all([1, 2, 3].map(() => ask(cancelWithdrawal, { id }, student)))
  assert.deepEqual(ends.map(({ error }) => error ?? 'done').toSorted(), ['already_decided', 'already_decided', 'done'])
  assert.deepEqual(await beansOf(student), [1000, 0])
  await payOutLater()
  assert.equal((await stateOf(student))?.state, 'cancelled')
  assert.deepEqual((await ask(withdrawals, {}, stranger)).data.rows, [])
})

test('an answer that got lost on its way is asked for, so that nobody is paid twice', async () => {
  const student = await openStudent()
  const { number } = (await take(student)).data
  const [, before = 0] = sentFor(number)
  wechat.spoil('forged')
  await payOutLater()
  wechat.spoil(undefined)
  assert.equal((await stateOf(student))?.state, 'sending')
  assert.equal((await asker(campus.url)(cancelWithdrawal, { id: (await stateOf(student))?.id ?? '' }, student)).error, 'already_decided')
  campus.clock.advance(200)
  await becomes(student, 'done')
  const [questions = 0, sent] = sentFor(number)
  assert.deepEqual([questions > 0, sent], [true, before + 1])
  assert.deepEqual(await beansOf(student), [400, 0])
})

test('what the provider cannot do now is tried again, what it fails to pay comes back, and the owner reads why', async () => {
  const student = await openStudent()
  const { number } = (await take(student)).data
  wechat.refuse('transfer-bills', 403, 'RULE_LIMIT')
  await payOutLater()
  assert.equal((await stateOf(student))?.state, 'sending', 'as long as the provider cannot be asked, nothing is believed')
  wechat.refuse()
  wechat.hold('transfers')
  campus.clock.advance(200)
  await payOutDue(systemContext(campus.ground))
  wechat.finishTransfer(number, 'FAIL', 'ACCOUNT_FROZEN')
  campus.clock.advance(4000)
  const row = await becomes(student, 'failed')
  assert.equal(row.reason, '提现失败，款项仍在余额中，请稍后重试')
  assert.deepEqual(await beansOf(student), [1000, 0])
  const [told] = (await asker(campus.url)(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.equal(told?.title, '提现 6.00 元未成功，已退回余额')
})

/** Sends a withdrawal off to a provider that wants its payee to agree first. */
const sendOff = async (student: Student) => {
  wechat.wantConfirmation(true)
  const { data } = await take(student)
  await payOutLater()
  wechat.wantConfirmation(false)
  return data
}
const askToConfirm = (id: string, who: Parameters<ReturnType<typeof asker>>[2]) => asker(campus.url)(confirmWithdrawal, { id }, who)

test('a payee who has to agree is told so, is led on inside the messaging app, and is paid then', async () => {
  const [student, stranger] = [await openStudent(), await openStudent()]
  const { id, number } = await sendOff(student)
  assert.deepEqual([(await stateOf(student))?.state, await beansOf(student)], ['confirming', [400, 600]])
  const [told, ...others] = (await asker(campus.url)(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.deepEqual([told?.title, others], ['请确认收款：提现 6.00 元', []])
  assert.equal((await askToConfirm(id, stranger)).error, 'not_found')
  assert.equal((await askToConfirm(id, { token: student.token })).error, 'only_in_messaging_app')
  const kept = await campus.ground.sql.selectFrom('withdrawal').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const { data: words } = await askToConfirm(id, student)
  assert.ok(!kept.confirmation_sealed?.includes(words.package))
  assert.equal((await asker(campus.url)(cancelWithdrawal, { id }, student)).error, 'already_decided')

  wechat.confirmInApp(words)
  campus.clock.advance(20)
  await becomes(student, 'sending')
  wechat.finishTransfer(number, 'SUCCESS')
  campus.clock.advance(4000)
  await becomes(student, 'done')
  assert.deepEqual(await beansOf(student), [400, 0])
  assert.equal((await askToConfirm(id, student)).error, 'already_decided')
})

test('what its payee never agreed to comes back, and they read why', async () => {
  for (const end of ['FAIL', 'CANCELLED'] as const) {
    const student = await openStudent()
    const { number } = await sendOff(student)
    campus.clock.advance(4000)
    await payOutDue(systemContext(campus.ground))
    assert.equal((await stateOf(student))?.state, 'confirming', 'as long as the provider waits for them')
    wechat.finishTransfer(number, end, 'OVERDUE_CLOSE')
    campus.clock.advance(4000)
    const row = await becomes(student, 'failed')
    assert.equal(row.reason, '没有在微信中确认收款，款项已退回余额，可以重新提现')
    assert.deepEqual(await beansOf(student), [1000, 0])
  }
})

test('a payee can agree although the answer that tells how got lost on its way', async () => {
  const student = await openStudent()
  wechat.spoil('forged')
  const { id } = await sendOff(student)
  wechat.spoil(undefined)
  assert.equal((await stateOf(student))?.state, 'sending')
  campus.clock.advance(200)
  await becomes(student, 'confirming')
  wechat.confirmInApp((await askToConfirm(id, student)).data)
})

test('an account that the provider does not take gets nothing, and the beans come back', async () => {
  const student = { ...(await enter(campus)), headers: inApp }
  await bind(student, '')
  await giveBeans(campus, student, { print: 1000 })
  await take(student)
  await payOutLater()
  await becomes(student, 'failed')
  assert.deepEqual(await beansOf(student), [1000, 0])
})

test('an administrator pays out at once or sends back with a reason; two decide once', async () => {
  const admin = await enter(campus, { kind: 'teacher', roles: ['admin'] })
  const [student, other] = [await openStudent(admin.schoolId), await openStudent(admin.schoolId)]
  const ask = asker(campus.url)
  const [first, second] = [(await take(student)).data, (await take(other)).data]
  assert.equal((await ask(decideWithdrawal, { id: second.id, verdict: 'refuse' }, admin)).error, 'bad_input')
  const ends = await Promise.all(
    [1, 2, 3].map(() => ask(decideWithdrawal, { id: second.id, verdict: 'refuse', reason: '账户有争议' }, admin)),
  )
  assert.equal(ends.filter(({ code }) => code === 200).length, 1)
  assert.deepEqual([(await stateOf(other))?.reason, await beansOf(other)], ['账户有争议', [1000, 0]])
  assert.equal((await ask(decideWithdrawal, { id: first.id, verdict: 'pay' }, admin)).code, 200)
  assert.equal((await ask(decideWithdrawal, { id: first.id, verdict: 'pay' }, admin)).error, 'already_decided')
  await eventually(async () => ((await stateOf(student))?.state === 'waiting' ? undefined : true))
  const listed = (await ask(schoolWithdrawals, { words: student.person.number }, admin)).data
  assert.deepEqual([listed.total, listed.rows[0]?.personId], [1, student.person.id])
  assert.equal((await ask(schoolWithdrawals, { state: 'failed' }, admin)).data.rows[0]?.id, second.id)
})

test('auditors read withdrawals and decide none; other schools see none; nobody decides their own', async () => {
  const admin = await openStudent()
  await campus.ground.sql
    .insertInto('person_role')
    .values({ person_id: admin.person.id, school_id: admin.schoolId, role: 'admin' })
    .execute()
  const auditor = await enter(campus, { schoolId: admin.schoolId, kind: 'teacher', roles: ['auditor'] })
  const stranger = await enter(campus, { kind: 'teacher', roles: ['admin'] })
  const ask = asker(campus.url)
  const { id } = (await take(admin)).data
  assert.equal((await ask(schoolWithdrawals, {}, auditor)).data.total, 1)
  const verdict = { id, verdict: 'pay' } as const
  assert.equal((await ask(decideWithdrawal, verdict, auditor)).error, 'forbidden')
  assert.equal((await ask(decideWithdrawal, verdict, stranger)).error, 'not_found')
  assert.equal((await ask(schoolWithdrawals, {}, stranger)).data.total, 0)
  assert.equal((await ask(decideWithdrawal, verdict, admin)).error, 'own_request')
})

test('after all of that the books are proven', async () => {
  assert.deepEqual((await proveLedger(campus.ground.sql)).findings, [])
})
