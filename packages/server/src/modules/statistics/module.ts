import { serverHooks } from '../../http/server.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { openCallCounting } from './calls/call-counting.service.ts'
import { callSource } from './calls/call-source.ts'
import { rollUp, rollUpJob } from './counting/roll-up.service.ts'
import { findHints, hintsJob } from './hints/hints.service.ts'
import { statisticSources } from './sources.extension.ts'
import { statisticsRoutes } from './statistics.routes.ts'
import { exportCountedDays, sweepStatistics } from './statistics-sweep.service.ts'

export const statisticsModule = defineModule({
  name: 'statistics',
  after: ['audit', 'files', 'school', 'messages', 'people', 'logs'],
  routes: statisticsRoutes,
  jobs: [jobHandler(rollUpJob, rollUp, { schedule: '* * * * *' }), jobHandler(hintsJob, findHints, { schedule: '4 * * * *' })],
  housekeeping: sweepStatistics,
  personalData: { statistics: exportCountedDays },
  extensionPoints: [statisticSources],
  provides: [serverHooks.give({ openCallCounting }), statisticSources.give({ calls: callSource })],
})
