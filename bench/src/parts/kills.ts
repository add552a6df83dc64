import { randomBytes } from 'node:crypto'
import { proveSound } from '@campus/server/modules/approval/engine/prove-sound.ts'
import { killDuringApprovals } from '@campus/server/testing/approval-kills.ts'
import { openTestCampus } from '@campus/server/testing/test-campus.ts'
import { judge, printLine } from '../report.ts'

export const kills = 100

/** Nothing here is about speed: `proveSound` throws at the first row that is not as the engine promises. */
export const reportKills = async () => {
  const secret = randomBytes(32).toString('hex')
  const campus = await openTestCampus({ environment: { CAMPUS_SECRET: secret } })
  try {
    const { instances, actions, unanswered, notices } = await killDuringApprovals(campus, secret, kills)
    await proveSound(campus.base, instances)
    printLine('applications', String(instances.length), `${actions} actions`)
    printLine('requests that nobody answered', String(unanswered), 'sent again with the same key')
    const wrong = notices.filter(({ count }) => count !== 1).length
    judge('notices sent twice', String(wrong), wrong === 0, '0', `${notices.length} notices`)
  } finally {
    await campus.close()
  }
}
