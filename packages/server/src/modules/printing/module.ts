import { resolvePrintJob } from '@campus/contract/printing/console.ts'
import { defineJob } from '../../platform/jobs.ts'
import { personParts } from '../console/person/person-parts.extension.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { trailSources } from '../logs/trail/trail-sources.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { sweepCodes } from './codes/code.service.ts'
import { measureUnsure } from './console/console-job.repository.ts'
import { printJobExport } from './console/job-export.ts'
import { printsOfPerson } from './console/person-prints.service.ts'
import { printSource } from './console/print-source.ts'
import { printTrail } from './console/print-trail.ts'
import { exportTerminalPrints } from './jobs/export.service.ts'
import { sweepPrinting } from './jobs/lapse.service.ts'
import { describeUnsurePrint } from './jobs/unsure-subject.service.ts'
import { fetching, printables } from './printing.extension.ts'
import { printingRoutes } from './printing.routes.ts'

export const printingModule = defineModule({
  name: 'printing',
  after: ['logs', 'statistics', 'terminals'],
  routes: printingRoutes,
  jobs: [
    jobHandler(
      defineJob('printing.sweep'),
      async (ctx) => {
        await sweepPrinting(ctx)
        await sweepCodes(ctx)
      },
      { schedule: '* * * * *' },
    ),
  ],
  personalData: { terminalPrints: exportTerminalPrints },
  extensionPoints: [printables, fetching],
  provides: [
    personParts.give({ prints: printsOfPerson }),
    waitingQueues.give({ unsure_prints: { decidedBy: resolvePrintJob, measure: (ctx) => measureUnsure(ctx.sql, ctx.caller.schoolId) } }),
    subjects.give({ unsure_print: describeUnsurePrint }),
    trailSources.give({ print_jobs: printTrail }),
    exportSources.give({ print_jobs: printJobExport }),
    statisticSources.give({ prints: printSource }),
  ],
})
