import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { logInToDemo } from '@campus/server/testing/demo-login.ts'
import { headersFor, withBareServer, withDemoServer } from '../demo-server.ts'
import { compare, loadFor, medianOf, type Target } from '../load.ts'
import { judgeRatio, printLine } from '../report.ts'

const goals = { reads: 0.75, writes: 0.6, metrics: 0.98 }
export const [rounds, seconds] = [7, 2]

const reportComparison = async (what: string, goal: number, ours: Target, bare: Target) => {
  const measured = await compare(ours, bare, rounds, seconds)
  printLine(`${what}: requests/s`, measured.ours.perSecond.toFixed(0), `bare Fastify ${measured.bare.perSecond.toFixed(0)}`)
  printLine(`${what}: p99`, `${measured.ours.p99} ms`, `bare Fastify ${measured.bare.p99} ms`)
  judgeRatio(what, measured.ratio, goal)
}

/** Asks for the metrics every second meanwhile, as Prometheus would at its busiest. */
const whileScraped = async <Answer>(url: string, work: () => Promise<Answer>): Promise<Answer> => {
  const timer = setInterval(() => void fetch(`${url}/metrics`).then((response) => response.text()), 1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/** Counting itself is two additions a request and never off; what can cost is reading the counts. */
const reportMetrics = async (url: string, target: Target) => {
  const [scraped, alone]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    scraped.push((await whileScraped(url, () => loadFor(seconds, target))).perSecond)
    alone.push((await loadFor(seconds, target)).perSecond)
  }
  judgeRatio('reads while metrics are read / alone', medianOf(scraped) / medianOf(alone), goals.metrics)
}

/** One row read and one row written, against a server that does nothing else. */
export const reportReads = () =>
  withDemoServer(async ({ url, databaseUrl }) => {
    const { token, user } = await logInToDemo(url, 'student')
    const [headers, json] = [headersFor(token), { 'content-type': 'application/json' }]
    const body = JSON.stringify({ nickname: 'measured' })
    await withBareServer(databaseUrl, async (bareUrl) => {
      const own = `${bareUrl}/person/${user?.uid ?? ''}`
      await reportComparison(
        'read by id',
        goals.reads,
        { url: url + ownInfo.path, method: 'GET', headers },
        { url: own, method: 'GET', headers: {} },
      )
      await reportMetrics(url, { url: url + ownInfo.path, method: 'GET', headers })
      await reportComparison(
        'write',
        goals.writes,
        { url: url + editBasicInfo.path, method: 'POST', headers: { ...headers, ...json }, body },
        { url: own, method: 'POST', headers: json, body },
      )
    })
  })
