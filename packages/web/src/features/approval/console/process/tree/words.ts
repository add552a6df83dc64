import type { AssignedType, VoteMode } from '@campus/contract/approval/node-people.ts'
import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const nodeKinds = {
  ROOT: ['发起', 'Start', '發起'],
  APPROVAL: ['审批', 'Approval', '審批'],
  TASK: ['办理', 'Task', '辦理'],
  CC: ['抄送', 'Copy', '抄送'],
  CONDITIONS: ['条件分支', 'One of several branches', '條件分支'],
  INCLUSIVES: ['包容分支', 'Every branch that applies', '包容分支'],
  CONCURRENTS: ['并行分支', 'All branches at once', '並行分支'],
  DELAY: ['延时等待', 'Delay', '延時等待'],
  TRIGGER: ['触发器', 'Trigger', '觸發器'],
  SUBPROC: ['子流程', 'Sub-process', '子流程'],
  EMPTY: ['汇合', 'Join', '匯合'],
  CONDITION: ['条件', 'Condition', '條件'],
  INCLUSIVE: ['条件', 'Condition', '條件'],
  CONCURRENT: ['并行', 'Parallel', '並行'],
} as const satisfies Record<string, Phrase>

export const kindHints: Partial<Record<keyof typeof nodeKinds, Phrase>> = {
  APPROVAL: ['同意或拒绝', 'Someone approves or rejects', '同意或拒絕'],
  TASK: ['完成一项工作，不表态', 'Someone completes a piece of work', '完成一項工作，不表態'],
  CC: ['让其他人知道', 'Others get a copy', '讓其他人知道'],
  CONDITIONS: ['满足条件的第一个分支', 'The first branch whose condition is met', '滿足條件的第一個分支'],
  INCLUSIVES: ['所有满足条件的分支', 'Every branch whose condition is met', '所有滿足條件的分支'],
  CONCURRENTS: ['所有分支同时进行', 'All branches at the same time', '所有分支同時進行'],
  DELAY: ['等待一段时间', 'Wait for some time', '等待一段時間'],
  TRIGGER: ['调用外部系统或发邮件', 'Call another system or send an email', '呼叫外部系統或發郵件'],
  SUBPROC: ['发起另一个流程并等待', 'Start another process and wait', '發起另一個流程並等待'],
}

export const assignedNames: Record<AssignedType, Phrase> = {
  ASSIGN_USER: ['指定人员', 'Named people', '指定人員'],
  SELF_SELECT: ['发起人自选', 'Chosen by the applicant', '發起人自選'],
  OTHER_SELECT: ['由其他步骤的处理人选择', 'Chosen in another step', '由其他步驟的處理人選擇'],
  SELF: ['发起人自己', 'Applicant', '發起人自己'],
  LEADER: ['某一级部门负责人', 'Head of a unit level', '某一級部門負責人'],
  LEADER_TOP: ['逐级部门负责人', 'Unit heads, level by level', '逐級部門負責人'],
  ASSIGN_LEADER: ['指定部门的负责人', 'Heads of named units', '指定部門的負責人'],
  ROLE: ['职务', 'Holders of posts', '職務'],
  FORM_USER: ['表单中的人员', 'People in the form', '表單中的人員'],
  FORM_DEPT: ['表单中的部门', 'Units in the form', '表單中的部門'],
  REFUSE: ['自动拒绝', 'Rejected automatically', '自動拒絕'],
  NEAREST_MANAGER: ['最近的管理员', 'Nearest managers', '最近的管理員'],
  RULE: ['审批人规则', 'A school rule', '審批人規則'],
}

export const modeNames: Record<VoteMode, Phrase> = {
  AND: ['会签：全部同意', 'Everyone must approve', '會簽：全部同意'],
  OR: ['或签：一人同意即可', 'One approval is enough', '或簽：一人同意即可'],
  NEXT: ['依次审批', 'One after the other', '依次審批'],
  RATIO: ['按比例通过', 'A percentage must approve', '按比例通過'],
}

