import type { InstanceRow } from '@campus/contract/approval/office-page.ts'
import type { Phrase } from '@campus/contract/language.ts'

interface Named {
  readonly t: Phrase
  readonly tone: 'waiting' | 'good' | 'bad' | 'over'
}

export const officeStates: Readonly<Record<InstanceRow['status'], Named>> = {
  draft: { t: ['草稿', 'Draft', '草稿'], tone: 'over' },
  running: { t: ['审批中', 'In progress', '審批中'], tone: 'waiting' },
  passed: { t: ['已通过', 'Approved', '已通過'], tone: 'good' },
  refused: { t: ['未通过', 'Rejected', '未通過'], tone: 'bad' },
  cancelled: { t: ['已撤销', 'Cancelled', '已撤銷'], tone: 'over' },
}

const results: Readonly<Record<string, Named>> = {
  started: { t: ['提交申请', 'Submitted', '提交申請'], tone: 'good' },
  agree: { t: ['已同意', 'Agreed', '已同意'], tone: 'good' },
  complete: { t: ['已办理', 'Done', '已辦理'], tone: 'good' },
  passed: { t: ['已通过', 'Passed', '已通過'], tone: 'good' },
  refuse: { t: ['已拒绝', 'Rejected', '已拒絕'], tone: 'bad' },
  refused: { t: ['已拒绝', 'Rejected', '已拒絕'], tone: 'bad' },
  recall: { t: ['已退回', 'Returned', '已退回'], tone: 'bad' },
  returned: { t: ['已退回', 'Returned', '已退回'], tone: 'bad' },
  retry: { t: ['已重试', 'Tried again', '已重試'], tone: 'over' },
  nobody: { t: ['无处理人，按规则处理', 'Nobody to ask; the rule decided', '無處理人，按規則處理'], tone: 'over' },
  rule: { t: ['按规则自动处理', 'Decided by a rule', '按規則自動處理'], tone: 'over' },
  time: { t: ['超时自动处理', 'Decided because time ran out', '逾時自動處理'], tone: 'over' },
  administrator: { t: ['管理员处理', 'Decided by an administrator', '管理員處理'], tone: 'over' },
  machine: { t: ['系统自动处理', 'Done automatically', '系統自動處理'], tone: 'over' },
  skipped: { t: ['自动通过', 'Skipped', '自動通過'], tone: 'over' },
  cancelled: { t: ['已取消', 'Cancelled', '已取消'], tone: 'over' },
}

/** How a task or a step ended; what has a word of its own in no list counts as finished. */
export const resultOf = (result: string): Named => results[result] ?? { t: ['已完成', 'Finished', '已完成'], tone: 'over' }
