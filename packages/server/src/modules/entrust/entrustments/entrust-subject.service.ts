import { entrustStateNames } from '@campus/contract/entrust/entrustments.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findEntrustment } from './entrustment.repository.ts'
import { statusOf } from './entrustment-view.ts'

const tones = { in_progress: 'waiting', finished: 'good', cancelled: 'over' } as const

const seeIt: Phrase = ['查看代领请求', 'View request', '查看代領請求']
const asked: SubjectView = {
  state: ['等您答复', 'Waiting for your answer', '等您答覆'],
  tone: 'waiting',
  actionLabel: ['去答复', 'Answer', '去答覆'],
}

export const describeEntrustment = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const { personId } = ctx.caller
  const row = await findEntrustment(ctx.sql, id, ctx.now())
  if (!row || (row.owner_id !== personId && row.delegate_id !== personId)) return undefined
  if (row.is_open && row.accepted_at === null && row.delegate_id === personId) return asked
  const { state } = statusOf(row, ctx.now())
  return { state: entrustStateNames[state], tone: tones[state], actionLabel: seeIt }
}
