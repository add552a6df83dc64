import { serverHooks } from '../../http/server.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { openCallCounting } from './calls/call-counting.service.ts'
import { callSource } from './calls/call-source.ts'
import { rollUp, rollUpJob } from './counting/roll-up.service.ts'
import { describeHint } from './hints/hint-subject.service.ts'
import { findHints, hintsJob } from './hints/hints.service.ts'
import { deliverReport } from './reports/deliver.service.ts'
import { endReportsOf, mailDueReports, mailReportJob, reportsJob } from './reports/report-mails.service.ts'
import { describeReport, exportReports } from './reports/report-subject.service.ts'
import { reportRoutes } from './reports/reports.routes.ts'
import { countedRowExport } from './rows/counted-row-export.ts'
import { statisticSources } from './sources.extension.ts'
import { statisticsRoutes } from './statistics.routes.ts'
import { exportCountedDays, statisticRetention, sweepStatistics } from './statistics-sweep.service.ts'

export const statisticsModule = defineModule({
  name: 'statistics',
  after: ['audit', 'files', 'school', 'messages', 'people', 'logs'],
  routes: [...statisticsRoutes, ...reportRoutes],
  jobs: [
    jobHandler(rollUpJob, rollUp, { schedule: '* * * * *' }),
    jobHandler(hintsJob, findHints, { schedule: '4 * * * *' }),
    jobHandler(reportsJob, mailDueReports, { schedule: '34 * * * *' }),
    jobHandler(mailReportJob, (ctx, { id }, attempt) => deliverReport(ctx, id, attempt), { concurrency: 2 }),
  ],
  housekeeping: sweepStatistics,
  retention: statisticRetention,
  personalData: { statistics: exportCountedDays, reports: exportReports },
  onAccountClosed: (ctx, { id }) => endReportsOf(ctx, id),
  extensionPoints: [statisticSources],
  provides: [
    serverHooks.give({ openCallCounting }),
    statisticSources.give({ calls: callSource }),
    exportSources.give({ counted_rows: countedRowExport }),
    subjects.give({ statistic_report: describeReport, statistic_hint: describeHint }),
  ],
})
