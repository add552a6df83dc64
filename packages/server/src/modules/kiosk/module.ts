import { defineJob } from '../../platform/jobs.ts'
import { defineModule, jobHandler } from '../module.ts'
import { kioskRoutes } from './kiosk.routes.ts'
import { sweepVisits, visits } from './sweep.service.ts'

export const kioskModule = defineModule({
  name: 'kiosk',
  after: ['cloudprint'],
  routes: kioskRoutes,
  jobs: [jobHandler(defineJob('kiosk.sweep'), sweepVisits, { schedule: '* * * * *', removes: [visits] })],
})
