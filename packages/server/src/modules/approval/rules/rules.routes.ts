import { consoleRules, retireRule, saveRule } from '@campus/contract/approval/console/rules.ts'
import { approverRules, conditionRules, peopleByQuery, peopleByRule, resolveConditions } from '@campus/contract/approval/rules.ts'
import { route } from '../../../http/route.ts'
import { keepRule, listRulesOfSchool, removeRule } from './rule-admin.service.ts'
import { findByQuery, findByRule, listApprovers, listConditions, resolve } from './rules.service.ts'

export const rulesRoutes = [
  route(conditionRules, listConditions),
  route(approverRules, listApprovers),
  route(peopleByQuery, findByQuery),
  route(peopleByRule, findByRule),
  route(resolveConditions, resolve),
  route(consoleRules, listRulesOfSchool),
  route(saveRule, keepRule),
  route(retireRule, removeRule),
]
