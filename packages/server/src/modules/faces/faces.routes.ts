import { consoleRoutes } from './console/console.routes.ts'
import { childrenRoutes } from './guardians/children.routes.ts'
import { ownCheckRoutes } from './own-checks/own-check.routes.ts'
import { ownConsentRoutes } from './own-consents/own-consent.routes.ts'

export const facesRoutes = [...ownConsentRoutes, ...ownCheckRoutes, ...childrenRoutes, ...consoleRoutes]
