import { defineJob } from '../../platform/jobs.ts'
import { defineModule, jobHandler } from '../module.ts'
import { signHeads } from './sign-heads.service.ts'

export const evidenceModule = defineModule({
  name: 'evidence',
  after: ['wallet', 'documents'],
  jobs: [jobHandler(defineJob('evidence.sign'), signHeads, { schedule: '* * * * *' })],
})
