import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPaymentLog, payByAlipay, payByWechat, paymentStatus, paymentStep } from '@campus/contract/payment/payments.ts'
import { recharge, recharges } from '@campus/contract/payment/recharge.ts'
import { changeSchoolSettings } from '@campus/contract/school/console/settings.ts'
import { systemContext } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { listen } from '../../../testing/hear.ts'
import { beginRecharge, deskOf, eventsOf, refundsOf, walletOf } from '../../../testing/payments.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { exportPayments } from '../recharge/recharge.service.ts'

const campus = useTestCampus()
const ten = { beans: 10, provider: 'cashier' } as const

test('a student buys beans: the device is redirected, pays, is notified, and the beans are credited', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  const open = await listen(campus().url, student.token)
  const { payment, step } = await beginRecharge(campus(), student)
  assert.deepEqual([payment.state, payment.amount, payment.purpose, payment.subjectId], ['open', 1000, 'topup', payment.id])
  assert.deepEqual(step, { kind: 'redirect', url: `${campus().url}/demo/cashier/${payment.number}` })
  await deskOf(campus()).pay(payment.number)
  assert.deepEqual(await open.next('payment', 0), { id: payment.id, purpose: 'topup', subjectId: payment.id, state: 'paid' })
  open.close()
  assert.deepEqual(await walletOf(campus(), student), { free: 0, print: 1000, held: 0, payout: 0 })
  const { data: status } = await ask(paymentStatus, { paymentId: payment.id }, student)
  assert.deepEqual([status.state, status.refunded], ['paid', 0])
  assert.ok(status.paidAt)
  const { data: list } = await ask(recharges, { state: 'paid' }, student)
  assert.deepEqual([list.total, list.rows[0]?.id, list.rows[0]?.amount], [1, payment.id, 1000])
  assert.equal((await ask(recharges, { state: 'closed' }, student)).data.total, 0)
  assert.deepEqual(await eventsOf(campus(), payment.id), ['prepared', 'sent_off', 'noticed', 'paid'])
  assert.equal((await ask(paymentStep, { paymentId: payment.id }, student)).error, 'payment_over')
})

test('a repeated call gets the same answer, and two concurrent calls open one payment', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  const { data: payment } = await ask(recharge, ten, student)
  const steps = await Promise.all([1, 2].map(() => ask(paymentStep, { paymentId: payment.id }, student)))
  assert.deepEqual(steps[0]?.data.step, steps[1]?.data.step)
  assert.deepEqual((await ask(paymentStep, { paymentId: payment.id }, student)).data.step, steps[0]?.data.step)
})

test('the same key prepares one recharge', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  const tries = await Promise.all([1, 2, 3].map(() => ask(recharge, ten, { ...student, key: 'one-recharge' })))
  assert.equal(new Set(tries.map(({ data }) => data.id)).size, 1)
})

test('beans are bought in whole numbers, within limits, each error reported at its field', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  for (const beans of [0, -5, 1.5, 2001]) {
    const refused = await ask(recharge, { ...ten, beans }, student)
    assert.equal(refused.error, 'bad_input', String(beans))
    assert.ok(refused.fields?.['beans'], String(beans))
  }
})

test('a way to pay that is not configured, or not wanted by the school, is closed', async () => {
  const student = await enter(campus())
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  const ask = asker(campus().url)
  assert.equal((await ask(recharge, { ...ten, provider: 'alipay' }, student)).error, 'pay_way_closed')
  const { payment } = await beginRecharge(campus(), student)
  assert.equal((await ask(payByWechat, { paymentId: payment.id }, student)).error, 'pay_way_closed')
  assert.equal((await ask(payByAlipay, { paymentId: payment.id }, student)).error, 'pay_way_closed')
  await ask(changeSchoolSettings, { payProviders: ['wechat'] }, admin)
  assert.equal((await ask(recharge, ten, student)).error, 'pay_way_closed')
  assert.equal((await ask(paymentStep, { paymentId: payment.id }, student)).error, 'pay_way_closed')
})

test('five recharges may be open at once, also with concurrent starts; a finished one frees its place', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  const begun = await Promise.all(Array.from({ length: 8 }, () => ask(recharge, ten, student)))
  assert.equal(begun.filter(({ code }) => code === 200).length, 5)
  assert.deepEqual([...new Set(begun.flatMap(({ error }) => error ?? []))], ['too_many_open'])
  const first = begun.find(({ code }) => code === 200)?.data
  assert.ok(first)
  await ask(paymentStep, { paymentId: first.id }, student)
  await deskOf(campus()).pay(first.number)
  assert.equal((await ask(recharge, ten, student)).code, 200)
})

