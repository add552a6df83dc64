import type { Phrase } from '@campus/contract/language.ts'
import type { LeaveRequest } from '@campus/contract/leave/leave-requests.ts'

type State = LeaveRequest['state']

export const leaveStates: Record<State, { readonly says: Phrase; readonly tone: 'waiting' | 'good' | 'bad' | 'over' }> = {
  pending: { says: ['待审批', 'Waiting', '待審批'], tone: 'waiting' },
  approved: { says: ['已批准', 'Approved', '已批准'], tone: 'good' },
  refused: { says: ['未批准', 'Refused', '未批准'], tone: 'bad' },
  withdrawn: { says: ['已撤回', 'Withdrawn', '已撤回'], tone: 'over' },
}
