import { reviewText } from '@campus/contract/appraisal/console.ts'
import { defineJob } from '../../platform/jobs.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { makeKeysJob } from './appraisal.jobs.ts'
import { appraisalRoutes } from './appraisal.routes.ts'
import { sweepCampaigns } from './ballots/close.service.ts'
import { describeCampaign } from './campaigns/campaign-subject.service.ts'
import { measureWaitingTexts } from './console/text-review.service.ts'
import { makeKeys } from './tokens/make-keys.service.ts'
import { exportTokens, forgetTokens, participation } from './tokens/token.service.ts'

export const appraisalModule = defineModule({
  name: 'appraisal',
  after: ['schedule'],
  routes: appraisalRoutes,
  jobs: [jobHandler(makeKeysJob, makeKeys), jobHandler(defineJob('appraisal.sweep'), sweepCampaigns, { schedule: '* * * * *' })],
  housekeeping: forgetTokens,
  retention: [participation],
  personalData: { appraisals: exportTokens },
  provides: [
    waitingQueues.give({ ballot_texts: { decidedBy: reviewText, measure: measureWaitingTexts } }),
    subjects.give({ appraisal: describeCampaign }),
  ],
})
