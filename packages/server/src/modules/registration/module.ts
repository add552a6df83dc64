import { reviewCases, reviewUnmatched } from '@campus/contract/registration/console/cases.ts'
import { defineJob } from '../../platform/jobs.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { trailSources } from '../logs/trail/trail-sources.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { matchedCaseExport, unmatchedCaseExport } from './console/case-export.ts'
import { measureMatched, measureUnmatched } from './console/case-list.service.ts'
import { registrationConsoleRoutes } from './console/console.routes.ts'
import { registrationLogExport } from './console/log-export.ts'
import { registrationSource, reviewSource } from './console/registration-sources.ts'
import { registrationTrail } from './console/registration-trail.ts'
import { describeReview } from './console/review-subject.service.ts'
import { eraseRegistrations, exportRegistrations, forgetRegistrations } from './housekeeping/personal-data.service.ts'
import { registrationRetention, sweepRegistrations } from './housekeeping/sweep.service.ts'
import { openDue } from './opening/due.service.ts'
import { registrationRoutes } from './registration.routes.ts'

export const registrationModule = defineModule({
  name: 'registration',
  after: ['account', 'faces', 'files', 'logs', 'messages', 'people', 'school'],
  routes: [...registrationRoutes, ...registrationConsoleRoutes],
  jobs: [jobHandler(defineJob('registration.open-due'), openDue, { schedule: '* * * * *' })],
  housekeeping: sweepRegistrations,
  retention: registrationRetention,
  personalData: { registrations: exportRegistrations },
  onDataErased: eraseRegistrations,
  onAccountClosed: forgetRegistrations,
  provides: [
    waitingQueues.give({
      matched_cases: { decidedBy: reviewCases, measure: measureMatched },
      unmatched_cases: { decidedBy: reviewUnmatched, measure: measureUnmatched },
    }),
    trailSources.give({ registration_log: registrationTrail }),
    exportSources.give({
      matched_cases: matchedCaseExport,
      unmatched_cases: unmatchedCaseExport,
      registration_log: registrationLogExport,
    }),
    statisticSources.give({ registrations: registrationSource, registration_reviews: reviewSource }),
    subjects.give({ registration_review: describeReview }),
  ],
})
