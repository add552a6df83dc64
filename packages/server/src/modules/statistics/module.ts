import { defineModule, jobHandler } from '../module.ts'
import { callSource } from './calls/call-source.ts'
import { rollUp, rollUpJob } from './counting/roll-up.service.ts'
import { statisticSources } from './sources.extension.ts'

export const statisticsModule = defineModule({
  name: 'statistics',
  after: ['audit', 'files', 'school', 'messages', 'people', 'logs'],
  jobs: [jobHandler(rollUpJob, rollUp, { schedule: '* * * * *' })],
  extensionPoints: [statisticSources],
  provides: [statisticSources.give({ calls: callSource })],
})
