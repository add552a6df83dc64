import {
  enrolmentCode,
  handleFault,
  revokeCredential,
  saveTerminal,
  schoolFault,
  schoolFaults,
  schoolTerminal,
  schoolTerminals,
  terminalEvents,
  terminalStatistics,
} from '@campus/contract/terminals/console.ts'
import { ownFaultReport, ownFaultReports, reportFault } from '@campus/contract/terminals/faults.ts'
import { enrol, heartbeat, terminalSelf } from '@campus/contract/terminals/machine.ts'
import { faultTypes, nearbyTerminals, terminals, usableTerminals } from '@campus/contract/terminals/terminals.ts'
import { route } from '../../http/route.ts'
import { handle, listCases, readCase } from './console/fault-case.service.ts'
import { listHistory, listLive, readLive } from './console/live.service.ts'
import { keepTerminal } from './console/save-terminal.service.ts'
import { readStatistics } from './console/statistics.service.ts'
import { enrolMachine, handOutCode, revoke } from './credentials/enrolment.service.ts'
import { receiveHeartbeat } from './credentials/heartbeat.service.ts'
import { listOwn, readOwn, report } from './faults/report.service.ts'
import { readSelf } from './terminal/self.service.ts'
import { listFaultTypes, listNearby, listPage, listUsable } from './terminal/terminal-list.service.ts'

export const terminalRoutes = [
  route(terminals, listPage),
  route(usableTerminals, listUsable),
  route(nearbyTerminals, listNearby),
  route(faultTypes, listFaultTypes),
  route(reportFault, report),
  route(ownFaultReports, listOwn),
  route(ownFaultReport, readOwn),
  route(enrol, enrolMachine),
  route(terminalSelf, readSelf),
  route(heartbeat, receiveHeartbeat),
  route(schoolTerminals, listLive),
  route(schoolTerminal, readLive),
  route(saveTerminal, keepTerminal),
  route(enrolmentCode, handOutCode),
  route(revokeCredential, revoke),
  route(terminalEvents, listHistory),
  route(schoolFaults, listCases),
  route(schoolFault, readCase),
  route(handleFault, handle),
  route(terminalStatistics, readStatistics),
]
