import { exportInstances, openTasksByPerson } from '@campus/contract/approval/console/instances.ts'
import { route } from '../../../http/route.ts'
import { exportTable } from './instance-export.service.ts'
import { listOpenTasks } from './open-tasks.service.ts'

export const monitoringRoutes = [route(exportInstances, exportTable), route(openTasksByPerson, listOpenTasks)]
