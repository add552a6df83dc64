import { giveFaceConsent, ownFaceConsents, withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import { route } from '../../../http/route.ts'
import { give, readOwn } from './own-consent.service.ts'
import { withdraw } from './withdraw.service.ts'

export const ownConsentRoutes = [route(ownFaceConsents, readOwn), route(giveFaceConsent, give), route(withdrawFaceConsent, withdraw)]
