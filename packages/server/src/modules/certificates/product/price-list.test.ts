import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileApply, withdrawApplication } from '@campus/contract/certificates/applications.ts'
import { decideApplications } from '@campus/contract/certificates/decisions.ts'
import { addToCart, quoteCart } from '@campus/contract/orders/cart.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { refundOrder } from '@campus/contract/orders/console.ts'
import { cancelOrder } from '@campus/contract/orders/orders.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { paymentStep } from '@campus/contract/payment/payments.ts'
import { systemContext } from '../../../context/context.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { asker } from '../../../testing/ask.ts'
import { type Random, randomFrom } from '../../../testing/ledger-model.ts'
import { deskOf } from '../../../testing/payments.ts'
import { checkPriceList, linesOf, openPriceList, type PriceList } from '../../../testing/price-list.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { grantFreeCopies } from '../../documents/uses/use.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = async (...given) => {
  const answer = await asker(campus().url)(...given)
  assert.ok(answer.status < 500, `${given[0].path} answered ${answer.status}: ${answer.msg}`)
  return answer
}

interface Run {
  readonly list: PriceList
  readonly random: Random
  /** Numbers of payments that were begun at the cashier. */
  readonly begun: string[]
  granted: number
}

const pick = <Item>({ random }: Pick<Run, 'random'>, items: readonly Item[]): Item | undefined => items[random(Math.max(1, items.length))]

const apply = async (run: Run) => {
  const copies = 1 + run.random(3)
  const templateId = pick(run, run.list.templates) ?? ''
  const way = copies > 1 ? 'paper' : 'download'
  await ask(fileApply, { templateId, way, copies, heading: `A${run.random(1e9)}` }, run.list.student)
}

const checkoutSome = async (run: Run) => {
  const { student, approved, direct } = run.list
  const offered = run.random(4) === 0 ? approved : direct
  const ids: string[] = []
  for (let at = 0; at < 2 + run.random(2); at += 1) {
    const heading = `C${run.random(1e9)}`
    const { data } = await ask(addToCart, { templateId: pick(run, offered) ?? '', way: 'download', heading }, student)
    if (data) ids.push(data.id)
  }
  const { data: quote } = await ask(quoteCart, { ids }, student)
  await ask(checkoutCart, { ids, expectedTotal: quote.total }, student)
}

const ofOrders = async ({ list }: Run, ...states: readonly string[]) =>
  (await linesOf(campus(), list)).filter(({ order_state }) => states.includes(order_state))

const payWithBeans = async (run: Run) => {
  const line = pick(run, await ofOrders(run, 'unpaid'))
  if (line) await ask(payOrder, { orderId: line.order_id, way: 'beans' }, run.list.student)
}

const goToCashier = async (run: Run) => {
  const line = pick(run, await ofOrders(run, 'unpaid'))
  const paying = line && (await ask(payOrder, { orderId: line.order_id, way: 'cashier', usesBeans: false }, run.list.student)).data
  const step = paying?.payment && (await ask(paymentStep, { paymentId: paying.payment.id }, run.list.student)).data
  if (step) run.begun.push(step.payment.number)
}

/** Whatever became of the order meanwhile; the cashier refuses what is paid already. */
const payAtCashier = async (run: Run) => {
  const number = pick(run, run.begun)
  if (!number) return
  try {
    if (run.random(3) === 0) await deskOf(campus()).payLate(number)
    else await deskOf(campus()).pay(number)
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
  }
}

const withdraw = async (run: Run) => {
  const line = pick(run, await ofOrders(run, 'unpaid', 'approval'))
  if (line) await ask(withdrawApplication, { id: line.application_id }, run.list.student)
}

const cancel = async (run: Run) => {
  const line = pick(run, await ofOrders(run, 'unpaid', 'approval'))
  if (line) await ask(cancelOrder, { id: line.order_id }, run.list.student)
}

const decide = async (run: Run) => {
  const line = pick(run, await ofOrders(run, 'approval'))
  const verdict = run.random(2) === 0 ? 'approved' : 'rejected'
  if (line) await ask(decideApplications, { ids: [line.application_id], verdict, notes: '已核对' }, run.list.admin)
}

const refund = async (run: Run) => {
  const lines = (await linesOf(campus(), run.list)).filter(({ paid_at, amount }) => paid_at !== null && amount > 0)
  const line = pick(run, lines)
  if (!line) return
  const all = lines.filter(({ order_id }) => order_id === line.order_id).map(({ id }) => id)
  const lineIds = run.random(2) === 0 ? all : [line.id]
  await ask(refundOrder, { id: line.order_id, lineIds, reason: '退款测试' }, run.list.admin)
}

const grant = async (run: Run) => {
  const { student, admin, templates } = run.list
  await grantFreeCopies(systemContext(campus().base), {
    schoolId: student.schoolId,
    templateId: templates[2] ?? '',
    personId: student.person.id,
    copies: 1,
    cause: `test:${student.person.id}:${run.granted}`,
    grantedBy: admin.person.id,
  })
  run.granted += 1
}

/** Each as often as it is named. */
const steps = [apply, apply, apply, checkoutSome, checkoutSome, payWithBeans, payWithBeans, payWithBeans, goToCashier, payAtCashier]
const undoing = [withdraw, withdraw, cancel, decide, decide, decide, refund, refund]
const all = [...steps, ...undoing, ...steps, ...undoing, grant]

const walk = async (seed: number, count: number) => {
  const run: Run = { list: await openPriceList(campus()), random: randomFrom(seed), begun: [], granted: 0 }
  for (let at = 0; at < count; at += 1) {
    // Two at the same moment now and then, and the check when both are answered.
    const chosen = [all[run.random(all.length)], ...(run.random(3) === 0 ? [all[run.random(all.length)]] : [])]
    await Promise.all(chosen.map(async (step) => step?.(run)))
    await checkPriceList(campus(), run.list, run.granted, `seed ${seed}, step ${at} (${chosen.map((step) => step?.name).join(' with ')})`)
  }
  const lines = await linesOf(campus(), run.list)
  return {
    paid: lines.filter(({ paid_at, amount }) => paid_at && amount > 0).length,
    refunded: lines.filter(({ refunded }) => refunded > 0).length,
  }
}

test('in any order of applying, paying, withdrawing, deciding and refunding, the school gets the amounts of its price list', async () => {
  const walks = await Promise.all([11, 23, 47, 91].map((seed) => walk(seed, 70)))
  assert.ok(walks.every(({ paid }) => paid > 3) && walks.some(({ refunded }) => refunded > 0), `the walks bought: ${JSON.stringify(walks)}`)
})
