import { retryJob } from '@campus/contract/operations/failed-jobs.ts'
import { serverHooks } from '../../http/server.extension.ts'
import { personParts } from '../console/person/person-parts.extension.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { trailSources } from '../logs/trail/trail-sources.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { backUpJob, followLogJob, rehearseJob } from './backups/backup.jobs.ts'
import { backupRoutes } from './backups/backup.routes.ts'
import { backUp, backupRuns, followChanges, forgetLog } from './backups/backup.service.ts'
import { rehearse } from './backups/rehearsal.service.ts'
import { exportDuties, forgetDuties } from './duties/duty.service.ts'
import { measureFailed } from './jobs/failed-job.repository.ts'
import { failedJobExport } from './jobs/failed-job-export.ts'
import { operationsRoutes } from './operations.routes.ts'
import { retentionExport } from './retention/retention-export.ts'
import { sessionsOfPerson } from './sessions/person-sessions.service.ts'
import { sessionExport } from './sessions/session-export.ts'
import { sessionTrail } from './sessions/session-trail.ts'
import { openProcessReporting } from './status/process-report.service.ts'

export const operationsModule = defineModule({
  name: 'operations',
  after: [
    'administration',
    'audit',
    'cloudprint',
    'documents',
    'evidence',
    'faces',
    'logs',
    'registration',
    'statistics',
    'terminals',
    'wallet',
    'account',
    'people',
    'school',
  ],
  routes: [...operationsRoutes, ...backupRoutes],
  jobs: [
    // At night in China; what was written since the last one is small then.
    jobHandler(backUpJob, (ctx, { askedBy }) => backUp(ctx, askedBy ?? null), { schedule: '20 18 * * *', removes: [backupRuns] }),
    jobHandler(followLogJob, followChanges, { schedule: '* * * * *' }),
    jobHandler(rehearseJob, rehearse, { schedule: '40 19 * * 6' }),
  ],
  onStart: forgetLog,
  personalData: { duties: exportDuties },
  onAccountClosed: forgetDuties,
  provides: [
    trailSources.give({ sessions: sessionTrail }),
    exportSources.give({ sessions: sessionExport, failed_jobs: failedJobExport, retention: retentionExport }),
    waitingQueues.give({ failed_jobs: { decidedBy: retryJob, measure: (ctx) => measureFailed(ctx.sql, ctx.caller.schoolId) } }),
    personParts.give({ sessions: sessionsOfPerson }),
    serverHooks.give({ openProcessReporting }),
  ],
})
