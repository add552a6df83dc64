import { decideCorrection } from '@campus/contract/people/corrections.ts'
import { decideDeletion } from '@campus/contract/people/privacy.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { closingGuards } from './closing.extension.ts'
import { correctionsWaiting } from './corrections/correction-decision.service.ts'
import { describeCorrection } from './corrections/correction-subject.service.ts'
import { packExport } from './export/pack-export.service.ts'
import { packCopyJob } from './people.jobs.ts'
import { peopleRoutes } from './people.routes.ts'
import { photoLibrary } from './photo-library.extension.ts'
import { describeDataRequest } from './privacy/data-request-subject.service.ts'
import { deletionsWaiting } from './privacy/deletion.service.ts'
import { dataCopies, importLines, profileViews, sweepPeople } from './privacy/people-sweep.service.ts'

export const peopleModule = defineModule({
  name: 'people',
  after: ['files', 'messages', 'transit'],
  routes: peopleRoutes,
  jobs: [jobHandler(packCopyJob, (ctx, { requestId }, attempt) => packExport(ctx, requestId, attempt))],
  housekeeping: sweepPeople,
  retention: [dataCopies, profileViews, importLines],
  extensionPoints: [closingGuards, photoLibrary],
  provides: [
    waitingQueues.give({
      corrections: { decidedBy: decideCorrection, measure: correctionsWaiting },
      deletions: { decidedBy: decideDeletion, measure: deletionsWaiting },
    }),
    subjects.give({ correction: describeCorrection, data_request: describeDataRequest }),
  ],
})
