import {
  askLeave,
  decideLeave,
  leaveRequest,
  leaveRules,
  leaveToDecide,
  ownLeave,
  withdrawLeave,
} from '@campus/contract/leave/leave-requests.ts'
import { returnEarly } from '@campus/contract/leave/returns.ts'
import { route } from '../../http/route.ts'
import { ask, decide, listOwn, listToDecide, read, readRules, withdraw } from './leave.service.ts'
import { returnFromLeave } from './leave-return.service.ts'

export const leaveRoutes = [
  route(leaveRules, readRules),
  route(askLeave, ask),
  route(ownLeave, listOwn),
  route(leaveRequest, read),
  route(withdrawLeave, withdraw),
  route(leaveToDecide, listToDecide),
  route(decideLeave, decide),
  route(returnEarly, returnFromLeave),
]
