import type { Route } from '../../http/route.ts'
import { applicationRoutes } from './applications/application.routes.ts'
import { decisionRoutes } from './decisions/decision.routes.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { pickUpRoutes } from './pick-up/pick-up.routes.ts'
import { reportRoutes } from './reports/report.routes.ts'
import { serviceInfoRoutes } from './service-info/service-info.routes.ts'

export const certificateRoutes: Route[] = [
  ...applicationRoutes,
  ...decisionRoutes,
  ...mailRoutes,
  ...pickUpRoutes,
  ...serviceInfoRoutes,
  ...reportRoutes,
]
