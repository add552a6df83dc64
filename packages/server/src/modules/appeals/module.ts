import { reviewFreeCopies, reviewPayGrievance } from '@campus/contract/appeals/console.ts'
import { matters } from '../approval/matters.extension.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { gatherEvidenceJob } from './appeals.jobs.ts'
import { appealRoutes } from './appeals.routes.ts'
import { freeCopiesExport, paymentAppealExport } from './console/appeal-exports.ts'
import { freeCopiesWaiting } from './console/free-copies-review.service.ts'
import { grievancesWaiting } from './console/pay-grievance-review.service.ts'
import { exportFreeCopies } from './free-copies/free-copies.service.ts'
import { adoptFreeCopies } from './free-copies/free-copies-adoption.service.ts'
import { freeCopiesMatter } from './free-copies/free-copies-matter.service.ts'
import { describeFreeCopies, describeFreeCopiesReview } from './free-copies/free-copies-subject.service.ts'
import { gatherFor } from './pay-grievance/gather.service.ts'
import { exportPayGrievances } from './pay-grievance/pay-grievance.service.ts'
import { describePayGrievance, describePayGrievanceReview } from './pay-grievance/pay-grievance-subject.service.ts'

export const appealsModule = defineModule({
  name: 'appeals',
  after: ['orders', 'documents', 'logs', 'approval'],
  routes: appealRoutes,
  housekeeping: adoptFreeCopies,
  jobs: [jobHandler(gatherEvidenceJob, (ctx, { id }) => gatherFor(ctx, id))],
  personalData: { payGrievances: exportPayGrievances, freeCopiesRequests: exportFreeCopies },
  provides: [
    exportSources.give({ payment_appeals: paymentAppealExport, free_copies: freeCopiesExport }),
    waitingQueues.give({
      free_copies: { decidedBy: reviewFreeCopies, measure: freeCopiesWaiting },
      pay_grievances: { decidedBy: reviewPayGrievance, measure: grievancesWaiting },
    }),
    matters.give({ free_copies: freeCopiesMatter }),
    subjects.give({
      pay_grievance: describePayGrievance,
      pay_grievance_review: describePayGrievanceReview,
      free_copies: describeFreeCopies,
      free_copies_review: describeFreeCopiesReview,
    }),
  ],
})
