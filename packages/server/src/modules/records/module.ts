import { decideRecordChange } from '@campus/contract/records/changes.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule } from '../module.ts'
import { exportChanges } from './changes/change-export.service.ts'
import { describeChange, describeChangeReview } from './changes/change-subject.service.ts'
import { measureWaiting } from './changes/decision.service.ts'
import { recordChangeExport } from './changes/record-change-export.ts'
import { recordsRoutes } from './records.routes.ts'
import { studentExport } from './students/student-export.ts'

export const recordsModule = defineModule({
  name: 'records',
  after: ['people', 'academics', 'logs'],
  routes: recordsRoutes,
  personalData: { recordChanges: exportChanges },
  provides: [
    waitingQueues.give({ record_changes: { decidedBy: decideRecordChange, measure: measureWaiting } }),
    subjects.give({ record_change: describeChange, record_change_review: describeChangeReview }),
    exportSources.give({ students: studentExport, record_changes: recordChangeExport }),
  ],
})
