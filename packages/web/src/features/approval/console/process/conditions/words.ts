import type { Compare } from '@campus/contract/approval/conditions.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const conditionWords = wordsOf({
  isDefault: [
    '默认分支：其他分支的条件都不满足时进入。',
    'Default branch: used when no other condition is met.',
    '預設分支：其他分支的條件都不滿足時進入。',
  ],
  always: ['并行分支总是进行，不需要条件。', 'A parallel branch always runs.', '並行分支總是進行，不需要條件。'],
  makeConditional: ['改为按条件进入', 'Use conditions instead', '改為按條件進入'],
  makeDefault: ['设为默认分支', 'Set as default branch', '設為預設分支'],
  foreign: [
    '该条件使用了脚本或表达式，不会执行。请改用条件组。',
    'This condition is a script or an expression, which never runs. Use conditions instead.',
    '該條件使用了腳本或運算式，不會執行。請改用條件組。',
  ],
  kind: ['条件方式', 'Kind of condition', '條件方式'],
  byFields: ['按表单内容', 'By the form', '按表單內容'],
  byRule: ['按学校规则', 'By a school rule', '按學校規則'],
  groupsHold: ['条件组之间', 'Between groups', '條件組之間'],
  groupHolds: ['组内条件', 'Within the group', '組內條件'],
  allHold: ['全部满足', 'All must be met', '全部滿足'],
  oneHolds: ['满足一个即可', 'Any one is enough', '滿足一個即可'],
  group: (number: number) => [`条件组 ${number}`, `Group ${number}`, `條件組 ${number}`],
  addGroup: ['添加条件组', 'Add a group', '新增條件組'],
  removeGroup: (number: number) => [`删除条件组 ${number}`, `Remove group ${number}`, `刪除條件組 ${number}`],
  addCondition: ['添加条件', 'Add a condition', '新增條件'],
  removeCondition: (number: number) => [`删除条件 ${number}`, `Remove condition ${number}`, `刪除條件 ${number}`],
  field: ['字段', 'Field', '欄位'],
  starter: ['发起人', 'Applicant', '發起人'],
  compare: ['比较', 'Comparison', '比較'],
  value: ['值', 'Value', '值'],
  from: ['从', 'From', '從'],
  to: ['到', 'To', '到'],
  values: ['值（每行一个）', 'Values, one per line', '值（每行一個）'],
  people: ['人员', 'People', '人員'],
  units: ['部门', 'Units', '部門'],
})

export const compareNames: Record<Compare, Phrase> = {
  '>': ['大于', 'is more than', '大於'],
  '<': ['小于', 'is less than', '小於'],
  '>=': ['大于等于', 'is at least', '大於等於'],
  '<=': ['小于等于', 'is at most', '小於等於'],
  '=': ['等于', 'is', '等於'],
  '!=': ['不等于', 'is not', '不等於'],
  B: ['介于（不含两端）', 'is between (excluding both)', '介於（不含兩端）'],
  AB: ['介于（含左端）', 'is between (including the first)', '介於（含左端）'],
  BA: ['介于（含右端）', 'is between (including the last)', '介於（含右端）'],
  ABA: ['介于（含两端）', 'is between (including both)', '介於（含兩端）'],
  IN: ['属于其中之一', 'is one of', '屬於其中之一'],
  DEPT: ['属于部门', 'is in the units', '屬於部門'],
  ORG: ['是其中的人员或属于部门', 'is one of, or belongs to', '是其中的人員或屬於部門'],
}
