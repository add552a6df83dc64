import { childrenFaceConsents, giveChildFaceConsent, withdrawChildFaceConsent } from '@campus/contract/faces/children.ts'
import { route } from '../../../http/route.ts'
import { give, readChildren, withdraw } from './children.service.ts'

export const childrenRoutes = [
  route(childrenFaceConsents, readChildren),
  route(giveChildFaceConsent, give),
  route(withdrawChildFaceConsent, withdraw),
]
