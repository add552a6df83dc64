import { defineModule } from '../module.ts'
import { homeRoutes } from './home.routes.ts'

export const homeModule = defineModule({
  name: 'home',
  after: [
    'appeals',
    'appraisal',
    'approval',
    'attendance',
    'certificates',
    'cloudprint',
    'exams',
    'grades',
    'identity',
    'leave',
    'lostfound',
    'orders',
  ],
  routes: homeRoutes,
})
