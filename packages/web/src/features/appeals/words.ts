import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const appealWords = wordsOf({
  state: ['状态', 'Status', '狀態'],
  all: ['全部状态', 'All statuses', '全部狀態'],
  noneLikeThat: ['没有这种状态的申请。', 'Nothing with this status.', '沒有這種狀態的申請。'],
  toList: ['返回列表', 'Back to list', '返回清單'],
  withdraw: ['撤回', 'Withdraw', '撤回'],
  withdrawTitle: ['确定撤回？', 'Withdraw this?', '確定撤回？'],
  withdrawText: ['撤回后需要重新提交。', 'You would need to submit it again.', '撤回後需要重新提交。'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  template: ['证明', 'Certificate', '證明'],
  copies: ['份数', 'Copies', '份數'],
  counted: (count: number): Phrase => [`${count} 份`, counted(count, 'copy', 'copies'), `${count} 份`],
  reason: ['原因', 'Reason', '原因'],
  submittedAt: ['提交时间', 'Submitted', '提交時間'],
  submit: ['提交', 'Submit', '提交'],
  how: ['接下来会怎样', 'What happens next', '接下來會怎樣'],
})
