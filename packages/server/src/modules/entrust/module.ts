import { defineJob } from '../../platform/jobs.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { fetching } from '../printing/printing.extension.ts'
import { entrustRoutes } from './entrust.routes.ts'
import { describeEntrustment } from './entrust-subject.service.ts'
import { withdrawAllOf } from './entrustment.service.ts'
import { noteFetched } from './fetched.service.ts'
import { exportEntrustments, forgetEntrustments } from './own-entrustment.service.ts'
import { sweepEntrustments } from './sweep.service.ts'

export const entrustModule = defineModule({
  name: 'entrust',
  after: ['printing'],
  routes: entrustRoutes,
  jobs: [jobHandler(defineJob('entrust.sweep'), sweepEntrustments, { schedule: '*/10 * * * *' })],
  personalData: { entrustments: exportEntrustments },
  onAccountClosed: (ctx, { id }) => forgetEntrustments(ctx, id),
  provides: [fetching.give({ noteFetched, takeBack: withdrawAllOf }), subjects.give({ entrustment: describeEntrustment })],
})
