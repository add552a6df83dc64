import { wordsOf } from '@campus/ui/words/words.ts'

export const recordsWords = wordsOf({
  lead: ['查看并更正所管单位的考勤', 'Attendance in your units, with corrections', '查看並更正所管單位的考勤'],
  search: ['姓名、学号、课程或教学班', 'Name, number, course or section', '姓名、學號、課程或教學班'],
  none: ['没有考勤记录', 'No attendance records', '沒有考勤記錄'],
  noneLikeThat: ['没有符合条件的记录', 'No matching records', '沒有符合條件的記錄'],
  concern: ['需要关注', 'Needs attention', '需要關注'],
  allConcerns: ['全部记录', 'All records', '全部記錄'],
  doubtful: ['待确认', 'To be confirmed', '待確認'],
  objection: ['有异议', 'With an objection', '有異議'],
  person: ['学生', 'Student', '學生'],
  unit: ['单位', 'Unit', '單位'],
  course: ['课程', 'Course', '課程'],
  time: ['时间', 'Time', '時間'],
  teachers: ['教师', 'Teacher', '教師'],
  state: ['状态', 'Status', '狀態'],
  correct: ['更正', 'Correct', '更正'],
  correctOf: (name: string) => [`更正 ${name} 的考勤`, `Correct the attendance of ${name}`, `更正 ${name} 的考勤`],
  newState: ['改为', 'Change to', '改為'],
  reason: ['原因', 'Reason', '原因'],
  reasonHint: [
    '学生会看到，并可在 7 天内提出异议',
    'The student will see this and can object within 7 days',
    '學生會看到，並可在 7 天內提出異議',
  ],
  corrected: ['已更正，学生会收到通知', 'Corrected. The student has been notified.', '已更正，學生會收到通知'],
  action: ['操作', 'Action', '操作'],
})
