import assert from 'node:assert/strict'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { runText } from '../platform/db/sql.ts'
import { giveBeans } from './beans.ts'
import { enter } from './enter.ts'
import { offerAlso, openShop } from './orders.ts'
import type { TestCampus } from './test-campus.ts'

/** The price list: charged once, once beyond a free copy, each copy beyond two, once after an approval, never. */
const priceList = [
  { charge: 'first', price: 1000, freeCopies: 0 },
  { charge: 'first', price: 700, freeCopies: 1 },
  { charge: 'each', price: 500, freeCopies: 2 },
  { charge: 'first', price: 900, freeCopies: 0, needsApproval: true },
  { charge: 'none', price: 0, freeCopies: 0 },
] as const satisfies readonly Partial<TemplateRules>[]

/** A student with beans enough in front of a certificate of each price. */
export const openPriceList = async (campus: TestCampus) => {
  const common: Partial<TemplateRules> = { heading: 'optional', ways: ['download', 'paper'] }
  const student = await openShop(campus, { ...common, ...priceList[0] })
  const admin = await enter(campus, { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  const templates = [student.templateId]
  for (const rules of priceList.slice(1)) templates.push(await offerAlso(campus, student.schoolId, { ...common, ...rules }))
  await giveBeans(campus, student, { free: 1_000_000 })
  return { student, admin, templates, approved: templates.slice(3, 4), direct: templates.filter((_, at) => at !== 3) }
}

export type PriceList = Awaited<ReturnType<typeof openPriceList>>

/** Everything that the student ordered, with its orders. */
export const linesOf = ({ base }: TestCampus, { student }: PriceList) =>
  base.sql
    .selectFrom('order_line as line')
    .innerJoin('purchase_order as whole', 'whole.id', 'line.order_id')
    .innerJoin('application', 'application.line_id', 'line.id')
    .where('whole.person_id', '=', student.person.id)
    .select(['line.id', 'line.product_id', 'line.quantity', 'line.free_copies', 'line.amount', 'line.refunded', 'line.state'])
    .select(['whole.id as order_id', 'whole.state as order_state', 'whole.paid_at', 'whole.total'])
    .select(['application.id as application_id', 'application.state as application_state'])
    .orderBy('line.id')
    .execute()

type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** What could not be made and cost nothing counts for nothing. */
const isAlive = ({ state, amount }: Line) => state !== 'dropped' && state !== 'refunded' && !(state === 'failed' && amount === 0)
const sum = (lines: readonly Line[], of: (line: Line) => number) => lines.reduce((all, line) => all + of(line), 0)

const checkOnce = ({ price }: (typeof priceList)[number], sold: readonly Line[], said: string) => {
  const got = sum(sold, ({ amount, refunded }) => amount - refunded)
  const isOwed = sold.some(({ quantity, free_copies, state }) => quantity > free_copies && state !== 'failed')
  if (isOwed) assert.equal(got, price, `${said}: charged once, and something is delivered`)
  else assert.ok(got === 0 || got === price, `${said}: charged once at most`)
}

/** What the school has for one certificate against what its price list says of what it delivered. */
const checkTemplate = (rules: (typeof priceList)[number], lines: readonly Line[], granted: number, said: string) => {
  const alive = lines.filter(isAlive)
  const sold = alive.filter(({ paid_at }) => paid_at !== null)
  if (rules.charge === 'none')
    return assert.equal(
      sum(sold, ({ amount }) => amount),
      0,
      said,
    )
  assert.ok(sum(alive, ({ free_copies }) => free_copies) <= rules.freeCopies + granted, `${said}: more free copies than there are`)
  if (rules.charge === 'first') return checkOnce(rules, sold, said)
  for (const { quantity, free_copies, amount } of sold) assert.equal(amount, (quantity - free_copies) * rules.price, `${said}: each copy`)
}

/** What came to the school from a person, as the ledger has it. */
const revenueFrom = async ({ base }: TestCampus, personId: string) => {
  const { rows } = await runText(
    base.sql,
    `select coalesce(sum(case when account.id = posting.to_account then posting.amount else -posting.amount end), 0)::bigint as got
     from ledger_posting as posting
     join ledger_transfer as transfer on transfer.id = posting.transfer_id
     join ledger_account as account on account.id in (posting.to_account, posting.from_account)
     where transfer.person_id = $1 and account.kind = 'revenue'`,
    [personId],
  )
  return rows[0]?.['got']
}

/** The lines agree with the price list, the orders with their lines, and the ledger with the orders. */
export const checkPriceList = async (campus: TestCampus, list: PriceList, granted: number, said: string) => {
  const lines = await linesOf(campus, list)
  for (const [at, rules] of priceList.entries())
    checkTemplate(
      rules,
      lines.filter(({ product_id }) => product_id === list.templates[at]),
      at === 2 ? granted : 0,
      `${said}, certificate ${at}`,
    )
  for (const [orderId, ofOrder] of Map.groupBy(lines, ({ order_id }) => order_id)) {
    const [{ order_state, total } = { order_state: 'closed', total: 0 }] = ofOrder
    const inIt = ofOrder.filter(({ state, application_state }) => state !== 'dropped' && !isTakenBack(application_state))
    if (order_state !== 'closed' && order_state !== 'approval')
      assert.equal(
        total,
        sum(inIt, ({ amount }) => amount),
        `${said}, order ${orderId}`,
      )
  }
  const sold = lines.filter((line) => line.paid_at !== null && line.state !== 'dropped')
  const revenue = await revenueFrom(campus, list.student.person.id)
  assert.equal(
    revenue,
    sum(sold, ({ amount, refunded }) => amount - refunded),
    `${said}: the ledger`,
  )
}

const isTakenBack = (state: string) => state === 'withdrawn' || state === 'rejected'
