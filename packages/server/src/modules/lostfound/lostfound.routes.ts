import { answerLostClaim, arrangeHandOver, claimLostItem, handOverLostItem, withdrawLostClaim } from '@campus/contract/lostfound/claims.ts'
import { custodyItem, custodyItems, decideLostItem } from '@campus/contract/lostfound/console.ts'
import {
  closeLostItem,
  lostItem,
  lostItems,
  postLostItem,
  renewLostItem,
  reportLostItem,
  similarLostItems,
} from '@campus/contract/lostfound/items.ts'
import { route } from '../../http/route.ts'
import { answer, arrange } from './claims/answer.service.ts'
import { claim, withdraw } from './claims/claim.service.ts'
import { handOver } from './claims/hand-over.service.ts'
import { list as listForOffice, read as readForOffice } from './console/custody.service.ts'
import { decide } from './console/deciding.service.ts'
import { close, list, read, renew } from './items/item.service.ts'
import { post } from './posts/posting.service.ts'
import { report } from './posts/report.service.ts'
import { readSimilar } from './posts/similar.service.ts'

export const lostFoundRoutes = [
  route(lostItems, list),
  route(postLostItem, post),
  route(similarLostItems, readSimilar),
  route(lostItem, read),
  route(closeLostItem, close),
  route(renewLostItem, renew),
  route(reportLostItem, report),
  route(claimLostItem, claim),
  route(answerLostClaim, answer),
  route(arrangeHandOver, arrange),
  route(withdrawLostClaim, withdraw),
  route(handOverLostItem, handOver),
  route(custodyItems, listForOffice),
  route(custodyItem, readForOffice),
  route(decideLostItem, decide),
]
