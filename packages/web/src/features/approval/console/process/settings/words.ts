import type { ProcessSettings } from '@campus/contract/approval/settings.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const settingsWords = wordsOf({
  starting: ['发起', 'Starting', '發起'],
  starters: ['哪些身份可以发起', 'Who can apply', '哪些身分可以發起'],
  startersHint: [
    '“发起”步骤指定了人员或部门时，以那里为准。',
    'People or units named in the first step take precedence.',
    '「發起」步驟指定了人員或部門時，以那裡為準。',
  ],
  enableCancel: ['发起人可以撤销进行中的申请', 'Applicants can cancel while it is in progress', '發起人可以撤銷進行中的申請'],
  undo: ['通过后可以申请撤回', 'Approved applications can be cancelled on request', '通過後可以申請撤回'],
  deciding: ['审批', 'Approval', '審批'],
  sign: ['每一步都需要签名', 'Require a signature for every decision', '每一步都需要簽名'],
  batch: ['允许批量同意', 'Allow bulk approval', '允許批次同意'],
  sameSkip: ['同一人多次出现时', 'If someone appears more than once', '同一人多次出現時'],
  recallSkip: ['退回前的同意仍然有效', 'Keep earlier approvals after a return', '退回前的同意仍然有效'],
  reExecute: [
    '退回后重新逐步审批（关闭时直接回到退回的步骤）',
    'After a return, repeat every step (otherwise go straight back)',
    '退回後重新逐步審批（關閉時直接回到退回的步驟）',
  ],
  notices: ['通知', 'Notices', '通知'],
  title: ['通知标题', 'Title of notices', '通知標題'],
  titleHint: [
    '不填时使用流程名称；每个人自己选择接收方式',
    'Defaults to the name of the process. Everyone chooses how they are notified.',
    '不填時使用流程名稱；每個人自己選擇接收方式',
  ],
  reading: ['查看', 'Viewing', '檢視'],
  managersSee: ['管理员可以查看所管范围内的申请', 'Managers can see applications in their units', '管理員可以檢視所管範圍內的申請'],
})

export const sameSkipNames: Record<ProcessSettings['sameSkip'], Phrase> = {
  NONE: ['每次都要处理', 'They decide every time', '每次都要處理'],
  FIRST: ['同意过一次后自动通过', 'Approve automatically after the first approval', '同意過一次後自動通過'],
  NEXT: ['只在紧接的下一步自动通过', 'Skip only the next step', '只在緊接的下一步自動通過'],
}
