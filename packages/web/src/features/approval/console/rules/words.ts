import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const ruleWords = wordsOf({
  lead: [
    '给常用的审批人和条件起个名字，多个流程可以共用；修改后从下一个步骤起生效。',
    'Approvers and conditions shared by several processes. Changes apply from the next step on.',
    '給常用的審批人和條件起個名字，多個流程可以共用；修改後從下一個步驟起生效。',
  ],
  list: ['规则', 'Rules', '規則'],
  add: ['新增规则', 'Add rule', '新增規則'],
  edit: (name: string): Phrase => [`修改“${name}”`, `Edit “${name}”`, `修改「${name}」`],
  name: ['名称', 'Name', '名稱'],
  kind: ['类型', 'Kind', '類型'],
  approver: ['审批人', 'Approvers', '審批人'],
  condition: ['条件', 'Condition', '條件'],
  query: ['系统查询', 'Built-in query', '系統查詢'],
  queryHint: [
    '只能选择系统提供的查询，不能填写 SQL。',
    'Choose a built-in query. SQL cannot be entered.',
    '只能選擇系統提供的查詢，不能填寫 SQL。',
  ],
  unit: ['部门', 'Unit', '部門'],
  unitHint: ['不选则为申请人所在部门', 'Defaults to the applicant’s unit', '不選則為申請人所在部門'],
  formOf: ['字段来自', 'Fields of', '欄位來自'],
  formOfHint: [
    '条件可以比较该流程表单中的字段；表单有同样字段的流程也能使用。',
    'The condition can use fields of this process’s form. Other processes with the same fields can use it too.',
    '條件可以比較該流程表單中的欄位；表單有同樣欄位的流程也能使用。',
  ],
  starterOnly: ['只看发起人', 'Applicant only', '只看發起人'],
  usedBy: ['使用的流程', 'Used by', '使用的流程'],
  unused: ['未使用', 'Not used', '未使用'],
  none: ['还没有规则', 'No rules yet', '還沒有規則'],
  saved: ['已保存', 'Saved', '已儲存'],
  retire: ['删除规则', 'Delete rule', '刪除規則'],
  retireTitle: (name: string): Phrase => [`删除“${name}”？`, `Delete “${name}”?`, `刪除「${name}」？`],
  retired: ['已删除', 'Deleted', '已刪除'],
  inUse: (processes: string): Phrase => [
    `以下流程正在使用，不能删除：${processes}`,
    `Still used by these processes: ${processes}`,
    `以下流程正在使用，不能刪除：${processes}`,
  ],
  comma: ['、', ', ', '、'],
})
