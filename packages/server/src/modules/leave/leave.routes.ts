import {
  askLeave,
  decideLeave,
  leaveRequest,
  leaveRules,
  leaveToDecide,
  ownLeave,
  withdrawLeave,
} from '@campus/contract/leave/leave-requests.ts'
import { route } from '../../http/route.ts'
import { ask, decide, listOwn, listToDecide, read, readRules, withdraw } from './leave.service.ts'

export const leaveRoutes = [
  route(leaveRules, readRules),
  route(askLeave, ask),
  route(ownLeave, listOwn),
  route(leaveRequest, read),
  route(withdrawLeave, withdraw),
  route(leaveToDecide, listToDecide),
  route(decideLeave, decide),
]
