import { openDatabase, runText, type Sql } from '@campus/server/platform/db/sql.ts'
import { openTestCampus, type TestCampus } from '@campus/server/testing/test-campus.ts'
import { bareStatements, releaseBare } from './bare-print.ts'
import { bareRows } from './bare-print-rows.ts'
import { withBareServer } from './demo-server.ts'
import { lanes, measure } from './lanes.ts'
import { type Measured, medianOf } from './load.ts'
import { openPrintShop, type PrintShop } from './print-shop.ts'
import { releasePrints, waitForPrints } from './printers.ts'
import { fillWaiting, listWaiting } from './waiting-prints.ts'

const rounds = 3
/** More than anybody prints in a round, the bare writer too. */
const enough = 10_000
const timesEach = 20

const idsOf = async (sql: Sql, text: string) => (await runText(sql, text)).rows.map(({ id }) => String(id))

/** The middle and the slowest of a hundred. */
const spread = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other)
  return { p50: medianOf(sorted), p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

const summary = (all: readonly Measured[]): Measured => ({
  perSecond: medianOf(all.map(({ perSecond }) => perSecond)),
  p99: medianOf(all.map(({ p99 }) => p99)),
})

interface MeasuredReleases {
  readonly size: number
  /** The same rows, written by one plain statement without HTTP. */
  readonly rows: Measured
  /** The same rows by a bare server, in as many calls. */
  readonly calls: Measured
  readonly released: Measured
}

type Pool = ReturnType<typeof openDatabase>['pool']

/** Jobs that are released among few that wait and among many, in turns with the bare writer; the medians count. */
const measureReleases = async (
  { url, base: { sql } }: TestCampus,
  pool: Pool,
  shop: PrintShop,
  sizes: readonly number[],
  seconds: number,
  bareUrl: string,
) => {
  const { terminals, likeTaskId, printing } = shop
  const tokens = new Map(printing.map(({ person, token }) => [person.id, token]))
  const ownerIds = [...tokens.keys()]
  const others = await idsOf(sql, `select id from person where number like 'past-%'`)
  const next = async () => {
    await fillWaiting(sql, { likeTaskId, ownerIds }, enough)
    const waiting = await listWaiting(sql, ownerIds, enough)
    return waiting.map(({ itemId, ownerId }) => ({ itemId, token: tokens.get(ownerId) ?? '' }))
  }
  const release = async () => releasePrints({ url, terminals, waiting: await next(), seconds })
  await release()
  const [jobId = ''] = await idsOf(sql, `select id from print_job where state = 'done' limit 1`)
  const nextIds = async () => (await next()).map(({ itemId }) => itemId)
  const writeRows = async () => measure(1, await bareRows(pool, jobId, await nextIds()))
  const writeByCalls = async () => releaseBare(pool, bareUrl, jobId, await nextIds(), seconds)
  const measured: MeasuredReleases[] = []
  for (const size of sizes) {
    await fillWaiting(sql, { likeTaskId, ownerIds: others }, size - enough)
    const each = []
    for (let round = 0; round < rounds; round += 1)
      each.push({ released: await release(), rows: await writeRows(), calls: await writeByCalls() })
    measured.push({
      size,
      released: summary(each.map(({ released }) => released)),
      rows: summary(each.map(({ rows }) => rows)),
      calls: summary(each.map(({ calls }) => calls)),
    })
  }
  return measured
}

/** How long people wait at a terminal for what they pay on their phone. */
const measureWaits = async (url: string, { terminals, paying }: PrintShop) => {
  const students = paying.flatMap(({ token, fileId }, place) => {
    const machines = terminals[place]
    return machines ? [{ token, fileId, machines }] : []
  })
  const waited = await waitForPrints({ url, students, times: timesEach })
  return { visible: spread(waited.map(({ visible }) => visible)), taken: spread(waited.map(({ taken }) => taken)) }
}

export const measurePrinting = async (sizes: readonly number[], seconds: number) => {
  const campus = await openTestCampus({
    environment: { REQUESTS_PER_MINUTE: '1000000', DATABASE_CONNECTIONS: '20' },
    checksOutput: false,
    isDurable: true,
  })
  const database = openDatabase(campus.databaseUrl, { maxConnections: lanes, onError: () => undefined })
  try {
    const shop = await openPrintShop(campus)
    const releases = await withBareServer(
      campus.databaseUrl,
      (bareUrl) => measureReleases(campus, database.pool, shop, sizes, seconds, bareUrl),
      bareStatements,
    )
    return { releases, ...(await measureWaits(campus.url, shop)) }
  } finally {
    await database.close()
    await campus.close()
  }
}
