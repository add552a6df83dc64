import { logInToDemo } from '@campus/server/testing/demo-login.ts'
import { headersFor, withDemoServer } from '../demo-server.ts'
import { fill, targets } from '../inbox.ts'
import { compare, type Target } from '../load.ts'
import { judgeRatio } from '../report.ts'
import { rounds, seconds } from './reads.ts'

const goal = 0.8
export const messages = 100_000

/** What is far down or among many, against the same near the top or among few. */
const reportDepth = async (what: string, far: Target, near: Target) => {
  const measured = await compare(far, near, rounds, seconds)
  const numbers = `${measured.ours.perSecond.toFixed(0)} and ${measured.bare.perSecond.toFixed(0)} requests/s`
  judgeRatio(what, measured.ratio, goal, numbers)
}

export const reportInbox = () =>
  withDemoServer(async ({ url, databaseUrl }) => {
    const { token, user } = await logInToDemo(url, 'student')
    const inbox = targets(url, headersFor(token), await fill(databaseUrl, user?.uid ?? '', messages))
    const small = targets(url, headersFor((await logInToDemo(url, 'visitor')).token), '')
    await reportDepth('last page / first page', inbox.deep, inbox.first)
    await reportDepth('last page / first page of a group', inbox.deepInGroup, inbox.firstInGroup)
    await reportDepth('unread number / of a small inbox', inbox.unread, small.unread)
  })
