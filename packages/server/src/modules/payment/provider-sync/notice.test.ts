import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { enter } from '../../../testing/enter.ts'
import { beginRecharge, eventsOf, walletOf } from '../../../testing/payments.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const secret = 'a secret of the tests that is long enough to be one, 0123456789'
const campus = useTestCampus({ environment: { CAMPUS_SECRET: secret } })

/** A notice that the cashier itself could have signed, whatever it says. */
const sendNotice = async (body: string): Promise<number> => {
  const time = String(campus().clock.now().getTime())
  const signature = createHmac('sha256', secret).update(`cashier.${time}.${body}`).digest('base64url')
  const headers = { 'content-type': 'application/json', 'cashier-time': time, 'cashier-signature': signature }
  const answer = await fetch(`${campus().url}/pay/notices/cashier`, { method: 'POST', headers, body })
  return answer.status
}

const begin = async () => {
  const student = await enter(campus())
  const { payment } = await beginRecharge(campus(), student)
  return { student, payment }
}

const saying = (number: string, changes: object = {}) =>
  JSON.stringify({ number, amount: 1000, ref: `cash-${number}`, paidAt: new Date().toISOString(), ...changes })

test('a notice with a right signature that cannot be read is rejected like a forged one', async () => {
  const { student, payment } = await begin()
  const { number } = payment
  const unreadable = [
    '',
    'not a notice',
    'null',
    '[]',
    '{}',
    saying(number).slice(0, -1),
    saying(number, { amount: '1000' }),
    saying(number, { amount: 0 }),
    saying(number, { amount: -1000 }),
    saying(number, { amount: 1e300 }),
    saying(number, { ref: '' }),
    saying(number, { ref: 'a\0b' }),
    saying(number, { ref: '\ud800' }),
    saying(number, { paidAt: 'yesterday' }),
    saying(number, { paidAt: '+200000-01-01T00:00:00Z' }),
    saying('\0'),
    saying(`${number}\0`),
  ]
  for (const body of unreadable) assert.equal(await sendNotice(body), 401, body)
  assert.equal((await walletOf(campus(), student)).print, 0)
  assert.equal(await sendNotice(saying(number)), 200)
  assert.equal((await walletOf(campus(), student)).print, 1000)
})

test('a notice that crashes the parser is rejected too, and the provider gets an error', async (t) => {
  const { payment } = await begin()
  const port = campus().base.services.pay.cashier ?? assert.fail('no cashier')
  const broken = t.mock.method(port, 'readNotice', async () => {
    throw new TypeError('cannot read what is not there')
  })
  assert.equal(await sendNotice(saying(payment.number)), 401)
  broken.mock.restore()
  assert.equal(await sendNotice(saying(payment.number)), 200)
})

test('one receipt of a provider pays one payment, also when it is reported for two concurrently', async () => {
  const [first, second] = [await begin(), await begin()]
  const ref = 'cash-the-same'
  const answers = await Promise.all([first, second].map(({ payment }) => sendNotice(saying(payment.number, { ref }))))
  assert.deepEqual(answers, [200, 200])
  const beans = [await walletOf(campus(), first.student), await walletOf(campus(), second.student)].map(({ print }) => print)
  assert.deepEqual(
    beans.toSorted((one, other) => one - other),
    [0, 1000],
  )
  const left = beans[0] === 0 ? first : second
  assert.ok((await eventsOf(campus(), left.payment.id)).includes('foreign_receipt'))
  assert.equal(await sendNotice(saying(left.payment.number, { ref: 'cash-another' })), 200)
  assert.equal((await walletOf(campus(), left.student)).print, 1000)
})
