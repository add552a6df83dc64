import type { Phrase } from '@campus/contract/language.ts'
import { WithdrawalState, withdrawalStateNames } from '@campus/contract/wallet/withdrawals.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { findWithdrawal } from './withdrawal.repository.ts'

const tones: Record<WithdrawalState, SubjectView['tone']> = {
  waiting: 'waiting',
  sending: 'waiting',
  confirming: 'waiting',
  done: 'good',
  failed: 'bad',
  cancelled: 'over',
}

const seeIt: Phrase = ['查看提现', 'View withdrawal', '查看提領']
const take: Phrase = ['去确认收款', 'Accept the money', '去確認收款']

export const describeWithdrawal = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findWithdrawal(ctx.sql, id, ctx.caller.schoolId)
  if (row?.person_id !== ctx.caller.personId) return undefined
  const state = WithdrawalState.parse(row.state)
  return { state: withdrawalStateNames[state], tone: tones[state], actionLabel: state === 'confirming' ? take : seeIt }
}
