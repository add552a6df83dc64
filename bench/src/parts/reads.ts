import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { logInToDemo } from '@campus/server/testing/demo-login.ts'
import { headersFor, withBareServer, withDemoServer } from '../demo-server.ts'
import { compare, type Target } from '../load.ts'
import { judgeRatio, printLine } from '../report.ts'

const goals = { reads: 0.75, writes: 0.6 }
export const [rounds, seconds] = [7, 2]

const reportComparison = async (what: string, goal: number, ours: Target, bare: Target) => {
  const measured = await compare(ours, bare, rounds, seconds)
  printLine(`${what}: requests/s`, measured.ours.perSecond.toFixed(0), `bare Fastify ${measured.bare.perSecond.toFixed(0)}`)
  printLine(`${what}: p99`, `${measured.ours.p99} ms`, `bare Fastify ${measured.bare.p99} ms`)
  judgeRatio(what, measured.ratio, goal)
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
      await reportComparison(
        'write',
        goals.writes,
        { url: url + editBasicInfo.path, method: 'POST', headers: { ...headers, ...json }, body },
        { url: own, method: 'POST', headers: json, body },
      )
    })
  })
