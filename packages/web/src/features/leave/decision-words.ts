import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const decisionWords = wordsOf({
  list: ['请假审批', 'Leave to decide', '請假審批'],
  states: ['显示', 'Show', '顯示'],
  pending: ['待审批', 'Waiting', '待審批'],
  decided: ['已处理', 'Decided', '已處理'],
  nonePending: [
    '没有等您审批的请假，处理过的在“已处理”里。',
    'No requests are waiting for you. See past ones under “Decided”.',
    '沒有等您審批的請假，處理過的在「已處理」裡。',
  ],
  noneDecided: ['还没有处理过的请假。', 'Nothing has been decided yet.', '還沒有處理過的請假。'],
  showDecided: ['查看已处理', 'View decided', '查看已處理'],
  showPending: ['查看待审批', 'View waiting', '查看待審批'],
  of: (name: string): Phrase => [`${name} · `, `${name} · `, `${name} · `],
  decide: ['审批', 'Decide', '審批'],
  notes: ['审批意见', 'Your comment', '審批意見'],
  notesHint: [
    '申请人会看到；直接批准时默认填“同意”',
    'The applicant sees it. If empty when you approve, “Agreed” is used.',
    '申請人會看到；直接批准時預設填「同意」',
  ],
  agreed: ['同意', 'Agreed', '同意'],
  approve: ['批准', 'Approve', '批准'],
  refuse: ['不批准', 'Reject', '不批准'],
  approved: ['已批准', 'Approved', '已批准'],
  refused: ['已答复不批准', 'Rejected', '已答覆不批准'],
})
