import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startAlipayServer } from '../../../testing/servers/alipay/alipay-server.ts'
import { freeLocalPort } from '../../../testing/servers/local-server.ts'
import { openNoticeBox } from '../../../testing/servers/pay/notice-box.ts'
import { keysOf } from '../../../testing/servers/pay/server-keys.ts'
import { toProviderError } from '../../../testing/to-provider-error.ts'
import type { PayOrder } from '../pay.ts'
import { alipay } from './alipay.ts'

const number = '20260131000000000001'
const back = 'https://campus.example.edu.cn/#/orders/1?from=pay'

const open = async (test: TestContext) => {
  const server = await startAlipayServer()
  test.after(server.close)
  const box = await openNoticeBox(test)
  const port = alipay(server.settings)
  box.readWith(port)
  const order: PayOrder = {
    number,
    amount: 1205,
    description: '在读证明, 成绩单 & "其他"/2',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    scene: 'wap',
    payerNetwork: '203.0.113.7',
    returnUrl: back,
    noticeUrl: box.url,
  }
  const visit = async () => {
    const step = await port.open(order)
    assert.ok(step.kind === 'redirect')
    const page = await fetch(step.url)
    assert.equal(page.status, 200)
    return { url: step.url, html: await page.text() }
  }
  return { server, port, box, order, visit }
}

const givesBack = { number, refundNumber: 'R1', total: 1205, reason: '多付' }

test('Alipay opens in browsers, and not inside the other messaging app', async (t) => {
  const { port } = await open(t)
  assert.equal(port.sceneFor({ isInMessagingApp: false, hasOpenId: false }), 'wap')
  assert.equal(port.sceneFor({ isInMessagingApp: true, hasOpenId: true }), undefined)
})

test('a payment by WAP has a signed address, returns, is notified and can be queried', async (t) => {
  const { port, box, visit } = await open(t)
  assert.deepEqual(await port.ask(number), { state: 'unknown' })
  const { url, html } = await visit()
  assert.match(html, /在读证明 成绩单 其他 2<\/p><p>¥12\.05/)
  assert.deepEqual(await port.ask(number), { state: 'open' })
  const paid = await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' })
  const returned = new URL(paid.headers.get('location') ?? '')
  assert.deepEqual([returned.origin, returned.hash], ['https://campus.example.edu.cn', '#/orders/1?from=pay'])
  const status = await port.ask(number)
  assert.ok(status.state === 'paid' && status.amount === 1205 && status.ref !== '')
  assert.ok(Math.abs(status.paidAt.getTime() - Date.now()) < 60_000)
  assert.deepEqual(box.taken, [{ kind: 'payment', number, status }])
})

test('an address that was changed on the way leads to no payment', async (t) => {
  const { port, order } = await open(t)
  const step = await port.open(order)
  assert.ok(step.kind === 'redirect')
  const cheaper = new URL(step.url)
  cheaper.searchParams.set('biz_content', (cheaper.searchParams.get('biz_content') ?? '').replace('12.05', '0.01'))
  assert.equal((await fetch(cheaper)).status, 400)
  assert.deepEqual(await port.ask(number), { state: 'unknown' })
})

test('what is closed stays closed, a payment in between is reported', async (t) => {
  const { server, port, visit } = await open(t)
  assert.deepEqual(await port.close(number), { state: 'unknown' })
  await visit()
  assert.deepEqual(await port.close(number), { state: 'closed' })
  assert.deepEqual(await port.close(number), { state: 'closed' })
  await server.pay(number, { isLate: true })
  const status = await port.close(number)
  assert.ok(status.state === 'paid' && status.amount === 1205)
})

