import {
  agencies,
  agencyOrders,
  agencyTemplates,
  answerAgency,
  applyAsAgent,
  askAgency,
  endAgency,
  payAsAgent,
} from '@campus/contract/entrust/agencies.ts'
import { route } from '../../../http/route.ts'
import { applyFor, listTemplates, payFor } from './acting.service.ts'
import { answer, ask, end, list, listOrders } from './agency.service.ts'

export const agencyRoutes = [
  route(agencies, list),
  route(askAgency, ask),
  route(answerAgency, answer),
  route(endAgency, end),
  route(agencyTemplates, listTemplates),
  route(applyAsAgent, applyFor),
  route(agencyOrders, listOrders),
  route(payAsAgent, payFor),
]
