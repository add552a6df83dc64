import {
  askCorrection,
  correctionsToDecide,
  decideCorrection,
  ownCorrections,
  withdrawCorrection,
} from '@campus/contract/people/corrections.ts'
import { route } from '../../../http/route.ts'
import { ask, listOwn, withdraw } from './correction.service.ts'
import { decide, listToDecide } from './correction-decision.service.ts'

export const correctionRoutes = [
  route(ownCorrections, listOwn),
  route(askCorrection, ask),
  route(withdrawCorrection, withdraw),
  route(correctionsToDecide, listToDecide),
  route(decideCorrection, decide),
]
