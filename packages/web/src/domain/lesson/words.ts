import { wordsOf } from '@campus/ui/words/words.ts'

export const lessonWords = wordsOf({
  cancelled: ['已取消', 'Cancelled', '已取消'],
  changed: ['有变动', 'Changed', '有變動'],
  noRoom: ['未安排教室', 'No room yet', '未安排教室'],
  tomorrow: ['明天', 'Tomorrow', '明天'],
  now: ['正在上课', 'Now', '正在上課'],
  next: ['下一节课', 'Next lesson', '下一節課'],
  leaveBy: (time: string, minutes: number, from: string) => [
    `建议 ${time} 前出发，从${from}步行约 ${minutes} 分钟`,
    `Leave by ${time}: about ${minutes} min on foot from ${from}`,
    `建議 ${time} 前出發，從${from}步行約 ${minutes} 分鐘`,
  ],
  today: ['今天', 'Today', '今天'],
  roomTaken: (name: string) => [`教室 ${name}`, `Room ${name}`, `教室 ${name}`],
  teacherTaken: (name: string) => [`教师 ${name}`, `Teacher ${name}`, `教師 ${name}`],
  studentTaken: (name: string) => [`学生 ${name}`, `Student ${name}`, `學生 ${name}`],
  moreClashes: (count: number) => [`还有 ${count} 处`, `${count} more`, `還有 ${count} 處`],
})
