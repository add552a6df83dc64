import type { ProcessSettings } from '@campus/contract/approval/settings.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const settingsWords = wordsOf({
  starting: ['发起', 'Starting', '發起'],
  starters: ['哪些身份可以发起', 'User types that may start it', '哪些身分可以發起'],
  startersHint: [
    '“发起”步骤指定了人员或部门时，以那里为准。',
    'Where the first step names people or units, that counts instead.',
    '「發起」步驟指定了人員或部門時，以那裡為準。',
  ],
  enableCancel: ['发起人可以撤销进行中的申请', 'The starter may cancel while it runs', '發起人可以撤銷進行中的申請'],
  undo: ['通过后可以申请撤回', 'What has passed may be undone', '通過後可以申請撤回'],
  deciding: ['审批', 'Deciding', '審批'],
  sign: ['每一步都需要签名', 'Every decision needs a signature', '每一步都需要簽名'],
  batch: ['允许批量同意', 'Several may be agreed to at once', '允許批次同意'],
  sameSkip: ['同一人多次出现时', 'Where someone would decide twice', '同一人多次出現時'],
  recallSkip: ['退回前的同意仍然有效', 'Agreements from before a return still count', '退回前的同意仍然有效'],
  reExecute: [
    '退回后重新逐步审批（关闭时直接回到退回的步骤）',
    'After a return every step is done again; otherwise straight back',
    '退回後重新逐步審批（關閉時直接回到退回的步驟）',
  ],
  notices: ['通知', 'Notices', '通知'],
  title: ['通知标题', 'Title of notices', '通知標題'],
  titleHint: ['不填时使用流程名称', 'Without one, the name of the process', '不填時使用流程名稱'],
  types: ['通知方式', 'Ways', '通知方式'],
  APP: ['应用内', 'In the app', '應用內'],
  EMAIL: ['邮件', 'Mail', '郵件'],
  SMS: ['短信', 'Text message', '簡訊'],
  WX: ['微信', 'WeChat', '微信'],
  reading: ['查看与打印', 'Reading and printing', '檢視與列印'],
  managersSee: ['管理员可以查看所管范围内的申请', 'Managers see the applications of their scope', '管理員可以檢視所管範圍內的申請'],
  customPrint: ['使用自定义打印', 'Print in the form of the process', '使用自訂列印'],
})

export const sameSkipNames: Record<ProcessSettings['sameSkip'], Phrase> = {
  NONE: ['每次都要处理', 'They decide each time', '每次都要處理'],
  FIRST: ['同意过一次后自动通过', 'After agreeing once, never again', '同意過一次後自動通過'],
  NEXT: ['只在紧接的下一步自动通过', 'Only the step right after is skipped', '只在緊接的下一步自動通過'],
}
