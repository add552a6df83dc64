import { defineJob } from '../../platform/jobs.ts'
import { defineModule, jobHandler } from '../module.ts'
import { closeDays } from './closings/close-day.service.ts'
import { signHeads } from './sign-heads.service.ts'

export const evidenceModule = defineModule({
  name: 'evidence',
  after: ['wallet', 'documents', 'messages', 'school'],
  jobs: [
    jobHandler(defineJob('evidence.sign'), signHeads, { schedule: '* * * * *' }),
    // Every hour, because the day of a school ends by its own clock.
    jobHandler(defineJob('evidence.close-days'), closeDays, { schedule: '9 * * * *' }),
  ],
})
