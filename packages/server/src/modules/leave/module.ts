import { decideLeave } from '@campus/contract/leave/leave-requests.ts'
import { matters } from '../approval/matters.extension.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule } from '../module.ts'
import { absenceFollowers } from './absences.extension.ts'
import { leaveRoutes } from './leave.routes.ts'
import { exportLeave, leaveWaiting } from './leave.service.ts'
import { adoptLeave } from './leave-adoption.service.ts'
import { leaveMatter } from './leave-matter.service.ts'
import { describeLeaveDecision, describeLeaveRequest } from './leave-subject.service.ts'

export const leaveModule = defineModule({
  name: 'leave',
  after: ['help', 'approval'],
  routes: leaveRoutes,
  housekeeping: adoptLeave,
  personalData: { leave: exportLeave },
  extensionPoints: [absenceFollowers],
  provides: [
    waitingQueues.give({ leave: { decidedBy: decideLeave, measure: leaveWaiting } }),
    subjects.give({ leave_request: describeLeaveRequest, leave_decision: describeLeaveDecision }),
    matters.give({ leave: leaveMatter }),
  ],
})
