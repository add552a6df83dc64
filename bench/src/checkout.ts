import { fileApply } from '@campus/contract/certificates/applications.ts'
import { orders, payOrder } from '@campus/contract/orders/orders.ts'
import { openDatabase, runText } from '@campus/server/platform/sql.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { giveBeans } from '@campus/server/testing/beans.ts'
import { enrolled } from '@campus/server/testing/documents.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { makeRecord } from '@campus/server/testing/studies.ts'
import { openTestCampus, type TestCampus } from '@campus/server/testing/test-campus.ts'
import { bareCheckout } from './bare-checkout.ts'

const buyersCount = 48
const lanes = 8
const price = 100

interface Buyer {
  readonly token: string
}

/** A school whose students buy a certificate on paper for a yuan, with beans enough for the whole run. */
const openShop = async (campus: TestCampus) => {
  const first = await enrolled(campus, { rules: { charge: 'each', price, ways: ['paper'] } })
  const buyers = [first]
  while (buyers.length < buyersCount) {
    const student = await enter(campus, { schoolId: first.schoolId })
    await makeRecord(campus.ground.sql, student.person)
    buyers.push({ ...student, templateId: first.templateId, recordId: '' })
  }
  for (const buyer of buyers) await giveBeans(campus, buyer, { free: 50_000_000 })
  return { buyers, templateId: first.templateId }
}

/** Work in several lanes for so many seconds: how often it was done a second, and how long the slowest of a hundred took. */
const measure = async (seconds: number, work: (turn: number) => Promise<unknown>) => {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  let turn = 0
  const run = async () => {
    while (performance.now() < end) {
      const began = performance.now()
      turn += 1
      await work(turn)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: lanes }, run))
  const sorted = times.toSorted((one, other) => one - other)
  return { perSecond: times.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

/** From the form to the paid order, as the app does it: two calls, with everything that hangs on them. */
const checkoutOf = (campus: TestCampus, buyers: readonly Buyer[], templateId: string) => async (turn: number) => {
  const ask = asker(campus.url)
  const buyer = buyers[turn % buyers.length]
  const applied = await ask(fileApply, { templateId, way: 'paper' }, { token: buyer?.token })
  const paid = await ask(payOrder, { orderId: applied.data?.orderId ?? '', way: 'beans' }, { token: buyer?.token })
  if (!paid.data?.isPaid) throw new Error(paid.msg)
  return applied.data.orderId
}

const atOnce = 20_000

/** One portion of orders of the past, shaped like one of today and spread over the buyers, older from number to number. */
const pastOrders = `
  with people as (select person_id, row_number() over () - 1 as place, count(*) over () as count from (select distinct person_id from purchase_order) known),
    past as (select uuidv7(make_interval(secs => -n)) as id, n from generate_series($2::int + 1, $2::int + $3::int) n),
    made as (
      insert into purchase_order
      select made.* from past join people on people.place = past.n % people.count,
        (select to_jsonb(purchase_order) as row from purchase_order where id = $1) like_this,
        lateral jsonb_populate_record(null::purchase_order, like_this.row || jsonb_build_object('id', past.id, 'number', 'B' || past.n, 'person_id', people.person_id)) made
      returning id
    )
  insert into order_line
  select line.* from made, (select to_jsonb(order_line) as row from order_line where order_id = $1 limit 1) like_this,
    lateral jsonb_populate_record(null::order_line, like_this.row || jsonb_build_object('id', uuidv7(), 'order_id', made.id)) line`

const fillOrders = async ({ ground: { sql } }: TestCampus, likeOrderId: string, upTo: number) => {
  const { rows } = await runText(sql, 'select count(*)::int as count from purchase_order')
  for (let count = Number(rows[0]?.['count']); count < upTo; count += atOnce)
    await runText(sql, pastOrders, [likeOrderId, count, Math.min(atOnce, upTo - count)])
  await runText(sql, 'analyze purchase_order, order_line')
}

/** Checkouts a second with everything on, beside the same rows written by bare SQL, among few orders and among many. */
export const measureCheckouts = async (sizes: readonly number[], seconds: number) => {
  const campus = await openTestCampus({ environment: { REQUESTS_PER_MINUTE: '1000000', DATABASE_CONNECTIONS: '20' } })
  const database = openDatabase(campus.databaseUrl, { maxConnections: lanes, onError: () => undefined })
  const { pool } = database
  try {
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) await pool.query(`alter system set ${name} = on`)
    await pool.query('select pg_reload_conf()')
    const { buyers, templateId } = await openShop(campus)
    const checkout = checkoutOf(campus, buyers, templateId)
    const likeOrderId = await checkout(0)
    const writeBare = await bareCheckout(pool, likeOrderId)
    await measure(2, checkout)
    const measured = []
    for (const size of sizes) {
      await fillOrders(campus, likeOrderId, size)
      const bare = await measure(seconds, () => writeBare())
      const ours = await measure(seconds, checkout)
      const ask = asker(campus.url)
      const listed = await measure(2, (turn) => ask(orders, {}, { token: buyers[turn % buyers.length]?.token }))
      measured.push({ size, ours, bare, listed })
    }
    return measured
  } finally {
    await database.close()
    await campus.close()
  }
}
