import { measureLogins } from '../logins.ts'
import { judgeRatio, printLine } from '../report.ts'
import { perSecond, slowest } from './checkouts.ts'

const goal = 0.5

export const reportLogins = async () => {
  const { ours, bare } = await measureLogins(3)
  printLine('bare server', perSecond(bare), slowest(bare))
  printLine('logins', perSecond(ours), slowest(ours))
  judgeRatio('of a bare server', ours.perSecond / bare.perSecond, goal)
}
