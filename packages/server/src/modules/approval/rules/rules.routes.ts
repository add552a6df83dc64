import { approverRules, conditionRules, peopleByQuery, peopleByRule, resolveConditions } from '@campus/contract/approval/rules.ts'
import { route } from '../../../http/route.ts'
import { findByQuery, findByRule, listApprovers, listConditions, resolve } from './rules.service.ts'

export const rulesRoutes = [
  route(conditionRules, listConditions),
  route(approverRules, listApprovers),
  route(peopleByQuery, findByQuery),
  route(peopleByRule, findByRule),
  route(resolveConditions, resolve),
]
