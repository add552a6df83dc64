import { consoleDeliveries } from '@campus/contract/approval/console/deliveries.ts'
import { consoleInstances } from '@campus/contract/approval/console/instances.ts'
import {
  consoleProcess,
  consoleProcesses,
  consoleVersion,
  deleteProcessGroup,
  discardProcessDraft,
  publishProcess,
  saveProcess,
  saveProcessDraft,
  saveProcessGroup,
} from '@campus/contract/approval/console/processes.ts'
import { consoleRules, retireRule, saveRule } from '@campus/contract/approval/console/rules.ts'
import { approvalStatistics } from '@campus/contract/approval/console/statistics.ts'
import { tryProcess } from '@campus/contract/approval/console/trials.ts'
import { route } from '../../../http/route.ts'
import { readStatistics } from '../statistics/statistics.service.ts'
import { listDeliveries } from '../triggers/delivery.service.ts'
import { discard, publish, readOne, readVersion, saveDraft } from './designing.service.ts'
import { listInstancesOfSchool } from './instance-admin.service.ts'
import { keepGroup, keepProcess, listAll, removeGroup } from './process-admin.service.ts'
import { keepRule, listRulesOfSchool, removeRule } from './rule-admin.service.ts'
import { tryDesign } from './trial.service.ts'

export const consoleRoutes = [
  route(consoleProcesses, listAll),
  route(saveProcessGroup, keepGroup),
  route(deleteProcessGroup, removeGroup),
  route(saveProcess, keepProcess),
  route(consoleProcess, readOne),
  route(consoleVersion, readVersion),
  route(saveProcessDraft, saveDraft),
  route(discardProcessDraft, discard),
  route(publishProcess, publish),
  route(tryProcess, tryDesign),
  route(consoleRules, listRulesOfSchool),
  route(saveRule, keepRule),
  route(retireRule, removeRule),
  route(consoleInstances, listInstancesOfSchool),
  route(consoleDeliveries, listDeliveries),
  route(approvalStatistics, readStatistics),
]
