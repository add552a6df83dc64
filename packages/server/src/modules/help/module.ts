import { answerFeedback } from '@campus/contract/help/feedback.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule } from '../module.ts'
import { exportHelp } from './export/help-export.service.ts'
import { feedbackWaiting } from './feedback/feedback-case.service.ts'
import { helpRoutes } from './help.routes.ts'
import { describeEvaluationAsk, describeFeedback, describeFeedbackCase } from './help-subjects.service.ts'
import { reports } from './reports.extension.ts'

export const helpModule = defineModule({
  name: 'help',
  after: ['files', 'messages'],
  routes: helpRoutes,
  personalData: { help: exportHelp },
  extensionPoints: [reports],
  provides: [
    waitingQueues.give({ feedback: { decidedBy: answerFeedback, measure: feedbackWaiting } }),
    subjects.give({ feedback: describeFeedback, feedback_case: describeFeedbackCase, evaluation: describeEvaluationAsk }),
  ],
})
