import { handleFault } from '@campus/contract/terminals/console.ts'
import { serverHooks } from '../../http/server.extension.ts'
import { defineJob } from '../../platform/jobs.ts'
import { finders } from '../console/search/finders.extension.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { terminalEventExport } from './console/event-export.ts'
import { faultsWaiting } from './console/fault-case.service.ts'
import { faultExport } from './console/fault-export.ts'
import { terminalFinder } from './console/find-terminals.service.ts'
import { terminalExport } from './console/terminal-export.ts'
import { oldEnrolments, sweepEnrolments } from './credentials/enrolment.service.ts'
import { openMachines } from './credentials/machine.service.ts'
import { describeTerminalFault, describeTerminalFaultCase } from './faults/fault-subject.service.ts'
import { exportFaultReports, forgetReporter } from './faults/report.service.ts'
import { terminalRoutes } from './terminals.routes.ts'
import { watchTerminals } from './watch/status.service.ts'

export const terminalsModule = defineModule({
  name: 'terminals',
  after: ['logs', 'people'],
  routes: terminalRoutes,
  jobs: [jobHandler(defineJob('terminals.watch'), watchTerminals, { schedule: '* * * * *' })],
  housekeeping: sweepEnrolments,
  retention: [oldEnrolments],
  personalData: { terminalFaults: exportFaultReports },
  onAccountClosed: (ctx, { id }) => forgetReporter(ctx, id),
  provides: [
    finders.give({ terminal: terminalFinder }),
    waitingQueues.give({ terminal_faults: { decidedBy: handleFault, measure: faultsWaiting } }),
    serverHooks.give({ openMachines }),
    exportSources.give({ terminals: terminalExport, terminal_faults: faultExport, terminal_events: terminalEventExport }),
    subjects.give({ terminal_fault: describeTerminalFault, terminal_fault_case: describeTerminalFaultCase }),
  ],
})
