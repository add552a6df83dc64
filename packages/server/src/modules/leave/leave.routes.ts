import {
  askLeave,
  decideLeave,
  leaveDeciders,
  leaveRequest,
  leaveRules,
  leaveToDecide,
  ownLeave,
  withdrawLeave,
} from '@campus/contract/leave/leave-requests.ts'
import { returnEarly } from '@campus/contract/leave/returns.ts'
import { route } from '../../http/route.ts'
import { ask, decide, listDeciders, listOwn, listToDecide, read, readRules, withdraw } from './leave.service.ts'
import { returnFromLeave } from './leave-return.service.ts'

export const leaveRoutes = [
  route(leaveRules, readRules),
  route(leaveDeciders, listDeciders),
  route(askLeave, ask),
  route(ownLeave, listOwn),
  route(leaveRequest, read),
  route(withdrawLeave, withdraw),
  route(leaveToDecide, listToDecide),
  route(decideLeave, decide),
  route(returnEarly, returnFromLeave),
]
