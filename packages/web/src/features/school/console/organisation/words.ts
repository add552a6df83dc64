import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const organisationWords = wordsOf({
  lead: ['学院、专业、班级与部门。', 'Colleges, majors, classes and departments.', '學院、專業、班級與部門。'],
  tree: ['院系与部门', 'Organisation', '院系與部門'],
  choose: [
    '从左侧选择一个单位查看和修改，或新增一个。',
    'Select a unit on the left to view or edit it, or add one.',
    '從左側選擇一個單位查看和修改，或新增一個。',
  ],
  none: [
    '还没有任何单位。先新增一个学院或部门。',
    'No units yet. Add a college or a department first.',
    '還沒有任何單位。先新增一個學院或部門。',
  ],
  addTop: ['新增学院或部门', 'Add a college or department', '新增學院或部門'],
  addUnder: (name: string): Phrase => [`在“${name}”下新增`, `Add under “${name}”`, `在「${name}」下新增`],
  add: ['新增下级单位', 'Add subunit', '新增下級單位'],
  newUnit: ['新单位', 'New unit', '新單位'],
  kind: ['类型', 'Type', '類型'],
  college: ['学院', 'College', '學院'],
  major: ['专业', 'Major', '專業'],
  class: ['班级', 'Class', '班級'],
  department: ['部门', 'Department', '部門'],
  code: ['编码', 'Code', '編碼'],
  name: ['名称', 'Name', '名稱'],
  parent: ['上级单位', 'Parent unit', '上級單位'],
  parentHint: ['不选表示直属学校', 'Leave empty to place it directly under the school', '不選表示直屬學校'],
  position: ['排序', 'Position', '排序'],
  positionHint: ['数字小的在前', 'Lower numbers come first', '數字小的在前'],
  total: (count: number): Phrase => [`共 ${count} 人`, `${counted(count, 'person', 'people')} in total`, `共 ${count} 人`],
  people: (count: number): Phrase => [`直属 ${count} 人`, `${counted(count, 'person', 'people')} directly in it`, `直屬 ${count} 人`],
  units: (count: number): Phrase => [`下级 ${count} 个单位`, counted(count, 'subunit'), `下級 ${count} 個單位`],
  seePeople: ['查看人员', 'View people', '查看人員'],
  leaders: ['负责人', 'Heads', '負責人'],
  leadersOf: (name: string): Phrase => [`${name}的负责人`, `Heads of “${name}”`, `${name}的負責人`],
  setLeaders: ['设置负责人', 'Set heads', '設定負責人'],
  noLeaders: [
    '还没有负责人，审批通常会交给上级单位的负责人。',
    'No head yet. Approvals usually go to the head of the parent unit.',
    '還沒有負責人，審批通常會交給上級單位的負責人。',
  ],
  saved: ['已保存', 'Saved', '已儲存'],
  remove: ['删除', 'Delete', '刪除'],
  removeTitle: (name: string): Phrase => [`删除“${name}”？`, `Delete “${name}”?`, `刪除「${name}」？`],
  removeText: [
    '只有没有人员和下级的单位可以删除。',
    'Only units without people and subunits can be deleted.',
    '只有沒有人員和下級的單位可以刪除。',
  ],
  removed: ['已删除', 'Deleted', '已刪除'],
})
