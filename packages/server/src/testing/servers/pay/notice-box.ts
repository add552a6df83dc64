import type { TestContext } from 'node:test'
import { ForgedNotice, type Notice, type NoticeGiven, type PayPort } from '../../../ports/pay/pay.ts'
import { serveLocally } from '../local-server.ts'

/** Takes notices as campus does: what is read and what is turned away, for one test. */
export const openNoticeBox = async (test: TestContext) => {
  const taken: Notice[] = []
  const turnedAway: string[] = []
  let port: PayPort | undefined
  const url = await serveLocally(test, async ({ headers, body }) => {
    const given: NoticeGiven = { headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])), body }
    try {
      if (!port) throw new Error('nobody reads notices yet')
      taken.push(await port.readNotice(given))
      return port.acknowledge(true)
    } catch (error) {
      if (!(error instanceof ForgedNotice)) throw error
      turnedAway.push(error.message)
      return { status: 401 }
    }
  })
  return { url, taken, turnedAway, readWith: (reader: PayPort) => void (port = reader) }
}
