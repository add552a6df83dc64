import { handleWarning } from '@campus/contract/attendance/console.ts'
import type { Ctx } from '../../context/context.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { absenceFollowers } from '../leave/absences.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { endLeave, noteLeave } from './absences/absence.service.ts'
import { attendanceRoutes } from './attendance.routes.ts'
import { exportAttendance, forgetPhones } from './attendance-export.service.ts'
import { describeAttendance, describeObjection, describeWarning } from './attendance-subjects.service.ts'
import { attendanceExport } from './console/attendance-export.ts'
import { closeDue, closeDueJob } from './rolls/close.service.ts'
import { forgetPastKeys, forgetPlaces } from './signs/sign.repository.ts'
import { signSource } from './signs/sign-source.ts'
import { judgeJob, judgeSection } from './warnings/judge.service.ts'
import { judgeResults, judgeResultsJob } from './warnings/judge-results.service.ts'
import { warningsWaiting } from './warnings/warning.service.ts'
import { warningExport } from './warnings/warning-export.ts'

const placeDays = 30
/** Longer than any stamp may wait. */
const pastKeyDays = 3

/** What is left of a position, and keys that were replaced, are kept for so long. */
const sweep = async (ctx: Ctx) => {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * 86_400_000)
  await forgetPlaces(ctx.sql, daysAgo(placeDays))
  await forgetPastKeys(ctx.sql, daysAgo(pastKeyDays))
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
  personalData: { attendance: exportAttendance },
  onAccountClosed: forgetPhones,
  provides: [
    exportSources.give({ attendance: attendanceExport, attendance_warnings: warningExport }),
    statisticSources.give({ signs: signSource }),
    subjects.give({ attendance: describeAttendance, attendance_objection: describeObjection, attendance_warning: describeWarning }),
    waitingQueues.give({ warnings: { decidedBy: handleWarning, measure: warningsWaiting } }),
    absenceFollowers.give({ attendance: { approved: noteLeave, ended: endLeave } }),
  ],
})