test("a stranger finds nothing of somebody else's payment", async () => {
  const [student, stranger] = [await enter(campus()), await enter(campus())]
  const ask = asker(campus().url)
  const { payment } = await beginRecharge(campus(), student)
  const paymentId = payment.id
  for (const call of [paymentStep, paymentStatus, payByWechat, payByAlipay])
    assert.equal((await ask(call, { paymentId }, stranger)).error, 'not_found', call.path)
  assert.equal((await ask(addPaymentLog, { paymentId, event: 'returned' }, stranger)).error, 'not_found')
  assert.equal((await ask(recharges, {}, stranger)).data.total, 0)
})

test('when the device reports its return the provider is queried at once, so a lost notice does not matter', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  const { payment } = await beginRecharge(campus(), student)
  await deskOf(campus()).pay(payment.number, { isNoticeLost: true })
  assert.equal((await ask(addPaymentLog, { paymentId: payment.id, event: 'returned' }, student)).code, 200)
  await eventually(async () => ((await walletOf(campus(), student)).print === 1000 ? true : undefined))
  assert.deepEqual(await eventsOf(campus(), payment.id), ['prepared', 'sent_off', 'payer_returned', 'asked', 'paid'])
})

test('a page that waits asks often, but the provider is asked of it only now and then', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  const { payment } = await beginRecharge(campus(), student)
  await countAttempt(campus().base, `payment_ask:${payment.id}`, 3600)
  await deskOf(campus()).pay(payment.number, { isNoticeLost: true })
  const looks = await Promise.all(Array.from({ length: 10 }, () => ask(paymentStatus, { paymentId: payment.id }, student)))
  assert.deepEqual([...new Set(looks.map(({ data }) => data.state))], ['open'])
  campus().clock.advance(3601)
  assert.equal((await ask(paymentStatus, { paymentId: payment.id }, student)).data.state, 'paid')
})

test('two payments under one number credit the beans once and refund the other', async () => {
  const student = await enter(campus())
  const { payment } = await beginRecharge(campus(), student)
  await deskOf(campus()).pay(payment.number, { twice: true })
  const [refund] = await eventually(async () => {
    const refunds = await refundsOf(campus(), payment.id)
    return refunds[0]?.state === 'done' ? refunds : undefined
  })
  assert.deepEqual([refund?.amount, refund?.reason], [1000, 'double'])
  assert.deepEqual(await walletOf(campus(), student), { free: 0, print: 1000, held: 0, payout: 0 })
  const { data } = await asker(campus().url)(paymentStatus, { paymentId: payment.id }, student)
  assert.deepEqual([data.state, data.amount, data.refunded], ['paid', 1000, 0])
})

test('a device cannot flood the notes of a payment', async () => {
  const student = await enter(campus())
  const ask = asker(campus().url)
  const { payment } = await beginRecharge(campus(), student)
  await Promise.all(Array.from({ length: 40 }, () => ask(addPaymentLog, { paymentId: payment.id, event: 'cancelled' }, student)))
  assert.equal((await eventsOf(campus(), payment.id)).filter((kind) => kind === 'payer_cancelled').length, 30)
})

test('the copy of their own data shows a person their payments', async () => {
  const student = await enter(campus())
  const { payment } = await beginRecharge(campus(), student)
  const copy = await exportPayments(systemContext(campus().base), student.person.id)
  assert.deepEqual(
    copy.map(({ number, amount, state }) => [number, amount, state]),
    [[payment.number, 1000, 'open']],
  )
})

test('providers lead back to the screen where the payment was begun, and nowhere else', async () => {
  const [one, other] = ['01981f2e-0000-7000-8000-000000000001', '01981f2e-0000-7000-8000-000000000002']
  const follow = async (path: string) => {
    const response = await fetch(`${campus().url}/pay/back/${path}`, { redirect: 'manual' })
    return response.headers.get('location') ?? response.status
  }
  assert.equal(await follow(`topup/${one}/${other}?out_trade_no=1`), `/#/pages/sys/user/recharge?paymentId=${other}`)
  assert.equal(await follow(`order/${one}/${other}`), `/#/pages/electronic/shoppingCart/orderDetail?id=${one}&paymentId=${other}`)
  assert.equal(await follow(`agency/${one}/${other}`), `/#/pages/electronic/agencies?id=${one}`)
  assert.equal(await follow(`constructor/${one}/${other}`), 404)
  assert.equal(await follow(`order/https:%2F%2Fevil.example/${other}`), 404)
})
