import { answerFeedback } from '@campus/contract/help/feedback.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule } from '../module.ts'
import { articleExport } from './articles/article-export.ts'
import { leaveHelp } from './closing/leave-help.service.ts'
import { evaluationExport } from './evaluations/evaluation-export.ts'
import { exportHelp } from './export/help-export.service.ts'
import { feedbackWaiting } from './feedback/feedback-case.service.ts'
import { feedbackExport } from './feedback/feedback-export.ts'
import { helpRoutes } from './help.routes.ts'
import { describeEvaluationAsk, describeFeedback, describeFeedbackCase } from './help-subjects.service.ts'
import { reports } from './reports.extension.ts'

export const helpModule = defineModule({
  name: 'help',
  after: ['files', 'logs', 'messages'],
  routes: helpRoutes,
  personalData: { help: exportHelp },
  onAccountClosed: leaveHelp,
  extensionPoints: [reports],
  provides: [
    exportSources.give({ articles: articleExport, feedback: feedbackExport, evaluations: evaluationExport }),
    waitingQueues.give({ feedback: { decidedBy: answerFeedback, measure: feedbackWaiting } }),
    subjects.give({ feedback: describeFeedback, feedback_case: describeFeedbackCase, evaluation: describeEvaluationAsk }),
  ],
})
