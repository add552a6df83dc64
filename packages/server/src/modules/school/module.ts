import { defineModule } from '../module.ts'
import { demo } from './demo.extension.ts'
import { schoolRoutes } from './school.routes.ts'

export const schoolModule = defineModule({
  name: 'school',
  after: ['audit'],
  routes: schoolRoutes,
  extensionPoints: [demo],
})
