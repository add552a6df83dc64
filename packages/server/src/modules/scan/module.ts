import { defineModule } from '../module.ts'
import { scanRoutes } from './scan.routes.ts'

export const scanModule = defineModule({
  name: 'scan',
  after: ['people'],
  routes: scanRoutes,
})
