import { entrustedApplications, pickupCode, setApplyEntrust, terminalPrints } from '@campus/contract/certificates/pick-up.ts'
import { route } from '../../../http/route.ts'
import { entrust, listOf } from './entrust.service.ts'
import { listOwnPrints } from './paper.service.ts'
import { giveApplicationCode } from './pickup-code.service.ts'

export const pickUpRoutes = [
  route(pickupCode, giveApplicationCode),
  route(terminalPrints, listOwnPrints),
  route(entrustedApplications, listOf),
  route(setApplyEntrust, entrust),
]
