import { join } from 'node:path'
import { fileApply } from '@campus/contract/certificates/applications.ts'
import { orders } from '@campus/contract/orders/orders.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { giveBeans } from '@campus/server/testing/beans.ts'
import { enrolled } from '@campus/server/testing/documents.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { openDataFolder, type ServerProcess, startServerProcess } from '@campus/server/testing/server-process.ts'
import { makeRecord } from '@campus/server/testing/studies.ts'
import { openTestCampus, type TestCampus } from '@campus/server/testing/test-campus.ts'

const secret = 'one secret shared by all processes of the rush'

interface Unpaid {
  readonly orderId: string
  readonly token: string
}

/** People of one school, each with an order of a yuan that waits for its payment, and the beans for it. */
const placeOrders = async (campus: TestCampus, count: number): Promise<Unpaid[]> => {
  const first = await enrolled(campus, { rules: { charge: 'each', price: 100 } })
  const unpaid: Unpaid[] = []
  for (let place = 0; place < count; place += 1) {
    const student = await enter(campus, { schoolId: first.schoolId })
    await makeRecord(campus.base.sql, student.person)
    await giveBeans(campus, student, { free: 100 })
    const { data, msg } = await asker(campus.url)(fileApply, { templateId: first.templateId, way: 'download' }, student)
    if (!data) throw new Error(msg)
    unpaid.push({ orderId: data.orderId, token: student.token })
  }
  return unpaid
}

export interface Rush {
  readonly seconds: number
  /** Answers that did not say "paid". */
  readonly refused: number
  readonly slowestMs: number
  /** Of people who only list their orders meanwhile. */
  readonly slowestReadMs: number
}

const timed = async <Answer>(work: Promise<Answer>) => {
  const began = performance.now()
  const answer = await work
  return { answer, ms: performance.now() - began }
}

/** All pay at the same moment, spread over the processes, and one in ten looks at their orders. */
const payAllAtOnce = async (urls: readonly string[], unpaid: readonly Unpaid[]): Promise<Rush> => {
  const urlOf = (place: number) => urls[place % urls.length] ?? ''
  const began = performance.now()
  const reading = unpaid.filter((_, place) => place % 10 === 0).map(({ token }, place) => timed(asker(urlOf(place))(orders, {}, { token })))
  const paying = unpaid.map(({ orderId, token }, place) =>
    timed(asker(urlOf(place))(payOrder, { orderId, way: 'beans' }, { token }).catch(() => undefined)),
  )
  const [paid, read] = [await Promise.all(paying), await Promise.all(reading)]
  return {
    seconds: (performance.now() - began) / 1000,
    refused: paid.filter(({ answer }) => answer?.data?.isPaid !== true).length,
    slowestMs: Math.max(...paid.map(({ ms }) => ms)),
    slowestReadMs: Math.max(...read.map(({ ms }) => ms)),
  }
}

const withProcesses = async <Answer>(databaseUrl: string, count: number, work: (urls: string[]) => Promise<Answer>): Promise<Answer> => {
  const data = await openDataFolder()
  const servers: ServerProcess[] = []
  try {
    for (let place = 0; place < count; place += 1)
      servers.push(
        await startServerProcess({
          DATABASE_URL: databaseUrl,
          CAMPUS_SECRET: secret,
          CAMPUS_DATA: join(data.folder, `process-${place}`),
          REQUESTS_PER_MINUTE: '1000000',
        }),
      )
    const urls = servers.map(({ url, complained }) => {
      if (!url) throw new Error(complained())
      return url.replace('localhost', '127.0.0.1')
    })
    return await work(urls)
  } finally {
    for (const server of servers) server.signal('SIGTERM')
    await Promise.all(servers.map(({ ended }) => ended))
    await data.remove()
  }
}

/** So many payments at once on one process and on three, each on orders of its own. */
export const measureRush = async (payments: number) => {
  const campus = await openTestCampus({ environment: { CAMPUS_SECRET: secret, REQUESTS_PER_MINUTE: '1000000' } })
  try {
    const run = async (processes: number) => {
      const unpaid = await placeOrders(campus, payments)
      return withProcesses(campus.databaseUrl, processes, (urls) => payAllAtOnce(urls, unpaid))
    }
    // The processes are those of the demo, which comes first into an empty database or not at all.
    await withProcesses(campus.databaseUrl, 1, async () => undefined)
    return { one: await run(1), three: await run(3) }
  } finally {
    await campus.close()
  }
}
