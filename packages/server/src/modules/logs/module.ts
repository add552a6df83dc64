import { decideExport } from '@campus/contract/logs/exports.ts'
import { defineJob } from '../../platform/jobs.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { endExportsOf, endIfLast, sweepExports } from './exports/end.service.ts'
import { measureWaiting } from './exports/export.repository.ts'
import { exportSources } from './exports/export-source.extension.ts'
import { describeExport } from './exports/export-subject.service.ts'
import { exportJob } from './exports/exports.jobs.ts'
import { exportRoutes } from './exports/exports.routes.ts'
import { listForCopy } from './exports/read.service.ts'
import { runExport } from './exports/run.service.ts'
import { announcementExport } from './lists/announcement-export.ts'
import { correctionExport, deletionExport } from './lists/request-exports.ts'
import { logSources } from './log-source.extension.ts'
import { logRoutes } from './logs.routes.ts'
import { operationExport, operationSource } from './operations/operation-source.ts'
import { makeMonths } from './retention/months.service.ts'
import { sweepLogs } from './retention/retention.service.ts'
import { exportFiles, passingLogs } from './retention/retention-kinds.ts'
import { exportTrail } from './trail/export-trail.ts'
import { trailExport } from './trail/trail.service.ts'
import { trailSources } from './trail/trail-sources.extension.ts'

export const logsModule = defineModule({
  name: 'logs',
  after: ['audit', 'files', 'school', 'messages', 'people'],
  routes: [...logRoutes, ...exportRoutes],
  jobs: [
    jobHandler(defineJob('logs.make-months'), makeMonths, { schedule: '5 1 * * *' }),
    jobHandler(exportJob, (ctx, { id }, attempt) => endIfLast(ctx, id, attempt, runExport), { concurrency: 2 }),
  ],
  housekeeping: async (ctx) => {
    await sweepLogs(ctx)
    await sweepExports(ctx)
  },
  retention: [...passingLogs, exportFiles],
  onStart: makeMonths,
  extensionPoints: [logSources, exportSources, trailSources],
  provides: [
    waitingQueues.give({
      exports: { decidedBy: decideExport, measure: (ctx) => measureWaiting(ctx.sql, { ...ctx.caller, now: ctx.now() }) },
    }),
    logSources.give({ operation: operationSource }),
    trailSources.give({ exports: exportTrail }),
    exportSources.give({
      operation: operationExport,
      trail: trailExport,
      announcements: announcementExport,
      corrections: correctionExport,
      deletions: deletionExport,
    }),
    subjects.give({ log_export: describeExport }),
  ],
  personalData: { exports: listForCopy },
  onAccountClosed: (ctx, { id }) => endExportsOf(ctx, id),
})
