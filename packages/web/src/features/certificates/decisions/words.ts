import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const decisionWords = wordsOf({
  list: ['证明审批', 'Applications to decide', '證明審批'],
  states: ['显示', 'Show', '顯示'],
  pending: ['待审批', 'Waiting', '待審批'],
  decided: ['已处理', 'Decided', '已處理'],
  approved: ['已通过', 'Approved', '已通過'],
  rejected: ['未通过', 'Rejected', '未通過'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  search: ['姓名、学工号或证明', 'Name, number or certificate', '姓名、學工號或證明'],
  overdue: ['已超时', 'Overdue', '已逾時'],
  overdueCount: (count: number): Phrase => [
    `${count} 份申请已超过审批期限`,
    counted(count, 'application is overdue', 'applications are overdue'),
    `${count} 份申請已超過審批期限`,
  ],
  nudges: (count: number): Phrase => [`催办 ${count} 次`, count === 1 ? 'Reminded once' : `Reminded ${count} times`, `催辦 ${count} 次`],
  decideBy: (time: string): Phrase => [`${time} 前审批`, `Decide by ${time}`, `${time} 前審批`],
  copies: (count: number): Phrase => [`${count} 份`, counted(count, 'copy', 'copies'), `${count} 份`],
  free: ['免费', 'Free', '免費'],
  nonePending: [
    '没有等您审批的申请，处理过的在“已处理”里。',
    'No applications are waiting for you. See past ones under “Decided”.',
    '沒有等您審批的申請，處理過的在「已處理」裡。',
  ],
  noneDecided: ['还没有处理过的申请。', 'Nothing has been decided yet.', '還沒有處理過的申請。'],
  noneFound: ['没有找到，请换个词', 'No results. Try another word.', '沒有找到，請換個詞'],
  showDecided: ['查看已处理', 'View decided', '查看已處理'],
  showPending: ['查看待审批', 'View waiting', '查看待審批'],
  choose: ['请从列表中选择一份申请', 'Choose an application from the list', '請從列表中選擇一份申請'],
  toList: ['看全部申请', 'All applications', '看全部申請'],
  select: (name: string): Phrase => [`选择${name}的申请`, `Select the application of ${name}`, `選擇${name}的申請`],
})

export const decideWords = wordsOf({
  decide: ['审批', 'Decide', '審批'],
  notes: ['审批意见', 'Your comment', '審批意見'],
  notesHint: [
    '申请人会看到；直接通过时默认填“同意”',
    'The applicant sees it. If empty when you approve, “Agreed” is used.',
    '申請人會看到；直接通過時預設填「同意」',
  ],
  agreed: ['同意', 'Agreed', '同意'],
  approve: ['通过', 'Approve', '通過'],
  reject: ['不通过', 'Reject', '不通過'],
  approvedDone: (count: number): Phrase => [`已通过 ${count} 份`, `${count} approved`, `已通過 ${count} 份`],
  rejectedDone: (count: number): Phrase => [`${count} 份不通过`, `${count} rejected`, `${count} 份不通過`],
  skipped: (count: number): Phrase => [`${count} 份没有处理`, `${count} unchanged`, `${count} 份沒有處理`],
  selected: (count: number): Phrase => [`已选 ${count} 份`, `${count} selected`, `已選 ${count} 份`],
  selectAll: ['选择列出的', 'Select all shown', '選擇列出的'],
  clear: ['取消选择', 'Clear', '取消選擇'],
})

export const detailWords = wordsOf({
  applicant: ['申请人', 'Applicant', '申請人'],
  way: ['方式', 'Delivery', '方式'],
  cost: ['费用', 'Cost', '費用'],
  heading: ['抬头', 'Addressed to', '抬頭'],
  applied: ['申请时间', 'Applied', '申請時間'],
  deadline: ['审批期限', 'Decide by', '審批期限'],
  decidedBy: ['审批人', 'Decided by', '審批人'],
  notes: ['审批意见', 'Comment', '審批意見'],
  t: ['证明上会写', 'Certificate content', '證明上會寫'],
  missing: ['缺少', 'Missing', '缺少'],
  none: ['没有', 'None', '沒有'],
  preview: ['预览', 'Preview', '預覽'],
  previewLead: [
    '预览上有您的姓名水印，只供审批使用。',
    'The preview is watermarked with your name and is only for your decision.',
    '預覽上有您的姓名浮水印，只供審批使用。',
  ],
  showPreview: ['查看预览', 'Show preview', '查看預覽'],
  earlier: ['这个人之前的申请', 'Earlier applications', '這個人之前的申請'],
  ownOne: ['这份申请由他人审批。', 'Someone else decides this one.', '這份申請由他人審批。'],
  viewNoted: ['查看会被记录，申请人能看到。', 'Viewing is logged, and the applicant can see it.', '查看會被記錄，申請人能看到。'],
})
