import { defineJob } from '../../platform/jobs.ts'
import { matters } from '../approval/matters.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { animalPlanRoutes } from './animalplan.routes.ts'
import { planExport } from './console/plan-export.ts'
import { exportPlans, forgetDrafts } from './plans/plan.service.ts'
import { animalPlanMatter } from './plans/plan-matter.service.ts'
import { remindDaily } from './reminders/daily-reminder.service.ts'
import { describeWindow } from './reminders/window-subject.service.ts'

export const animalplanModule = defineModule({
  name: 'animalplan',
  after: ['approval', 'files', 'logs', 'school', 'messages'],
  routes: animalPlanRoutes,
  jobs: [jobHandler(defineJob('animalplan.remind'), remindDaily, { schedule: '11 * * * *' })],
  personalData: { animalPlans: exportPlans },
  onAccountClosed: forgetDrafts,
  provides: [
    exportSources.give({ animal_plans: planExport }),
    matters.give({ animal_plan: animalPlanMatter }),
    subjects.give({ animal_window: describeWindow }),
  ],
})
