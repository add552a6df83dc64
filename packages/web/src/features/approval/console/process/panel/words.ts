import type { OperationName, RefuseRule } from '@campus/contract/approval/node-people.ts'
import type { Delay, Escalation, TimeLimit } from '@campus/contract/approval/node-times.ts'
import type { DecisionProps } from '@campus/contract/approval/process-tree.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const panelWords = wordsOf({
  panel: ['步骤设置', 'Step', '步驟設定'],
  name: ['名称', 'Name', '名稱'],
  moveUp: ['上移', 'Move up', '上移'],
  moveDown: ['下移', 'Move down', '下移'],
  moveLeft: ['左移', 'Move left', '左移'],
  moveRight: ['右移', 'Move right', '右移'],
  duplicate: ['复制一份', 'Duplicate', '複製一份'],
  remove: ['删除', 'Delete', '刪除'],
  addBranch: ['添加分支', 'Add a branch', '新增分支'],
  starters: ['谁可以发起', 'Who can apply', '誰可以發起'],
  starterPeople: ['指定人员', 'People', '指定人員'],
  starterUnits: ['指定部门', 'Units', '指定部門'],
  startersHint: [
    '都不选时，“设置”中勾选的身份都可以发起。',
    'If no one is named, everyone of the types ticked under “Settings” can apply.',
    '都不選時，「設定」中勾選的身分都可以發起。',
  ],
  people: ['处理人', 'Approvers', '處理人'],
  copyTo: ['抄送给谁', 'Who gets a copy', '抄送給誰'],
  how: ['怎样确定', 'How to find them', '怎樣確定'],
  named: ['人员', 'People', '人員'],
  multiple: ['可以选多人', 'Allow several', '可以選多人'],
  pickers: ['由哪些步骤选择', 'Steps that choose', '由哪些步驟選擇'],
  noPickers: ['前面没有可选的步骤', 'No step comes before this one', '前面沒有可選的步驟'],
  level: ['第几级负责人', 'Level', '第幾級負責人'],
  levelHint: ['1 是发起人所在部门的负责人', '1 is the head of the applicant’s own unit', '1 是發起人所在部門的負責人'],
  skipEmpty: ['没有负责人的部门不计级数', 'Skip units without a head', '沒有負責人的部門不計級數'],
  upTo: ['到哪一级为止', 'How far up', '到哪一級為止'],
  toTop: ['直到最高级', 'To the top', '直到最高級'],
  toLevel: ['到某一级', 'To a level', '到某一級'],
  units: ['部门', 'Units', '部門'],
  posts: ['职务', 'Posts', '職務'],
  field: ['表单字段', 'Field of the form', '表單欄位'],
  noField: ['表单里没有这种字段', 'The form has no such field', '表單裡沒有這種欄位'],
  whom: ['部门中的哪些人', 'Who in the unit', '部門中的哪些人'],
  deptLeader: ['负责人', 'Heads', '負責人'],
  deptAll: ['所有人', 'Everyone', '所有人'],
  deptRole: ['担任职务的人', 'Holders of posts', '擔任職務的人'],
  mode: ['多人时', 'With several people', '多人時'],
  ratio: ['同意比例（%）', 'Required approval (%)', '同意比例（%）'],
  veto: ['一人拒绝即拒绝', 'One rejection rejects it', '一人拒絕即拒絕'],
  firstDecides: ['第一个人的决定即为结果', 'The first decision counts, including a rejection', '第一個人的決定即為結果'],
  collect: ['全部表态后再算结果', 'Wait for every vote before rejecting', '全部表態後再算結果'],
  nobody: ['找不到处理人时', 'If no approver is found', '找不到處理人時'],
  nobodyPeople: ['交给', 'Goes to', '交給'],
  refuse: ['拒绝后', 'After a rejection', '拒絕後'],
  target: ['退回到', 'Returns to', '退回到'],
  time: ['时限', 'Time limit', '時限'],
  hasLimit: ['设置时限（按工作时间计算）', 'Set a time limit (working hours)', '設定時限（按工作時間計算）'],
  schoolDays: ['使用学校设置的审批时限', 'Use the limit from school settings', '使用學校設定的審批時限'],
  amount: ['时长', 'Time', '時長'],
  unit: ['单位', 'Unit', '單位'],
  afterwards: ['到时', 'When it runs out', '到時'],
  repeat: ['重复提醒', 'Remind again', '重複提醒'],
  hours: ['间隔小时', 'Interval (hours)', '間隔小時'],
  escalation: (number: number) => [`之后第 ${number} 步`, `Afterwards, ${number}`, `之後第 ${number} 步`],
  addEscalation: ['再加一步', 'Add another step', '再加一步'],
  removeEscalation: (number: number) => [`删除第 ${number} 步`, `Remove step ${number}`, `刪除第 ${number} 步`],
  rights: ['表单权限', 'Form permissions', '表單權限'],
  noFields: ['表单还没有字段', 'The form has no fields yet', '表單還沒有欄位'],
  R: ['只读', 'Read', '唯讀'],
  E: ['可编辑', 'Edit', '可編輯'],
  H: ['隐藏', 'Hide', '隱藏'],
  required: ['必填', 'Required', '必填'],
  requiredOf: (title: string) => [`${title} 必填`, `${title} is required`, `${title} 必填`],
  buttons: ['按钮', 'Buttons', '按鈕'],
  shown: (name: string) => [`显示“${name}”`, `Show “${name}”`, `顯示「${name}」`],
  called: (name: string) => [`“${name}”改名为`, `Rename “${name}”`, `「${name}」改名為`],
  more: ['其他', 'More', '其他'],
  sign: ['需要签名', 'Require a signature', '需要簽名'],
  waiveWords: ['同意时可以不填意见', 'Comment optional when approving', '同意時可以不填意見'],
  overseen: [
    '发起人的管理员和学校管理员可以代为处理',
    'The applicant’s managers and administrators can decide too',
    '發起人的管理員和學校管理員可以代為處理',
  ],
  shouldAdd: ['发起人可以添加抄送人', 'The applicant can add people', '發起人可以新增抄送人'],
})

