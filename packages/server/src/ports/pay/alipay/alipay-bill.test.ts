import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startAlipayServer } from '../../../testing/servers/alipay/alipay-server.ts'
import { toProviderError } from '../../../testing/to-provider-error.ts'
import { chinaDay } from '../china-time.ts'
import { BillNotReady } from '../pay.ts'
import { alipay } from './alipay.ts'

const today = () => chinaDay(new Date())
const addresses = { returnUrl: 'https://campus.example.edu.cn/', noticeUrl: 'https://campus.example.edu.cn/pay/notices/alipay' }

test('the packed bill of a day names our payments and refunds, in fen', async (t) => {
  const server = await startAlipayServer()
  t.after(server.close)
  const port = alipay(server.settings)
  const number = '20260131000000000001'
  const expiresAt = new Date(Date.now() + 60_000)
  const step = await port.open({ number, amount: 1205, description: '证明', expiresAt, scene: 'wap', payerNetwork: '', ...addresses })
  assert.ok(step.kind === 'redirect')
  await fetch(step.url)
  await server.pay(number, { isNoticeLost: true })
  const { ref } = await port.refund({ number, refundNumber: 'R1', amount: 5, total: 1205, reason: '多付' })
  assert.deepEqual(await port.bill(today()), [
    { kind: 'payment', number, ref, amount: 1205 },
    { kind: 'refund', number, refundNumber: 'R1', ref, amount: 5 },
  ])
  server.changeBill((lines) => lines.map((line) => ({ ...line, amount: 7 })))
  assert.deepEqual(
    (await port.bill(today())).map(({ amount }) => amount),
    [7, 7],
  )
})

test('a day without business has an empty bill once it is over, and none before', async (t) => {
  const server = await startAlipayServer()
  t.after(server.close)
  const port = alipay(server.settings)
  assert.deepEqual(await port.bill('2026-01-31'), [])
  await assert.rejects(port.bill(today()), BillNotReady)
  server.refuse('alipay.data.dataservice.bill.downloadurl.query', 'isp.unknow-error', '20000')
  await assert.rejects(port.bill('2026-01-31'), toProviderError('unreachable'))
})
