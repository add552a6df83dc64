import { wordsOf } from '@campus/ui/words/words.ts'

export const applicationsWords = wordsOf({
  lead: [
    '谁申请了哪种证明，现在办到哪一步。',
    'Who applied for which certificate, and where it stands.',
    '誰申請了哪種證明，現在辦到哪一步。',
  ],
  template: ['证明', 'Certificate', '證明'],
  copies: ['份数', 'Copies', '份數'],
  state: ['状态', 'Status', '狀態'],
  decidedBy: ['审批人', 'Decided by', '審批人'],
})
