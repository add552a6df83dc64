import { matters } from '../approval/matters.extension.ts'
import { defineModule } from '../module.ts'
import { animalPlanRoutes } from './animalplan.routes.ts'
import { exportPlans, forgetDrafts } from './plans/plan.service.ts'
import { animalPlanMatter } from './plans/plan-matter.service.ts'

export const animalplanModule = defineModule({
  name: 'animalplan',
  after: ['approval', 'files', 'school', 'messages'],
  routes: animalPlanRoutes,
  personalData: { animalPlans: exportPlans },
  onAccountClosed: forgetDrafts,
  provides: [matters.give({ animal_plan: animalPlanMatter })],
})
