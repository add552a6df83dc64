import { warningStateNames } from '@campus/contract/attendance/warnings.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const consoleWarningWords = wordsOf({
  lead: ['所管单位学生的预警', 'Warnings for students in your units', '所管單位學生的預警'],
  search: ['姓名、学号或课程', 'Name, number or course', '姓名、學號或課程'],
  none: ['没有预警', 'No warnings', '沒有預警'],
  noneLikeThat: ['没有符合条件的预警', 'No matching warnings', '沒有符合條件的預警'],
  state: ['状态', 'Status', '狀態'],
  ...warningStateNames,
  person: ['学生', 'Student', '學生'],
  unit: ['单位', 'Unit', '單位'],
  course: ['课程', 'Course', '課程'],
  kind: ['类型', 'Kind', '類型'],
  allKinds: ['全部类型', 'All kinds', '全部類型'],
  cause: ['原因', 'Cause', '原因'],
  span: ['日期', 'Dates', '日期'],
  raisedAt: ['预警时间', 'Raised', '預警時間'],
  handling: ['处理', 'Handling', '處理'],
  handle: ['处理', 'Handle', '處理'],
  handleOf: (name: string) => [`处理 ${name} 的预警`, `Handle the warning for ${name}`, `處理 ${name} 的預警`],
  what: ['处理方式', 'What was done', '處理方式'],
  notes: ['说明', 'Notes', '說明'],
  notesHint: ['学生会看到', 'The student will see this', '學生會看到'],
  saved: ['已保存', 'Saved', '已儲存'],
})
