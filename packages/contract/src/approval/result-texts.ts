import type { Phrase } from '../language.ts'
import type { InstanceRow } from './office-page.ts'

/** How an instance stands, on screens and on paper. */
export const stateTexts: Readonly<Record<InstanceRow['status'], Phrase>> = {
  draft: ['草稿', 'Draft', '草稿'],
  running: ['审批中', 'In progress', '審批中'],
  passed: ['已通过', 'Approved', '已通過'],
  refused: ['未通过', 'Rejected', '未通過'],
  cancelled: ['已撤销', 'Cancelled', '已撤銷'],
}

const resultTexts: Readonly<Record<string, Phrase>> = {
  started: ['提交申请', 'Submitted', '提交申請'],
  agree: ['已同意', 'Agreed', '已同意'],
  complete: ['已办理', 'Done', '已辦理'],
  passed: ['已通过', 'Passed', '已通過'],
  refuse: ['已拒绝', 'Rejected', '已拒絕'],
  refused: ['已拒绝', 'Rejected', '已拒絕'],
  recall: ['已退回', 'Returned', '已退回'],
  returned: ['已退回', 'Returned', '已退回'],
  retry: ['已重试', 'Retried', '已重試'],
  nobody: ['无处理人，按规则处理', 'No approver found. Decided by rule', '無處理人，按規則處理'],
  rule: ['按规则自动处理', 'Decided by rule', '按規則自動處理'],
  time: ['超时自动处理', 'Decided when the time limit passed', '逾時自動處理'],
  administrator: ['管理员处理', 'Decided by an administrator', '管理員處理'],
  machine: ['系统自动处理', 'Done automatically', '系統自動處理'],
  moved: ['已更换版本', 'Moved to another version', '已更換版本'],
  given: ['已转交', 'Handed over', '已轉交'],
  skipped: ['自动通过', 'Skipped', '自動通過'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
}

/** How a task or a step ended; what has a word of its own in no list counts as finished. */
export const resultText = (result: string): Phrase => resultTexts[result] ?? ['已完成', 'Finished', '已完成']
