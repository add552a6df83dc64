import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { chinaDay } from '../../ports/pay/china-time.ts'
import { BillNotReady, ForgedNotice, type PayOrder } from '../../ports/pay/pay.ts'
import { eventually } from '../../testing/eventually.ts'
import { openNoticeBox } from '../../testing/servers/pay/notice-box.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { cashier } from './cashier.ts'

const number = '20260131000000000001'
const baseUrl = 'http://localhost:3000'

const open = async (test: TestContext) => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-cashier-'))
  test.after(() => rm(folder, { recursive: true, force: true }))
  const box = await openNoticeBox(test)
  let ahead = 0
  const settings = { folder, secret: 'secret of this demo school', baseUrl, now: () => new Date(Date.now() + ahead) }
  const port = cashier(settings)
  box.readWith(port)
  const order: PayOrder = {
    number,
    amount: 1230,
    description: '在读证明',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    scene: 'page',
    payerNetwork: '',
    returnUrl: `${baseUrl}/#/orders/1`,
    noticeUrl: box.url,
  }
  return { port, box, order, settings, advance: (ms: number) => void (ahead += ms) }
}

test('a payment at the cashier is notified, can be queried, and survives a restart', async (t) => {
  const { port, box, order, settings } = await open(t)
  assert.deepEqual(await port.ask(number), { state: 'unknown' })
  assert.deepEqual(await port.open(order), { kind: 'redirect', url: `${baseUrl}/demo/cashier/${number}` })
  assert.deepEqual(await port.ask(number), { state: 'open' })
  await port.desk.pay(number)
  const status = await port.ask(number)
  assert.ok(status.state === 'paid' && status.amount === 1230)
  assert.deepEqual(box.taken, [{ kind: 'payment', number, status }])
  assert.deepEqual(await cashier(settings).ask(number), status)
  assert.deepEqual(await port.close(number), status)
})

test('fifty payers at once pay once', async (t) => {
  const { port, box, order, settings } = await open(t)
  await Promise.all(Array.from({ length: 5 }, () => port.open(order)))
  const desks = Array.from({ length: 50 }, (_, index) => (index % 2 ? cashier(settings) : port).desk)
  const paid = await Promise.allSettled(desks.map((desk) => desk.pay(number)))
  assert.equal(paid.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal(box.taken.length, 1)
})

test('a lost notice is found by a query; a double payment is notified twice', async (t) => {
  const { port, box, order } = await open(t)
  await port.open(order)
  await port.desk.pay(number, { isNoticeLost: true })
  assert.equal((await port.ask(number)).state, 'paid')
  assert.equal(box.taken.length, 0)
  await port.open({ ...order, number: `${number}2` })
  await port.desk.pay(`${number}2`, { twice: true })
  const refs = box.taken.map((reported) => (reported.kind === 'payment' && reported.status.state === 'paid' ? reported.status.ref : ''))
  assert.equal(new Set(refs).size, 2)
})

test('a payment counts although nobody receives its notice', async (t) => {
  const { port, order } = await open(t)
  await port.open({ ...order, noticeUrl: 'http://127.0.0.1:9/' })
  await port.desk.pay(number)
  assert.equal((await port.ask(number)).state, 'paid')
})

test('what is closed or over cannot be paid, unless the payer insists on being late', async (t) => {
  const { port, box, order, advance } = await open(t)
  await port.open(order)
  assert.deepEqual(await port.close(number), { state: 'closed' })
  await assert.rejects(port.desk.pay(number), toProviderError('refused'))
  await port.desk.payLate(number)
  assert.equal((await port.ask(number)).state, 'paid')
  await port.open({ ...order, number: `${number}2` })
  await port.desk.payLate(`${number}2`)
  assert.deepEqual(await port.ask(`${number}2`), { state: 'open' })
  assert.deepEqual(await port.close(`${number}2`), { state: 'closed' })
  await eventually(() => (box.taken.length === 2 ? true : undefined))
  await port.open({ ...order, number: `${number}3` })
  advance(31 * 60_000)
  assert.deepEqual(await port.ask(`${number}3`), { state: 'closed' })
  await assert.rejects(port.desk.pay(`${number}3`), toProviderError('refused'))
})

test('one number gives back once, never more than was paid', async (t) => {
  const { port, order } = await open(t)
  const refund = { number, refundNumber: 'R1', amount: 1000, total: 1230, reason: '多付' }
  await assert.rejects(port.refund(refund), toProviderError('refused'))
  await port.open(order)
  await assert.rejects(port.refund(refund), toProviderError('refused'))
  await port.desk.pay(number)
  assert.deepEqual(await port.askRefund(refund), { state: 'unknown', ref: '' })
  const all = await Promise.all(Array.from({ length: 10 }, () => port.refund(refund)))
  assert.equal(new Set(all.map(({ ref }) => ref)).size, 1)
  assert.deepEqual(await port.askRefund(refund), all[0])
  await assert.rejects(port.refund({ ...refund, refundNumber: 'R2', amount: 231 }), toProviderError('refused'))
})

test('a number is asked for with one amount only, and is no way out of the folder', async (t) => {
  const { port, order } = await open(t)
  await port.open(order)
  await assert.rejects(port.open({ ...order, amount: 1 }), toProviderError('refused'))
  for (const odd of ['../x', '', 'a/b', '.', 'x'.repeat(65)]) await assert.rejects(port.ask(odd), toProviderError('refused'))
})

test("a notice not signed by this school's cashier, or stale, is rejected", async (t) => {
  const { port, box, order, settings } = await open(t)
  await cashier({ ...settings, secret: 'another school' }).open(order)
  await cashier({ ...settings, secret: 'another school' }).desk.pay(number)
  assert.deepEqual(box.turnedAway, ['not signed by the cashier'])
  await port.open({ ...order, number: `${number}2` })
  box.readWith(cashier({ ...settings, now: () => new Date(Date.now() + 6 * 60_000) }))
  await port.desk.pay(`${number}2`)
  assert.deepEqual(box.turnedAway[1], 'signed too long ago')
  await assert.rejects(port.readNotice({ headers: {}, body: Buffer.from('{}') }), ForgedNotice)
})

test('the bill of a day lists its payments and refunds', async (t) => {
  const { port, order } = await open(t)
  const today = chinaDay(new Date())
  assert.deepEqual(await port.bill(today), [])
  await port.open(order)
  await port.desk.pay(number)
  const { ref } = await port.refund({ number, refundNumber: 'R1', amount: 30, total: 1230, reason: '多付' })
  const status = await port.ask(number)
  assert.ok(status.state === 'paid')
  assert.deepEqual(await port.bill(today), [
    { kind: 'payment', number, ref: status.ref, amount: 1230 },
    { kind: 'refund', number, refundNumber: 'R1', ref, amount: 30 },
  ])
  assert.deepEqual(await port.bill('2026-01-31'), [])
  await assert.rejects(port.bill('2999-01-01'), BillNotReady)
})

test('a payout happens once, after a moment', async (t) => {
  const { port, advance } = await open(t)
  const order = { number: 'W1', amount: 500, openId: 'oLiLei', payeeName: '李雷', remark: '提现' }
  assert.ok(port.payOut)
  assert.deepEqual(await port.payOut.ask('W1'), { state: 'unknown', ref: '' })
  const sent = await port.payOut.send(order)
  assert.equal(sent.state, 'waiting')
  advance(3000)
  assert.deepEqual(await port.payOut.send(order), { state: 'done', ref: sent.ref })
  await assert.rejects(port.payOut.send({ ...order, amount: 1 }), toProviderError('refused'))
})
