import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../context/context.ts'
import type { SubjectView } from '../messages/subject.ts'
import { findOwnAsk } from './evaluations/evaluation-ask.repository.ts'
import { findOwnFeedback } from './feedback/feedback.repository.ts'
import { findCase } from './feedback/feedback-case.repository.ts'

type State = 'open' | 'answered' | 'closed'

const states: Record<State, Pick<SubjectView, 'state' | 'tone'>> = {
  open: { state: ['等待回复', 'Waiting for an answer', '等待回覆'], tone: 'waiting' },
  answered: { state: ['已回复', 'Answered', '已回覆'], tone: 'good' },
  closed: { state: ['已结束', 'Closed', '已結束'], tone: 'over' },
}

const seeIt: Phrase = ['查看反馈', 'View feedback', '查看回饋']
const answer: Phrase = ['去回复', 'Answer', '去回覆']

/** The status of my feedback. */
export const describeFeedback = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findOwnFeedback(ctx.sql, ctx.caller.personId, id)
  return row && { ...states[row.state], actionLabel: seeIt }
}

/** The status of a feedback that I may answer; former administrators see nothing. */
export const describeFeedbackCase = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  if (!ctx.caller.roles.includes('admin')) return undefined
  const row = await findCase(ctx.sql, ctx.caller.schoolId, id)
  return row && { ...states[row.state], actionLabel: row.state === 'open' ? answer : seeIt }
}

/** Whether I have judged the service that I was asked about. */
export const describeEvaluationAsk = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const ask = await findOwnAsk(ctx.sql, ctx.caller.personId, id)
  if (!ask) return undefined
  if (ask.evaluation_id) return { state: ['已评价，感谢您', 'Rated, thank you', '已評價，感謝您'], tone: 'good', actionLabel: null }
  if (ask.dismissed_at) return { state: ['已略过', 'Skipped', '已略過'], tone: 'over', actionLabel: null }
  return { state: ['等待评价', 'Not rated yet', '等待評價'], tone: 'waiting', actionLabel: ['去评价', 'Rate it', '去評價'] }
}
