import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { freeLocalPort } from '../../../testing/servers/local-server.ts'
import { openNoticeBox } from '../../../testing/servers/pay/notice-box.ts'
import { keysOf } from '../../../testing/servers/pay/server-keys.ts'
import { startWechatPayServer, type WechatPayServerOptions } from '../../../testing/servers/wechat-pay/wechat-pay-server.ts'
import { toProviderError } from '../../../testing/to-provider-error.ts'
import type { PayOrder } from '../pay.ts'
import { wechatPay } from './wechat-pay.ts'

const number = '20260131000000000001'
const back = 'https://campus.example.edu.cn/#/orders/1?from=pay'

const open = async (test: TestContext, options?: WechatPayServerOptions) => {
  const server = await startWechatPayServer(options)
  test.after(server.close)
  const box = await openNoticeBox(test)
  const port = wechatPay({ ...server.settings, refundNoticeUrl: box.url })
  box.readWith(port)
  const order: PayOrder = {
    number,
    amount: 1230,
    description: '在读证明 等 2 件',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    scene: 'h5',
    payerNetwork: '203.0.113.7',
    returnUrl: back,
    noticeUrl: box.url,
  }
  return { server, port, box, order, secrets: [server.settings.apiKey, 'PRIVATE'] }
}

const givesBack = { number, refundNumber: 'R1', total: 1230, reason: '多付' }

test('the WeChat payment method depends on the browser of the device', async (t) => {
  const { port } = await open(t)
  assert.equal(port.sceneFor({ isInMessagingApp: false, hasOpenId: true }), 'h5')
  assert.equal(port.sceneFor({ isInMessagingApp: true, hasOpenId: true }), 'jsapi')
  assert.equal(port.sceneFor({ isInMessagingApp: true, hasOpenId: false }), undefined)
})

