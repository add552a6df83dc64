import { feedbackCases } from '@campus/contract/help/feedback.ts'
import { waitingCount } from '../../../console/menu/waiting-count.ts'

export const FeedbackWaiting = waitingCount(feedbackCases, { pageSize: 1 }, ({ waiting }) => waiting)
