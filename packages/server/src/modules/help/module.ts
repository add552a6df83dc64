import { subjects } from '../messages/subjects.extension.ts'
import { defineModule } from '../module.ts'
import { exportHelp } from './export/help-export.service.ts'
import { helpRoutes } from './help.routes.ts'
import { describeEvaluationAsk, describeFeedback, describeFeedbackCase } from './help-subjects.service.ts'
import { reports } from './reports.extension.ts'

export const helpModule = defineModule({
  name: 'help',
  after: ['files', 'messages'],
  routes: helpRoutes,
  personalData: { help: exportHelp },
  extensionPoints: [reports],
  provides: [subjects.give({ feedback: describeFeedback, feedback_case: describeFeedbackCase, evaluation: describeEvaluationAsk })],
})
