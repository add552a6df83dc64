import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const appealReviewWords = wordsOf({
  search: ['姓名或学工号', 'Name or number', '姓名或學工號'],
  none: ['没有符合条件的申请。', 'No matches.', '沒有符合條件的申請。'],
  noneYet: ['还没有人提出。', 'No requests yet.', '還沒有人提出。'],
  choose: ['从左侧选择一条查看并审核。', 'Select a request on the left to review it.', '從左側選擇一條查看並審核。'],
  gone: ['这一条不在当前列表中。', 'This request is not in the current list.', '這一條不在目前清單中。'],
  person: ['提出人', 'From', '提出人'],
  counted: (count: number): Phrase => [`${count} 份`, counted(count, 'copy', 'copies'), `${count} 份`],
  reason: ['说明', 'Reason', '說明'],
  at: ['提交时间', 'Submitted', '提交時間'],
  notes: ['审核意见', 'Notes', '審核意見'],
  notesHint: ['提出人会看到', 'The applicant sees this', '提出人會看到'],
  review: ['审核', 'Review', '審核'],
  refuse: ['不通过', 'Reject', '不通過'],
  refuseTitle: (name: string): Phrase => [`不通过${name}的申请？`, `Reject the request from ${name}?`, `不通過${name}的申請？`],
  reviewed: ['已审核', 'Reviewed', '已審核'],
  mayNot: ['本人的申请由其他管理员审核。', 'Another administrator must review your own request.', '本人的申請由其他管理員審核。'],
})

export const grievanceReviewWords = wordsOf({
  lead: [
    '付了款没有收到文件的申诉。证据清楚的已自动处理，其余请在此审核。',
    'People who paid but got nothing. Clear cases are resolved automatically. Decide the rest here.',
    '付了款沒有收到檔案的申訴。證據清楚的已自動處理，其餘請在此審核。',
  ],
  claimed: ['申诉金额', 'Claimed amount', '申訴金額'],
  paidAt: ['付款时间', 'Paid', '付款時間'],
  payWay: ['付款方式', 'Paid by', '付款方式'],
  beans: ['余额', 'Beans', '餘額'],
  screenshot: ['付款截图', 'Screenshot', '付款截圖'],
  gather: ['重新核对', 'Check again', '重新核對'],
  gathered: ['已重新核对', 'Checked again', '已重新核對'],
  reopen: ['重新审核', 'Review again', '重新審核'],
  reopenTitle: ['重新审核这条申诉？', 'Review this appeal again?', '重新審核這條申訴？'],
  reopenText: [
    '自动处理的结果不变，由管理员决定是否还要退款或重新交付。提出人会看到原因。',
    'Automatic actions are kept. An administrator decides what is still due. The applicant sees the reason.',
    '自動處理的結果不變，由管理員決定是否還要退款或重新交付。提出人會看到原因。',
  ],
  reopenReason: ['重新审核的原因', 'Reason for reviewing again', '重新審核的原因'],
  reopened: ['已重新打开，请审核', 'Reopened. Review it below.', '已重新開啟，請審核'],
  firstAuditor: ['初审人', 'First approved by', '初審人'],
  seconding: [
    '金额超过学校规定，需要另一位管理员复核后才会执行。',
    'The amount is above the school’s limit, so another administrator must approve it before it takes effect.',
    '金額超過學校規定，需要另一位管理員複核後才會執行。',
  ],
  waitsForOther: [
    '您已初审通过，请等待另一位管理员复核。',
    'You approved it. Another administrator must also approve it.',
    '您已初審通過，請等待另一位管理員複核。',
  ],
  remedy: ['处理方式', 'Resolution', '處理方式'],
  refund: (amount: string): Phrase => [`退款 ${amount}`, `Refund ${amount}`, `退款 ${amount}`],
  deliver: ['重新交付文件', 'Deliver again', '重新交付檔案'],
  nothingToRefund: [
    '订单中没有可退的款项，只能重新交付或不通过。',
    'There is nothing to refund in this order. Deliver again or reject.',
    '訂單中沒有可退的款項，只能重新交付或不通過。',
  ],
  pass: ['通过', 'Approve', '通過'],
  passRefund: (amount: string, name: string): Phrase => [
    `按原路退回 ${name} ${amount}？`,
    `Refund ${amount} to ${name}?`,
    `按原路退回 ${name} ${amount}？`,
  ],
  passDeliver: (name: string): Phrase => [`为${name}重新交付文件？`, `Deliver the file to ${name} again?`, `為${name}重新交付檔案？`],
})

export const freeCopiesReviewWords = wordsOf({
  lead: [
    '申请更多免费份数。可以同意全部或其中几份。',
    'People who ask for more free copies. Grant all or some of them.',
    '申請更多免費份數。可以同意全部或其中幾份。',
  ],
  asked: ['申请份数', 'Requested', '申請份數'],
  standing: ['现有免费', 'Current free copies', '現有免費'],
  standingText: (free: number, used: number): Phrase => [
    `${free} 份，已用 ${used} 份`,
    `${free}, ${used} used`,
    `${free} 份，已用 ${used} 份`,
  ],
  grant: ['同意份数', 'Copies to grant', '同意份數'],
  pass: ['同意', 'Grant', '同意'],
  passTitle: (count: number, name: string): Phrase => [
    `给${name} ${count} 份免费？`,
    `Grant ${name} ${count} free ${count === 1 ? 'copy' : 'copies'}?`,
    `給${name} ${count} 份免費？`,
  ],
})