test('one number gives back once, and what went back whole was paid all the same', async (t) => {
  const { server, port, box, visit } = await open(t)
  assert.deepEqual(await port.askRefund(givesBack), { state: 'unknown', ref: '' })
  await visit()
  await server.pay(number)
  assert.deepEqual(await port.askRefund(givesBack), { state: 'unknown', ref: '' })
  const [one, other] = await Promise.all([port.refund({ ...givesBack, amount: 1000 }), port.refund({ ...givesBack, amount: 1000 })])
  assert.deepEqual([one, other.state], [other, 'done'])
  assert.deepEqual(await port.askRefund(givesBack), one)
  await assert.rejects(
    port.refund({ ...givesBack, refundNumber: 'R2', amount: 206 }),
    toProviderError('refused', 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL'),
  )
  await port.refund({ ...givesBack, refundNumber: 'R3', amount: 205 })
  const status = await port.ask(number)
  assert.ok(status.state === 'paid' && status.amount === 1205)
  await server.refundNotice(number, 'R3')
  assert.deepEqual(box.taken.at(-1), { kind: 'refund', refundNumber: 'R3', status: { state: 'done', ref: status.ref } })
  await server.notice(number)
  assert.deepEqual(box.taken.at(-1), { kind: 'payment', number, status })
})

test('a refund that Alipay has not done yet is not called done', async (t) => {
  const { server, port, visit } = await open(t)
  await visit()
  await server.pay(number)
  server.holdRefunds()
  assert.equal((await port.refund({ ...givesBack, amount: 5 })).state, 'waiting')
  server.finishRefund(number, 'R1')
  assert.equal((await port.refund({ ...givesBack, amount: 5 })).state, 'done')
})

test('Alipay errors are classified as temporary, permanent and configuration', async (t) => {
  const { server, port, visit } = await open(t)
  await visit()
  const query = 'alipay.trade.query'
  server.refuse(query, 'ACQ.SYSTEM_ERROR')
  await assert.rejects(port.ask(number), toProviderError('unreachable', 'ACQ.SYSTEM_ERROR'))
  server.refuse(query, 'isp.unknow-error', '20000')
  await assert.rejects(port.ask(number), toProviderError('unreachable', 'isp.unknow-error'))
  server.refuse(query, 'ACQ.INVALID_PARAMETER')
  await assert.rejects(port.ask(number), toProviderError('refused', 'ACQ.INVALID_PARAMETER'))
  server.refuse(query, 'isv.insufficient-isv-permissions', '40006')
  await assert.rejects(port.ask(number), toProviderError('misconfigured'))
  server.refuse('alipay.trade.refund', 'ACQ.SELLER_BALANCE_NOT_ENOUGH')
  await assert.rejects(port.refund({ ...givesBack, amount: 1 }), toProviderError('unreachable', 'ACQ.SELLER_BALANCE_NOT_ENOUGH'))
})

test('an answer that Alipay did not sign, or not so, is not believed', async (t) => {
  const { server, port, visit } = await open(t)
  await visit()
  await server.pay(number)
  for (const how of ['forged', 'changed', 'unsigned'] as const) {
    server.spoil(how)
    await assert.rejects(port.ask(number), toProviderError('unreachable'), how)
  }
  server.spoil('forged')
  await assert.rejects(port.ask('20260131000000000009'), toProviderError('unreachable'))
  server.spoil('unsigned')
  await assert.rejects(port.ask('20260131000000000009'), toProviderError('refused', '40004'))
})

test('an application with a wrong key is a matter of settings, an Alipay that is not there is unreachable', async (t) => {
  const { server } = await open(t)
  const wrong = alipay({ ...server.settings, privateKey: keysOf('stranger').privateKey })
  await assert.rejects(wrong.ask(number), toProviderError('misconfigured', '40002'))
  const gone = alipay({ ...server.settings, baseUrl: `http://127.0.0.1:${await freeLocalPort()}` })
  await assert.rejects(gone.ask(number), toProviderError('unreachable', 'ECONNREFUSED'))
})

test('a notice of a stranger, a changed and an old one, one with duplicate fields and one for another application are rejected', async (t) => {
  const { server, box, visit } = await open(t)
  await visit()
  await server.pay(number, { isNoticeLost: true })
  assert.deepEqual(await server.notice(number, { isForged: true }), [401])
  assert.deepEqual(await server.notice(number, { isChanged: true }), [401])
  assert.deepEqual(await server.notice(number, { at: new Date(Date.now() - 49 * 60 * 60_000) }), [401])
  assert.deepEqual(await server.notice(number, { merchant: '2021000000009999' }), [401])
  assert.equal((await fetch(box.url, { method: 'POST', body: new URLSearchParams('a=1&a=2') })).status, 401)
  assert.equal((await fetch(box.url, { method: 'POST', body: 'trade_status=TRADE_SUCCESS' })).status, 401)
  assert.deepEqual(box.taken, [])
  assert.deepEqual(box.turnedAway, [
    'the signature is wrong',
    'the signature is wrong',
    'it was signed too long ago',
    'it is meant for another application',
    'it says something twice',
    'the signature is wrong',
  ])
})

test("a notice carries Alipay's amount, may come late and twice, and is read each time", async (t) => {
  const { server, box, visit } = await open(t)
  await visit()
  await server.pay(number, { isNoticeLost: true })
  assert.deepEqual(await server.notice(number, { amount: 1, at: new Date(Date.now() - 24 * 60 * 60_000), times: 2 }), [200, 200])
  for (const reported of box.taken)
    assert.ok(reported.kind === 'payment' && reported.status.state === 'paid' && reported.status.amount === 1)
})
