import { defineModule } from '../module.ts'
import { approvalRoutes } from './approval.routes.ts'

export const approvalModule = defineModule({
  name: 'approval',
  after: ['people', 'messages', 'school', 'signature', 'documents'],
  routes: approvalRoutes,
})