export const treeWords = wordsOf({
  tree: ['流程图', 'Steps of the process', '流程圖'],
  end: ['结束', 'End', '結束'],
  addAfter: (name: string) => [`在“${name}”之后添加`, `Add after “${name}”`, `在「${name}」之後新增`],
  add: ['添加步骤', 'Add a step', '新增步驟'],
  addBranch: ['添加分支', 'Add a branch', '新增分支'],
  branch: (number: number) => [`分支 ${number}`, `Branch ${number}`, `分支 ${number}`],
  condition: (number: number) => [`条件 ${number}`, `Condition ${number}`, `條件 ${number}`],
  otherwise: ['其他情况', 'Otherwise', '其他情況'],
  paste: ['粘贴已复制的步骤', 'Paste the copied step', '貼上已複製的步驟'],
  keys: ['键盘操作', 'Keyboard', '鍵盤操作'],
  keysWalk: ['方向键：在步骤间移动', 'Arrow keys: move between steps', '方向鍵：在步驟間移動'],
  keysEdit: ['Enter：编辑；Esc：回到流程图', 'Enter: edit; Esc: back to the steps', 'Enter：編輯；Esc：回到流程圖'],
  keysAdd: ['+ 或 Insert：在其后添加', '+ or Insert: add after it', '+ 或 Insert：在其後新增'],
  keysMove: ['Alt+方向键：移动步骤或分支', 'Alt+arrows: move a step or branch', 'Alt+方向鍵：移動步驟或分支'],
  keysDelete: ['Delete：删除', 'Delete: remove', 'Delete：刪除'],
  keysCopy: ['Ctrl+C、Ctrl+V：复制、粘贴', 'Ctrl+C, Ctrl+V: copy, paste', 'Ctrl+C、Ctrl+V：複製、貼上'],
  keysUndo: ['Ctrl+Z、Ctrl+Y：撤销、重做', 'Ctrl+Z, Ctrl+Y: undo, redo', 'Ctrl+Z、Ctrl+Y：復原、重做'],
  copied: (name: string) => [`已复制“${name}”`, `“${name}” copied`, `已複製「${name}」`],
  everybody: ['所有人可发起', 'Anyone can apply', '所有人可發起'],
  someMay: (names: string) => [`${names} 可发起`, `${names} can apply`, `${names} 可發起`],
  nobodyYet: ['还没有设置处理人', 'No one assigned yet', '還沒有設定處理人'],
  isDefault: ['其他条件都不满足时', 'When no other condition is met', '其他條件都不滿足時'],
  always: ['总是进行', 'Always', '總是進行'],
  conditions: (count: number) => [`${count} 个条件`, counted(count, 'condition'), `${count} 個條件`],
  rule: ['按学校规则', 'By a school rule', '按學校規則'],
  level: (level: number) => [`第 ${level} 级负责人`, `Unit head, level ${level}`, `第 ${level} 級負責人`],
  waits: (time: number, unit: string) => [`等待 ${time} ${unit}`, `Wait ${time} ${unit}`, `等待 ${time} ${unit}`],
  until: (time: string) => [`等到 ${time}`, `Wait until ${time}`, `等到 ${time}`],
  noAddress: ['还没有填写地址', 'No address yet', '還沒有填寫地址'],
  mailTo: (to: string) => [`发邮件给 ${to}`, `Email to ${to}`, `發郵件給 ${to}`],
  noSubprocess: ['还没有选择流程', 'No process chosen yet', '還沒有選擇流程'],
  startsSubprocess: ['发起子流程', 'Starts another process', '發起子流程'],
  comma: ['、', ', ', '、'],
  problem: (text: string) => [`问题：${text}`, `Problem: ${text}`, `問題：${text}`],
  D: ['天', 'days', '天'],
  H: ['小时', 'hours', '小時'],
  M: ['分钟', 'minutes', '分鐘'],
})