test('a payment by H5 redirects to WeChat and back, is notified and can be queried', async (t) => {
  const { server, port, box, order } = await open(t)
  assert.deepEqual(await port.ask(number), { state: 'unknown' })
  const step = await port.open(order)
  assert.ok(step.kind === 'redirect')
  assert.equal(new URL(step.url).searchParams.get('redirect_url'), back)
  assert.deepEqual(await port.ask(number), { state: 'open' })
  assert.match(await (await fetch(step.url)).text(), /在读证明 等 2 件<\/p><p>¥12\.30/)
  const paid = await fetch(step.url, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' })
  assert.equal(paid.headers.get('location'), back)
  const status = await port.ask(number)
  assert.ok(status.state === 'paid' && status.amount === 1230 && status.ref !== '')
  assert.ok(Math.abs(status.paidAt.getTime() - Date.now()) < 60_000)
  assert.deepEqual(box.taken, [{ kind: 'payment', number, status }])
  await assert.rejects(port.open(order), toProviderError('refused', 'ORDERPAID'))
  await assert.rejects(server.pay(number), /cannot be paid/)
})

test('inside the messaging app its parameters are signed by the school', async (t) => {
  const { server, port, order } = await open(t)
  await assert.rejects(port.open({ ...order, scene: 'jsapi' }), toProviderError('refused', 'no openid'))
  const step = await port.open({ ...order, scene: 'jsapi', openId: 'oLiLei' })
  assert.ok(step.kind === 'jsapi')
  await assert.rejects(server.payInApp({ ...step.params, package: 'prepay_id=another' }), /not signed/)
  const paid = await fetch(`${server.url}/in-app`, { method: 'POST', body: JSON.stringify(step.params) })
  assert.deepEqual(await paid.json(), { notices: [200] })
  assert.equal((await port.ask(number)).state, 'paid')
})

test('asked for again the same payment is the same, for another amount it is refused', async (t) => {
  const { port, order } = await open(t)
  assert.deepEqual(await port.open(order), await port.open(order))
  await assert.rejects(port.open({ ...order, amount: 1 }), toProviderError('refused', 'INVALID_REQUEST'))
})

test('what is closed stays closed, a payment in between is reported', async (t) => {
  const { server, port, order } = await open(t)
  assert.deepEqual(await port.close(number), { state: 'unknown' })
  await port.open(order)
  assert.deepEqual(await port.close(number), { state: 'closed' })
  assert.deepEqual(await port.close(number), { state: 'closed' })
  assert.deepEqual(await port.ask(number), { state: 'closed' })
  await server.pay(number, { isLate: true })
  const status = await port.close(number)
  assert.ok(status.state === 'paid' && status.amount === 1230)
})

test('one refund number refunds once, never more than was paid, and reports its status', async (t) => {
  const { server, port, box, order } = await open(t)
  await port.open(order)
  await server.pay(number)
  server.hold('refunds')
  assert.deepEqual(await port.askRefund(givesBack), { state: 'unknown', ref: '' })
  const asked = await Promise.all([port.refund({ ...givesBack, amount: 1000 }), port.refund({ ...givesBack, amount: 1000 })])
  assert.equal(asked[0].state, 'waiting')
  assert.equal(asked[0].ref, asked[1].ref)
  await assert.rejects(port.refund({ ...givesBack, refundNumber: 'R2', amount: 231 }), toProviderError('refused', 'INVALID_REQUEST'))
  server.finishRefund('R1', 'SUCCESS')
  assert.deepEqual(await port.askRefund(givesBack), { state: 'done', ref: asked[0].ref })
  await server.refundNotice('R1')
  assert.deepEqual(box.taken.at(-1), { kind: 'refund', refundNumber: 'R1', status: { state: 'done', ref: asked[0].ref } })
  assert.equal((await port.ask(number)).state, 'paid')
  await port.refund({ ...givesBack, refundNumber: 'R3', amount: 230 })
  server.finishRefund('R3', 'ABNORMAL')
  assert.deepEqual((await port.askRefund({ number, refundNumber: 'R3' })).failure, 'ABNORMAL')
  server.finishRefund('R3', 'CLOSED')
  assert.equal((await port.askRefund({ number, refundNumber: 'R3' })).state, 'closed')
})

test('an account without enough money for a refund is worth another try, a wrong request is not', async (t) => {
  const { server, port, order } = await open(t)
  await port.open(order)
  await server.pay(number)
  server.refuse('/refunds', 403, 'NOT_ENOUGH')
  await assert.rejects(port.refund({ ...givesBack, amount: 1 }), toProviderError('unreachable', 'NOT_ENOUGH'))
  server.refuse('/refunds', 429, 'FREQUENCY_LIMITED')
  await assert.rejects(port.askRefund(givesBack), toProviderError('unreachable', 'FREQUENCY_LIMITED'))
  server.refuse('/refunds', 502)
  await assert.rejects(port.askRefund(givesBack), toProviderError('unreachable', 'SYSTEM_ERROR'))
  server.refuse('/refunds', 403, 'NO_AUTH')
  await assert.rejects(port.askRefund(givesBack), toProviderError('misconfigured', 'NO_AUTH'))
})

test('money is sent to one person once', async (t) => {
  const { server, port } = await open(t)
  assert.ok(port.payOut)
  server.hold('transfers')
  const order = { number: 'W0000000000000001', amount: 500, openId: 'oLiLei', payeeName: '李雷', remark: '余额提现' }
  assert.deepEqual(await port.payOut.ask(order.number), { state: 'unknown', ref: '' })
  const [one, other] = await Promise.all([port.payOut.send(order), port.payOut.send(order)])
  assert.deepEqual([one.state, one.ref], ['waiting', other.ref])
  server.finishTransfer(order.number, 'FAIL', 'ACCOUNT_NOT_EXIST')
  assert.deepEqual(await port.payOut.ask(order.number), { state: 'failed', ref: one.ref, failure: 'ACCOUNT_NOT_EXIST' })
  assert.deepEqual(await port.payOut.send({ ...order, amount: 501 }), await port.payOut.ask(order.number))
})

test('a payout that needs consent returns the data for it, and a later query its progress', async (t) => {
  const { server, port } = await open(t)
  assert.ok(port.payOut)
  server.wantConfirmation(true)
  const order = { number: 'W0000000000000002', amount: 500, openId: 'oLiLei', payeeName: '李雷', remark: '余额提现' }
  const sent = await port.payOut.send(order)
  assert.ok(sent.state === 'confirming' && sent.confirmation)
  assert.deepEqual([sent.confirmation.mchId, sent.confirmation.appId], [server.settings.merchant, server.settings.appId])
  assert.deepEqual(await port.payOut.send(order), sent)
  assert.deepEqual(await port.payOut.ask(order.number), { state: 'confirming', ref: sent.ref })
  server.confirmInApp(sent.confirmation)
  assert.deepEqual(await port.payOut.ask(order.number), { state: 'waiting', ref: sent.ref })
  server.finishTransfer(order.number, 'CANCELLED')
  assert.deepEqual(await port.payOut.ask(order.number), { state: 'failed', ref: sent.ref, failure: 'CANCELLED' })
})

test('a payout of two thousand yuan names its payee, for WeChat alone to read', async (t) => {
  for (const mode of ['public_key', 'certificates'] as const) {
    const { server, port } = await open(t, { mode })
    assert.ok(port.payOut)
    const order = { number: 'W0000000000000003', amount: 199_999, openId: 'oLiLei', payeeName: '李雷', remark: '余额提现' }
    assert.equal((await port.payOut.send(order)).state, 'waiting')
    assert.equal(server.payeeOf(order.number), undefined)
    const more = { ...order, number: 'W0000000000000004', amount: 200_000 }
    assert.equal((await port.payOut.send(more)).state, 'waiting')
    assert.equal(server.payeeOf(more.number), '李雷', mode)
  }
})

test('a merchant that WeChat has not approved for it sends no money to people', async (t) => {
  const { server } = await open(t)
  assert.equal(wechatPay({ ...server.settings, payOut: undefined }).payOut, undefined)
})

test('an answer that WeChat did not sign, not now, or not so, is not believed', async (t) => {
  const { server, port, order, secrets } = await open(t)
  await port.open(order)
  for (const how of ['forged', 'stale', 'changed', 'unsigned'] as const) {
    server.spoil(how)
    await assert.rejects(port.ask(number), toProviderError('unreachable', undefined, secrets), how)
    await assert.rejects(port.close(number), toProviderError('unreachable'), how)
  }
  server.spoil(undefined)
  assert.notEqual((await port.ask(number)).state, 'paid')
})

test('an error response with a wrong signature is not trusted either', async (t) => {
  const { server, port } = await open(t)
  server.spoil('forged')
  await assert.rejects(port.ask(number), toProviderError('unreachable'))
})

test('WeChat rejects a wrong key or a wrong clock, and that is a configuration error', async (t) => {
  const { server, secrets } = await open(t)
  const { privateKey } = keysOf('stranger')
  const wrongKey = wechatPay({ ...server.settings, privateKey })
  await assert.rejects(wrongKey.ask(number), toProviderError('misconfigured', 'SIGN_ERROR', secrets))
  const slow = wechatPay({ ...server.settings, now: () => new Date(Date.now() - 301_000) })
  await assert.rejects(slow.ask(number), toProviderError('misconfigured', 'SIGN_ERROR'))
  const almost = wechatPay({ ...server.settings, now: () => new Date(Date.now() - 290_000) })
  assert.deepEqual(await almost.ask(number), { state: 'unknown' })
})

test('a WeChat that is not there is unreachable', async (t) => {
  const { server, secrets } = await open(t)
  const gone = wechatPay({ ...server.settings, baseUrl: `http://127.0.0.1:${await freeLocalPort()}` })
  await assert.rejects(gone.ask(number), toProviderError('unreachable', 'ECONNREFUSED', secrets))
})
