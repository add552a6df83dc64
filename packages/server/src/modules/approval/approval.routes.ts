import { absenceRoutes } from './absences/absence.routes.ts'
import { designerRoutes } from './designer/designer.routes.ts'
import { forecastRoutes } from './forecast/forecast.routes.ts'
import { instanceRoutes } from './instances/instance.routes.ts'
import { monitoringRoutes } from './monitoring/monitoring.routes.ts'
import { movingRoutes } from './moving/moving.routes.ts'
import { newsRoutes } from './news/news.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { printRoutes } from './prints/print.routes.ts'
import { processRoutes } from './processes/process.routes.ts'
import { progressRoutes } from './progress/progress.routes.ts'
import { rulesRoutes } from './rules/rules.routes.ts'
import { taskRoutes } from './tasks/task.routes.ts'

export const approvalRoutes = [
  ...peopleRoutes,
  ...processRoutes,
  ...instanceRoutes,
  ...movingRoutes,
  ...forecastRoutes,
  ...progressRoutes,
  ...printRoutes,
  ...taskRoutes,
  ...absenceRoutes,
  ...designerRoutes,
  ...monitoringRoutes,
  ...newsRoutes,
  ...rulesRoutes,
]
