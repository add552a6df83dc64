import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { openNoticeBox } from '../../../testing/servers/pay/notice-box.ts'
import { startWechatPayServer, type WechatPayServerOptions } from '../../../testing/servers/wechat-pay/wechat-pay-server.ts'
import { toProviderError } from '../../../testing/to-provider-error.ts'
import { wechatPay } from './wechat-pay.ts'

const number = '20260131000000000001'
const minute = 60_000

const openPaid = async (test: TestContext, options: WechatPayServerOptions = {}) => {
  const server = await startWechatPayServer(options)
  test.after(server.close)
  const box = await openNoticeBox(test)
  const port = wechatPay({ ...server.settings, refundNoticeUrl: box.url })
  box.readWith(port)
  await port.open({
    number,
    amount: 1230,
    description: '在读证明',
    expiresAt: new Date(Date.now() + 30 * minute),
    scene: 'h5',
    payerNetwork: '203.0.113.7',
    returnUrl: 'https://campus.example.edu.cn/',
    noticeUrl: box.url,
  })
  await server.pay(number, { isNoticeLost: true })
  return { server, port, box }
}

test('a notice reports the payment, every time it arrives', async (t) => {
  const { server, port, box } = await openPaid(t)
  assert.deepEqual(await server.notice(number, { times: 3 }), [200, 200, 200])
  const status = await port.ask(number)
  assert.deepEqual(
    box.taken,
    [1, 2, 3].map(() => ({ kind: 'payment', number, status })),
  )
})

test("a notice carries WeChat's amount, even a wrong one", async (t) => {
  const { server, box } = await openPaid(t)
  await server.notice(number, { amount: 1 })
  const [reported] = box.taken
  assert.ok(reported?.kind === 'payment' && reported.status.state === 'paid' && reported.status.amount === 1)
})

test('a notice of an unknown sender, a changed, a stale and a premature one, and one for another merchant are rejected', async (t) => {
  const { server, box } = await openPaid(t)
  assert.deepEqual(await server.notice(number, { isForged: true }), [401])
  assert.deepEqual(await server.notice(number, { isChanged: true }), [401])
  assert.deepEqual(await server.notice(number, { at: new Date(Date.now() - 6 * minute) }), [401])
  assert.deepEqual(await server.notice(number, { at: new Date(Date.now() + 6 * minute) }), [401])
  assert.deepEqual(await server.notice(number, { merchant: '1900000999' }), [401])
  assert.deepEqual(box.taken, [])
  assert.deepEqual(box.turnedAway, [
    'the signature is wrong',
    'the signature is wrong',
    'it was signed more than five minutes ago or ahead',
    'it was signed more than five minutes ago or ahead',
    'it is meant for another merchant',
  ])
  assert.deepEqual(await server.notice(number, { at: new Date(Date.now() - 4 * minute) }), [200])
})

test('a notice that cannot be decrypted, is malformed, or has no signature is rejected', async (t) => {
  const { server, box } = await openPaid(t)
  const other = wechatPay({ ...server.settings, apiKey: 'x'.repeat(32) })
  box.readWith(other)
  assert.deepEqual(await server.notice(number), [401])
  const plain = await fetch(box.url, { method: 'POST', body: JSON.stringify({ event_type: 'TRANSACTION.SUCCESS' }) })
  assert.equal(plain.status, 401)
  assert.deepEqual(box.turnedAway, ['it cannot be opened with the API v3 key', 'it is not signed'])
})

test('with platform certificates the keys are fetched once and fetched again when a new one signs', async (t) => {
  const { server, port, box } = await openPaid(t, { mode: 'certificates' })
  const fetched = () => server.asked.filter((each) => each.endsWith('/v3/certificates')).length
  await server.notice(number)
  await Promise.all([port.ask(number), port.ask(number)])
  assert.equal(fetched(), 1)
  server.rotate()
  // A serial that was not there a moment ago is not looked for again at once.
  assert.deepEqual(await server.notice(number), [401])
  assert.equal(fetched(), 1)
  const later = wechatPay({ ...server.settings, now: () => new Date(Date.now() + 61_000) })
  box.readWith(later)
  assert.deepEqual(await server.notice(number), [200])
  assert.equal(fetched(), 2)
  assert.equal(box.taken.length, 2)
})

test('when WeChat takes a certificate back and signs with another, the other is found', async (t) => {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const { server, port } = await openPaid(t, { mode: 'certificates', now })
  await port.ask(number)
  server.rotate(true)
  ahead += 2 * minute
  assert.equal((await port.ask(number)).state, 'paid')
  assert.equal(server.asked.filter((each) => each.endsWith('/v3/certificates')).length, 2)
})

test('certificates encrypted under another key or signed by an unknown party are rejected', async (t) => {
  const { server } = await openPaid(t, { mode: 'certificates' })
  const wrongKey = wechatPay({ ...server.settings, apiKey: 'y'.repeat(32) })
  await assert.rejects(wrongKey.ask(number), toProviderError('misconfigured', undefined, ['y'.repeat(32)]))
  server.spoil('forged')
  await assert.rejects(wechatPay(server.settings).ask(number), toProviderError('unreachable'))
})

test('while the certificates cannot be fetched, a notice is neither believed nor called forged', async (t) => {
  const { server, box } = await openPaid(t, { mode: 'certificates' })
  box.readWith(wechatPay(server.settings))
  server.refuse('/v3/certificates', 500)
  assert.deepEqual(await server.notice(number), [500])
  server.refuse()
  assert.deepEqual(await server.notice(number), [200])
})

test('a refund may be notified before the payment', async (t) => {
  const { server, port, box } = await openPaid(t)
  await port.refund({ number, refundNumber: 'R1', amount: 1230, total: 1230, reason: '订单已关闭' })
  await server.refundNotice('R1', { times: 2 })
  await server.notice(number)
  assert.deepEqual(
    box.taken.map(({ kind }) => kind),
    ['refund', 'refund', 'payment'],
  )
  await server.refundNotice('R1', { isForged: true })
  await server.refundNotice('R1', { merchant: '1900000999' })
  assert.equal(box.turnedAway.length, 2)
})
