import { setTimeout } from 'node:timers/promises'
import { openDatabase, runText, type Sql } from '@campus/server/platform/db/sql.ts'
import { typstTypesetter } from '@campus/server/ports/typesetter/typst-typesetter.ts'
import { openTestCampus } from '@campus/server/testing/test-campus.ts'
import { bareCheckout } from './bare-checkout.ts'
import { sendBuyers } from './buyers.ts'
import { lanes, measure } from './lanes.ts'
import { type Measured, medianOf } from './load.ts'
import { pausable } from './makers.ts'
import { fillOrders } from './past-orders.ts'
import { openShop } from './shop.ts'

const rounds = 3

const readCount = async (sql: Sql, text: string) => Number((await runText(sql, text)).rows[0]?.['count'])
const unmade = `select count(*) from pgboss.job where name in ('certificates.issue', 'documents.make') and state < 'completed'`
const made = `select count(*) from issued_document where state <> 'making'`
const placed = 'select count(*) from purchase_order'

const waitForMakers = async (sql: Sql) => {
  for (let looks = 0; looks < 1500; looks += 1) {
    if ((await readCount(sql, unmade)) === 0) return
    await setTimeout(200)
  }
  throw new Error('documents wait that nobody makes')
}

/** What is done, and how many documents were made a second beside it. */
const besideMakers = async (sql: Sql, work: () => Promise<Measured>) => {
  const [before, began] = [await readCount(sql, made), performance.now()]
  const measured = await work()
  return { ...measured, documents: (((await readCount(sql, made)) - before) * 1000) / (performance.now() - began) }
}

/** What is done, and how much of the server's time each order took: that is steady on a busy machine as well. */
const countingCpu = async (sql: Sql, work: () => Promise<Measured>) => {
  const [before, since] = [await readCount(sql, placed), process.cpuUsage()]
  const measured = await work()
  const { user, system } = process.cpuUsage(since)
  return { ...measured, cpuMs: (user + system) / 1000 / ((await readCount(sql, placed)) - before) }
}

const summary = (all: readonly Measured[]): Measured => ({
  perSecond: medianOf(all.map(({ perSecond }) => perSecond)),
  p99: medianOf(all.map(({ p99 }) => p99)),
})

export interface MeasuredCheckouts {
  readonly size: number
  /** The same rows, written by one plain transaction. */
  readonly bare: Measured
  /** While the makers of documents wait. */
  readonly alone: Measured & { readonly cpuMs: number }
  readonly whole: Measured & { readonly documents: number }
  /** The list of their orders: of people as most are, and of one customer who has a hundredth of all. */
  readonly listed: Measured
  readonly listedOfRegular: Measured
}

/** Checkouts among few orders and among many, by buyers in a process of their own; in turns with the bare writer, and the medians count. */
export const measureCheckouts = async (sizes: readonly number[], seconds: number) => {
  const makers = pausable(typstTypesetter({ workers: 2 }))
  const campus = await openTestCampus({
    environment: { REQUESTS_PER_MINUTE: '1000000', DATABASE_CONNECTIONS: '20' },
    services: () => ({ typesetter: makers.typesetter }),
    checksOutput: false,
    isDurable: true,
  })
  const { sql } = campus.base
  const database = openDatabase(campus.databaseUrl, { maxConnections: lanes, onError: () => undefined })
  const { pool } = database
  try {
    const { shop, tokens, copied, regular } = await openShop(campus)
    await waitForMakers(sql)
    const writers = await Promise.all(copied.map((id) => bareCheckout(pool, id)))
    const buy = () => sendBuyers({ ...shop, action: 'checkOut', tokens, seconds })
    const list = (of: readonly string[]) => sendBuyers({ ...shop, action: 'readOrders', tokens: of, seconds: 2 })
    const measured: MeasuredCheckouts[] = []
    for (const size of sizes) {
      await fillOrders(sql, { likeOrderId: copied[0] ?? '', regularId: regular.person.id }, size)
      const each = []
      for (let round = 0; round < rounds; round += 1) {
        const whole = await besideMakers(sql, buy)
        makers.pause()
        const bare = await measure(seconds, async (turn) => writers[turn % writers.length]?.())
        const alone = await countingCpu(sql, buy)
        makers.goOn()
        await waitForMakers(sql)
        each.push({ whole, bare, alone, listed: await list(tokens), listedOfRegular: await list([regular.token]) })
      }
      measured.push({
        size,
        bare: summary(each.map(({ bare }) => bare)),
        alone: { ...summary(each.map(({ alone }) => alone)), cpuMs: medianOf(each.map(({ alone }) => alone.cpuMs)) },
        whole: { ...summary(each.map(({ whole }) => whole)), documents: medianOf(each.map(({ whole }) => whole.documents)) },
        listed: summary(each.map(({ listed }) => listed)),
        listedOfRegular: summary(each.map(({ listedOfRegular }) => listedOfRegular)),
      })
    }
    return measured
  } finally {
    makers.goOn()
    await database.close()
    await campus.close()
  }
}
