import { ownConsentRoutes } from './own-consents/own-consent.routes.ts'

export const facesRoutes = [...ownConsentRoutes]
