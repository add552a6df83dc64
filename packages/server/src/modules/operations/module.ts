import { serverHooks } from '../../http/server.extension.ts'
import { defineModule } from '../module.ts'
import { openProcessReporting } from './status/process-report.service.ts'
import { statusRoutes } from './status/status.routes.ts'

export const operationsModule = defineModule({
  name: 'operations',
  after: ['administration', 'audit', 'evidence', 'terminals'],
  routes: statusRoutes,
  provides: [serverHooks.give({ openProcessReporting })],
})
