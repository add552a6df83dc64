import { exportRoutes } from './export/export.routes.ts'
import { importRoutes } from './imports/import.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { accountResetRoutes } from './resets/account-reset.routes.ts'

/** All that a school's administrators do about its people. */
export const administrationRoutes = [...peopleRoutes, ...accountResetRoutes, ...exportRoutes, ...importRoutes]
