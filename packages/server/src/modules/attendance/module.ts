import { handleWarning } from '@campus/contract/attendance/console.ts'
import type { Ctx } from '../../context/context.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { absenceFollowers } from '../leave/absences.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { trailSources } from '../logs/trail/trail-sources.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { removeOlder, retentionKind } from '../retention.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { endLeave, noteLeave } from './absences/absence.service.ts'
import { attendanceRoutes } from './attendance.routes.ts'
import { exportAttendance, forgetPhones } from './attendance-export.service.ts'
import { describeAttendance, describeObjection, describeWarning } from './attendance-subjects.service.ts'
import { attendanceExport } from './console/attendance-export.ts'
import { closeDue, closeDueJob } from './rolls/close.service.ts'
import { forgetPastKeys, forgetPlaces } from './signs/sign.repository.ts'
import { signSource } from './signs/sign-source.ts'
import { signTrail } from './signs/sign-trail.ts'
import { judgeJob, judgeSection } from './warnings/judge.service.ts'
import { judgeResults, judgeResultsJob } from './warnings/judge-results.service.ts'
import { warningsWaiting } from './warnings/warning.service.ts'
import { warningExport } from './warnings/warning-export.ts'

const signPlaces = retentionKind({
  kind: 'sign_place',
  name: ['签到位置', 'Positions of attendance check-ins', '簽到位置'],
  keptFor: 30 * 86_400,
})

/** Longer than any stamp may wait. */
const pastKeys = retentionKind({
  kind: 'past_roll_key',
  name: ['已更换的点名密钥', 'Keys of roll calls that were replaced', '已更換的點名金鑰'],
  keptFor: 3 * 86_400,
})

const sweep = async (ctx: Ctx) => {
  await removeOlder(ctx, signPlaces, (before) => forgetPlaces(ctx.sql, before))
  await removeOlder(ctx, pastKeys, (before) => forgetPastKeys(ctx.sql, before))
}

export const attendanceModule = defineModule({
  name: 'attendance',
  after: ['audit', 'files', 'school', 'messages', 'people', 'academics', 'schedule', 'account', 'leave', 'logs', 'scan'],
  routes: attendanceRoutes,
  jobs: [
    jobHandler(closeDueJob, closeDue, { schedule: '* * * * *' }),
    jobHandler(judgeJob, judgeSection),
    jobHandler(judgeResultsJob, judgeResults, { schedule: '40 19 * * *' }),
  ],
  housekeeping: sweep,
  retention: [signPlaces, pastKeys],
  personalData: { attendance: exportAttendance },
  onAccountClosed: forgetPhones,
  provides: [
    trailSources.give({ signs: signTrail }),
    exportSources.give({ attendance: attendanceExport, attendance_warnings: warningExport }),
    statisticSources.give({ signs: signSource }),
    subjects.give({ attendance: describeAttendance, attendance_objection: describeObjection, attendance_warning: describeWarning }),
    waitingQueues.give({ warnings: { decidedBy: handleWarning, measure: warningsWaiting } }),
    absenceFollowers.give({ attendance: { approved: noteLeave, ended: endLeave } }),
  ],
})
