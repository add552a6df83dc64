import { decideGone } from '@campus/contract/exchange/sources.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { nightlyExchangeJob, readDataImportJob, runDataImportJob } from './exchange.jobs.ts'
import { exchangeRoutes } from './exchange.routes.ts'
import { endIfLast, importRetention, sweepImports } from './imports/import-end.service.ts'
import { dataImportExport } from './imports/import-list-export.ts'
import { describeImport } from './imports/import-subject.service.ts'
import { readDataImport, runDataImport } from './imports/import-work.service.ts'
import { runNight } from './imports/run-source.service.ts'
import { missingExport } from './missing/missing-export.ts'
import { goneWaiting } from './sources/gone.service.ts'
import { goneExport } from './sources/gone-export.ts'

export const exchangeModule = defineModule({
  name: 'exchange',
  after: [
    'academics',
    'administration',
    'audit',
    'documents',
    'files',
    'grades',
    'logs',
    'messages',
    'people',
    'records',
    'schedule',
    'school',
  ],
  routes: exchangeRoutes,
  jobs: [
    jobHandler(readDataImportJob, (ctx, { id, tries }, attempt) =>
      endIfLast(ctx, id, attempt, (ctx, id) => readDataImport(ctx, id, tries)),
    ),
    jobHandler(runDataImportJob, (ctx, { id }, attempt) => endIfLast(ctx, id, attempt, runDataImport)),
    jobHandler(nightlyExchangeJob, runNight, { schedule: '10 18 * * *' }),
  ],
  housekeeping: sweepImports,
  retention: importRetention,
  provides: [
    exportSources.give({ data_imports: dataImportExport, missing_scores: missingExport, gone_students: goneExport }),
    waitingQueues.give({ gone_students: { decidedBy: decideGone, measure: goneWaiting } }),
    subjects.give({ data_import: describeImport }),
  ],
})
