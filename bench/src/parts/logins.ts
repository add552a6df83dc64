import { measureLogins } from '../logins.ts'
import { judgeRatio, tell } from '../report.ts'
import { perSecond, slowest } from './checkouts.ts'

const goal = 0.5

export const tellLogins = async () => {
  const { ours, bare } = await measureLogins(3)
  tell('bare server', perSecond(bare), slowest(bare))
  tell('logins', perSecond(ours), slowest(ours))
  judgeRatio('of a bare server', ours.perSecond / bare.perSecond, goal)
}
