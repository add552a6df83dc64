import { reviewLibraryFile } from '@campus/contract/cloudprint/console.ts'
import { defineJob } from '../../platform/jobs.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { products } from '../orders/products.extension.ts'
import { closingGuards } from '../people/closing.extension.ts'
import { printables } from '../printing/printing.extension.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { sweepBlobs, unneededBlobs } from './blobs/print-blob.service.ts'
import { cloudPrintable } from './cloud-printable.service.ts'
import { readPrintFileJob } from './cloudprint.jobs.ts'
import { cloudprintRoutes } from './cloudprint.routes.ts'
import { libraryExport } from './console/library-export.ts'
import { filesWaiting } from './console/review.service.ts'
import { exportPrintFiles, forgetPrintFiles } from './files/print-file.service.ts'
import { readPrintFile } from './files/read-file.service.ts'
import { printFiles, sweepPrintFiles } from './files/sweep.service.ts'
import { forgetOffers, refusedFiles, sweepRefused } from './library/leave-library.service.ts'
import { librarySource } from './library/library-source.ts'
import { describeLibraryFile, describeLibraryReview } from './library/library-subject.service.ts'
import { exportLibraryFiles } from './library/share.service.ts'
import { expirePrints } from './orders/expire.service.ts'
import { printProduct } from './orders/print-product.service.ts'
import { describePrintTask } from './orders/print-subject.service.ts'
import { exportPrints, hasPrintToFetch } from './orders/print-task.service.ts'

export const cloudprintModule = defineModule({
  name: 'cloudprint',
  after: ['orders', 'entrust', 'logs'],
  routes: cloudprintRoutes,
  jobs: [
    jobHandler(readPrintFileJob, (ctx, { id }) => readPrintFile(ctx, id), { concurrency: ({ DOCUMENT_WORKERS }) => DOCUMENT_WORKERS }),
    jobHandler(
      defineJob('cloudprint.sweep'),
      async (ctx) => {
        await sweepPrintFiles(ctx)
        await sweepRefused(ctx)
        await sweepBlobs(ctx)
      },
      { schedule: '*/5 * * * *', removes: [printFiles, refusedFiles, unneededBlobs] },
    ),
    jobHandler(defineJob('cloudprint.expire'), expirePrints, { schedule: '*/5 * * * *' }),
  ],
  personalData: { prints: exportPrints, printFiles: exportPrintFiles, libraryFiles: exportLibraryFiles },
  onAccountClosed: async (ctx, { id }) => {
    await forgetPrintFiles(ctx, id)
    await forgetOffers(ctx, id)
  },
  provides: [
    waitingQueues.give({ library_files: { decidedBy: reviewLibraryFile, measure: filesWaiting } }),
    exportSources.give({ library_files: libraryExport }),
    statisticSources.give({ library: librarySource }),
    products.give({ print: printProduct }),
    closingGuards.give({ printToFetch: hasPrintToFetch }),
    printables.give({ cloud: cloudPrintable }),
    subjects.give({ print_task: describePrintTask, library_file: describeLibraryFile, library_review: describeLibraryReview }),
  ],
})
