import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { payByAlipay, payByWechat, paymentStatus, paymentStep } from '@campus/contract/payment/payments.ts'
import { recharge } from '@campus/contract/payment/recharge.ts'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { alipay } from '../../../ports/pay/alipay/alipay.ts'
import { wechatPay } from '../../../ports/pay/wechat/wechat-pay.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { beginRecharge, walletOf } from '../../../testing/payments.ts'
import { startAlipayServer } from '../../../testing/servers/alipay/alipay-server.ts'
import { startWechatPayServer } from '../../../testing/servers/wechat-pay/wechat-pay-server.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { bindIdentity } from '../../account/outside/identity.service.ts'
import { closePayments, offeredProviders } from './payment.service.ts'

const [wechat, ali] = [await startWechatPayServer(), await startAlipayServer()]
after(() => {
  wechat.close()
  ali.close()
})
const campus = useTestCampus({ services: () => ({ pay: { wechat: wechatPay(wechat.settings), alipay: alipay(ali.settings) } }) })

const inApp = { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605 MicroMessenger/8.0.50' }

const enterWithWechat = async () => {
  const entered = await enter(campus())
  const { id, schoolId } = entered.person
  await bindIdentity(systemContext(campus().base), { schoolId, provider: 'wechat', subject: `open-${id}`, name: '微信用户' }, id, 'owner')
  return entered
}

test('inside the messaging app the payment is handed over to it, signed, and paid there', async () => {
  const student = await enterWithWechat()
  const ask = asker(campus().url)
  const payer = { ...student, headers: inApp }
  const { data: payment } = await ask(recharge, { beans: 3, provider: 'wechat' }, payer)
  const { step } = (await ask(payByWechat, { paymentId: payment.id }, payer)).data
  assert.ok(step.kind === 'jsapi')
  assert.deepEqual(await wechat.payInApp(step.params), [200])
  assert.equal((await walletOf(campus(), student)).print, 300)
})

test('a payment of the one device is not led on to on the other; a new one is begun there', async () => {
  const student = await enterWithWechat()
  const ask = asker(campus().url)
  const { payment } = await beginRecharge(campus(), student, { provider: 'wechat' })
  assert.equal((await ask(paymentStep, { paymentId: payment.id }, { ...student, headers: inApp })).error, 'payment_over')
})

test('inside the messaging app a payment needs a bound account, and Alipay is unavailable; each refusal shows what helps', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  for (const provider of ['wechat', 'alipay'] as const)
    assert.equal((await ask(recharge, { beans: 3, provider }, { ...student, headers: inApp })).error, 'pay_way_closed', provider)
  const { person, schoolId } = student
  const caller = { personId: person.id, schoolId, sessionId: '', roles: ['student'], isAgent: false } as const
  const system = systemContext(campus().base, 'en_US')
  const offered = await offeredProviders({ ...system, caller, origin: { ...system.origin, deviceName: inApp['user-agent'] } })
  assert.deepEqual(
    offered.map(({ provider, isOpen, hint }) => [provider, isOpen, hint.split(',')[0]]),
    [
      ['wechat', false, 'To pay in WeChat'],
      ['alipay', false, 'Open the app in your phone’s browser to use this'],
    ],
  )
  assert.deepEqual(
    (await offeredProviders({ ...system, caller })).map(({ isOpen, hint }) => [isOpen, hint]),
    [
      [true, ''],
      [true, ''],
    ],
  )
})

test('Alipay leads the payer to its own page, and its notices, also twice and forged, credit once', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  const { payment, step } = await beginRecharge(campus(), student, { provider: 'alipay' })
  assert.deepEqual((await ask(payByAlipay, { paymentId: payment.id }, student)).data.step, step)
  assert.ok(step.kind === 'redirect')
  assert.equal((await fetch(step.url)).status, 200)
  await ali.pay(payment.number, { isNoticeLost: true })
  assert.deepEqual(await ali.notice(payment.number, { isForged: true }), [401])
  assert.deepEqual(await ali.notice(payment.number, { isChanged: true }), [401])
  assert.deepEqual(
    await ali.notice(payment.number, { times: 10 }),
    Array.from({ length: 10 }, () => 200),
  )
  assert.deepEqual(await walletOf(campus(), student), { free: 0, print: 1000, held: 0, payout: 0 })
})

test('a payment page never opened is unknown to the provider; its payment stays open here until it expires', async () => {
  const student = await enter(campus())
  const { payment } = await beginRecharge(campus(), student, { provider: 'alipay' })
  assert.equal((await asker(campus().url)(paymentStatus, { paymentId: payment.id }, student)).data.state, 'open')
})

test('a provider that rejects the payment is reported as such, and can be tried again', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  const { data: payment } = await ask(recharge, { beans: 3, provider: 'wechat' }, student)
  wechat.refuse('/v3/pay/transactions', 500)
  assert.equal((await ask(paymentStep, { paymentId: payment.id }, student)).error, 'pay_failed')
  wechat.refuse()
  assert.equal((await ask(paymentStep, { paymentId: payment.id }, student)).code, 200)
})

test('an old step is created again under the same number, and a closed payment has no next step', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  const { payment } = await beginRecharge(campus(), student, { provider: 'wechat' })
  campus().clock.advance(300)
  assert.equal((await ask(paymentStep, { paymentId: payment.id }, student)).data.payment.number, payment.number)
  await inTransaction(systemContext(campus().base), (ctx) => closePayments(ctx, 'topup', payment.id))
  assert.equal((await ask(paymentStep, { paymentId: payment.id }, student)).error, 'payment_over')
})
