import { handleMatter } from '@campus/contract/approval/handling.ts'
import { othersUndo } from '../account/undo.extension.ts'
import { personParts } from '../console/person/person-parts.extension.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { trailSources } from '../logs/trail/trail-sources.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { postUses } from '../school/post-uses.extension.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { undoDeputy } from './absences/absence-end.service.ts'
import { fireTimersJob, followSuccessorsJob, runTriggerJob, sumUpDaysJob, sweepApplicationsJob } from './approval.jobs.ts'
import { approvalRoutes } from './approval.routes.ts'
import { fireTimers } from './engine/firing.service.ts'
import { leaveOffice } from './leaving/leaving.service.ts'
import { exportAbsences, exportApplications, exportComments, exportDecisions } from './leaving/personal-copy.service.ts'
import { followSuccessors } from './leaving/successors.service.ts'
import { forgetPost, usesOfPost } from './lookup/post-uses.service.ts'
import { addMissingProcesses } from './matters/matter-process.service.ts'
import { matters } from './matters.extension.ts'
import { approvalSource } from './monitoring/approval-source.ts'
import { approvalTrail, deliveryTrail } from './monitoring/approval-trail.ts'
import { deliveryExport } from './monitoring/delivery-export.ts'
import { instanceExport } from './monitoring/instance-export.ts'
import { openTasksExport } from './monitoring/open-tasks-export.ts'
import { instancesOfPerson } from './monitoring/person-instances.service.ts'
import { tasksWaiting } from './processes/process.service.ts'
import { endedApplications, oldDrafts, sweepApplications } from './retention/retention.service.ts'
import { sumUpDays } from './statistics/days.service.ts'
import { describeInstance, describeTask } from './subjects.service.ts'
import { runTrigger } from './triggers/trigger.service.ts'

export const approvalModule = defineModule({
  name: 'approval',
  after: ['account', 'people', 'messages', 'school', 'logs', 'statistics', 'signature', 'documents'],
  extensionPoints: [matters],
  routes: approvalRoutes,
  jobs: [
    jobHandler(fireTimersJob, (ctx) => fireTimers(ctx), { schedule: '* * * * *' }),
    jobHandler(followSuccessorsJob, (ctx) => followSuccessors(ctx), { schedule: '*/5 * * * *' }),
    jobHandler(runTriggerJob, runTrigger),
    jobHandler(sumUpDaysJob, sumUpDays, { schedule: '7 * * * *' }),
    jobHandler(sweepApplicationsJob, sweepApplications, { schedule: '23 3 * * *', removes: [endedApplications, oldDrafts] }),
  ],
  personalData: {
    approvalApplications: exportApplications,
    approvalDecisions: exportDecisions,
    approvalComments: exportComments,
    approvalAbsences: exportAbsences,
  },
  onAccountClosed: leaveOffice,
  onStart: addMissingProcesses,
  onSchoolCreated: (ctx) => addMissingProcesses(ctx),
  provides: [
    othersUndo.give({ deputy: undoDeputy }),
    personParts.give({ approvals: instancesOfPerson }),
    trailSources.give({ approvals: approvalTrail, deliveries: deliveryTrail }),
    exportSources.give({ approvals: instanceExport, open_tasks: openTasksExport, deliveries: deliveryExport }),
    waitingQueues.give({ approval_tasks: { decidedBy: handleMatter, measure: tasksWaiting } }),
    statisticSources.give({ approvals: approvalSource }),
    subjects.give({ approval_task: describeTask, approval_instance: describeInstance }),
    postUses.give({ approval: { namesOf: usesOfPost, forget: forgetPost } }),
  ],
})
