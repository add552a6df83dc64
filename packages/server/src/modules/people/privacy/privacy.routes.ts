import {
  askForData,
  cardPrivacy,
  changeCardPrivacy,
  dataRequests,
  decideDeletion,
  deletionsToDecide,
  downloadData,
  heldData,
  profileViews,
  withdrawDataRequest,
} from '@campus/contract/people/privacy.ts'
import { route } from '../../../http/route.ts'
import { keepCardPrivacy, readCardPrivacy } from '../directory/card.service.ts'
import { listOwnViews } from '../views/profile-view.service.ts'
import { ask, download, listOwn, withdraw } from './data-request.service.ts'
import { decide, listToDecide } from './deletion.service.ts'
import { listHeldData } from './held-data.service.ts'

export const privacyRoutes = [
  route(cardPrivacy, readCardPrivacy),
  route(changeCardPrivacy, keepCardPrivacy),
  route(heldData, listHeldData),
  route(profileViews, listOwnViews),
  route(dataRequests, listOwn),
  route(askForData, ask),
  route(withdrawDataRequest, withdraw),
  route(downloadData, download),
  route(deletionsToDecide, listToDecide),
  route(decideDeletion, decide),
]
