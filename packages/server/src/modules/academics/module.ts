import { defineModule } from '../module.ts'
import { academicsRoutes } from './academics.routes.ts'
import { exportAcademics } from './academics-export.service.ts'
import { addSources } from './starter/add-sources.service.ts'

export const academicsModule = defineModule({
  name: 'academics',
  after: [],
  routes: academicsRoutes,
  personalData: { academics: exportAcademics },
  onSchoolCreated: (ctx, { id }) => addSources(ctx, id),
})
