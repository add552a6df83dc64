import { defineJob } from '../../platform/jobs.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { fetching } from '../printing/printing.extension.ts'
import { entrustRoutes } from './entrust.routes.ts'
import { describeEntrustment } from './entrustments/entrust-subject.service.ts'
import { withdrawAllOf } from './entrustments/entrustment.service.ts'
import { exportEntrustments, forgetEntrustments } from './entrustments/own-entrustment.service.ts'
import { noteFetched } from './fetching/fetched.service.ts'
import { sweepEntrustments } from './fetching/sweep.service.ts'

export const entrustModule = defineModule({
  name: 'entrust',
  after: ['printing'],
  routes: entrustRoutes,
  jobs: [jobHandler(defineJob('entrust.sweep'), sweepEntrustments, { schedule: '*/10 * * * *' })],
  personalData: { entrustments: exportEntrustments },
  onAccountClosed: (ctx, { id }) => forgetEntrustments(ctx, id),
  provides: [fetching.give({ noteFetched, takeBack: withdrawAllOf }), subjects.give({ entrustment: describeEntrustment })],
})
