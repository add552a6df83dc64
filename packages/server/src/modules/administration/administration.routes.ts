import { exportRoutes } from './export/export.routes.ts'
import { importRoutes } from './imports/import.routes.ts'
import { failedJobRoutes } from './jobs/failed-job.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { accountResetRoutes } from './resets/account-reset.routes.ts'

/** All that a school's administrators do about its people, and about work in the background that failed. */
export const administrationRoutes = [...peopleRoutes, ...accountResetRoutes, ...exportRoutes, ...importRoutes, ...failedJobRoutes]