export const nobodyNames: Record<DecisionProps['nobody']['handler'], Phrase> = {
  TO_PASS: ['自动通过', 'Approve automatically', '自動通過'],
  TO_REFUSE: ['自动拒绝', 'Reject automatically', '自動拒絕'],
  TO_ADMIN: ['交给流程管理员', 'Ask process administrators', '交給流程管理員'],
  TO_USER: ['交给指定人员', 'Ask a named person', '交給指定人員'],
  TO_STOP: ['不能发起', 'Block applications', '不能發起'],
}

export const refuseNames: Record<RefuseRule['type'], Phrase> = {
  TO_END: ['结束流程', 'The process ends', '結束流程'],
  TO_BEFORE: ['退回上一步', 'Back to the step before', '退回上一步'],
  TO_NODE: ['退回到指定步骤', 'Back to a step', '退回到指定步驟'],
}

export const limitNames: Record<TimeLimit['handler']['type'], Phrase> = {
  NOTIFY: ['提醒', 'Remind', '提醒'],
  PASS: ['自动通过', 'Approve', '自動通過'],
  REFUSE: ['自动拒绝', 'Reject', '自動拒絕'],
}

export const escalationNames: Record<Escalation['handler'], Phrase> = {
  REMIND: ['再次提醒', 'Remind again', '再次提醒'],
  PASS: ['自动通过', 'Approve', '自動通過'],
  REFUSE: ['自动拒绝', 'Reject', '自動拒絕'],
  TO_LEADER: ['转给上级', 'Escalate to the unit head', '轉給上級'],
  TO_ADMIN: ['转给流程管理员', 'Escalate to administrators', '轉給流程管理員'],
}

export const buttonNames: Record<OperationName, Phrase> = {
  agree: ['同意', 'Approve', '同意'],
  complete: ['完成', 'Complete', '完成'],
  refuse: ['拒绝', 'Reject', '拒絕'],
  cancel: ['撤销', 'Cancel', '撤銷'],
  transfer: ['转交', 'Transfer', '轉交'],
  delegate: ['委托征求意见', 'Ask for an opinion', '委託徵求意見'],
  beforeAdd: ['前加签', 'Add a signer before', '前加簽'],
  afterAdd: ['后加签', 'Add a signer after', '後加簽'],
  recall: ['退回', 'Return', '退回'],
}

export const delayNames: Record<Delay['type'], Phrase> = {
  FIXED: ['一段时间', 'For a period', '一段時間'],
  AUTO: ['到当天某个时间', 'Until a time of the day', '到當天某個時間'],
  PRECISE: ['到指定的日期和时间', 'Until a date and time', '到指定的日期和時間'],
}
