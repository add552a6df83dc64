import { defineJob } from '../../platform/jobs.ts'
import { defineModule, jobHandler } from '../module.ts'
import { sealNewEntries } from './audit.service.ts'

export const auditModule = defineModule({
  name: 'audit',
  after: [],
  jobs: [jobHandler(defineJob('audit.seal'), sealNewEntries, { schedule: '* * * * *' })],
})
