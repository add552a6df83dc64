import type { Phrase } from '@campus/contract/language.ts'
import type { LeaveRequest } from '@campus/contract/leave/leave-requests.ts'

type State = LeaveRequest['state']

export const leaveStates: Record<State, { readonly t: Phrase; readonly tone: 'waiting' | 'good' | 'bad' | 'over' }> = {
  pending: { t: ['待审批', 'Waiting', '待審批'], tone: 'waiting' },
  approved: { t: ['已批准', 'Approved', '已批准'], tone: 'good' },
  refused: { t: ['未批准', 'Rejected', '未批准'], tone: 'bad' },
  withdrawn: { t: ['已撤回', 'Withdrawn', '已撤回'], tone: 'over' },
}
