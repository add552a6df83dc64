import { defineModule } from '../module.ts'
import { academicsRoutes } from './academics.routes.ts'
import { exportAcademics } from './academics-export.service.ts'

export const academicsModule = defineModule({
  name: 'academics',
  after: [],
  routes: academicsRoutes,
  personalData: { academics: exportAcademics },
})
