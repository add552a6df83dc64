import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startWechatPayServer } from '../../../testing/servers/wechat-pay/wechat-pay-server.ts'
import { toProviderError } from '../../../testing/to-provider-error.ts'
import { chinaDay } from '../china-time.ts'
import { BillNotReady } from '../pay.ts'
import { wechatPay } from './wechat-pay.ts'

const open = async (test: TestContext) => {
  const server = await startWechatPayServer()
  test.after(server.close)
  const port = wechatPay(server.settings)
  const sell = async (number: string, amount: number) => {
    const addresses = { returnUrl: 'https://campus.example.edu.cn/', noticeUrl: 'https://campus.example.edu.cn/pay/notices/wechat' }
    const expiresAt = new Date(Date.now() + 60_000)
    await port.open({ number, amount, description: '证明', expiresAt, scene: 'h5', payerNetwork: '203.0.113.7', ...addresses })
    await server.pay(number, { isNoticeLost: true })
  }
  return { server, port, sell, today: chinaDay(new Date()) }
}

test('the bill of a day names each payment and each refund, in fen', async (t) => {
  const { port, sell, today } = await open(t)
  await sell('20260131000000000001', 1)
  await sell('20260131000000000002', 1_000_010)
  await port.refund({ number: '20260131000000000002', refundNumber: 'R1', amount: 10, total: 1_000_010, reason: '多付' })
  const lines = await port.bill(today)
  assert.deepEqual(
    lines.map(({ kind, number, refundNumber, amount }) => [kind, number, refundNumber, amount]),
    [
      ['payment', '20260131000000000001', undefined, 1],
      ['payment', '20260131000000000002', undefined, 1_000_010],
      ['refund', '20260131000000000002', 'R1', 10],
    ],
  )
  const status = await port.ask('20260131000000000001')
  assert.ok(status.state === 'paid' && lines[0]?.ref === status.ref)
})

test('a long bill is read to its end', async (t) => {
  const { server, port, today } = await open(t)
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    kind: 'payment' as const,
    number: `n${index}`,
    ref: `${index}`,
    amount: index,
  }))
  server.changeBill(() => many)
  assert.deepEqual(await port.bill(today), many)
})

test('a day without business has an empty bill once it is over, and none before', async (t) => {
  const { port, today } = await open(t)
  assert.deepEqual(await port.bill('2026-01-31'), [])
  await assert.rejects(port.bill(today), BillNotReady)
})

test('a bill that WeChat is still making is not ready', async (t) => {
  const { server, port } = await open(t)
  server.refuse('/v3/bill', 400, 'STATEMENT_CREATING')
  await assert.rejects(port.bill('2026-01-31'), BillNotReady)
})

test('a bill whose digest is another is not read', async (t) => {
  const { server, port, sell, today } = await open(t)
  await sell('20260131000000000001', 100)
  server.spoilBillFile()
  await assert.rejects(port.bill(today), toProviderError('unreachable'))
})
