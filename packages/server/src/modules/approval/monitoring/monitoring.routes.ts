import { consoleDeliveries } from '@campus/contract/approval/console/deliveries.ts'
import { consoleInstances, openTasksByPerson } from '@campus/contract/approval/console/instances.ts'
import { approvalStatistics } from '@campus/contract/approval/console/statistics.ts'
import { route } from '../../../http/route.ts'
import { readStatistics } from '../statistics/statistics.service.ts'
import { listDeliveries } from '../triggers/delivery.service.ts'
import { listInstancesOfSchool } from './instance-admin.service.ts'
import { listOpenTasks } from './open-tasks.service.ts'

export const monitoringRoutes = [
  route(consoleInstances, listInstancesOfSchool),
  route(openTasksByPerson, listOpenTasks),
  route(consoleDeliveries, listDeliveries),
  route(approvalStatistics, readStatistics),
]
