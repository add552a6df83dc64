import { defineJob } from '../../platform/jobs.ts'
import { defineModule, jobHandler } from '../module.ts'
import { retentionKind } from '../retention.ts'
import { sealNewEntries } from './audit.service.ts'

/** Evidence. */
const auditEntries = retentionKind({ kind: 'audit_entry', name: ['操作日志', 'Audit log', '操作日誌'], keptFor: null })

export const auditModule = defineModule({
  name: 'audit',
  after: [],
  retention: [auditEntries],
  jobs: [jobHandler(defineJob('audit.seal'), sealNewEntries, { schedule: '* * * * *' })],
})
