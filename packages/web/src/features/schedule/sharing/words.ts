import type { Phrase } from '@campus/contract/language.ts'
import type { ShareKind } from '@campus/contract/schedule/shares.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const shareKindNames: Record<ShareKind, Phrase> = {
  timetable: ['课表', 'Timetable', '課表'],
  exams: ['考试安排', 'Exams', '考試安排'],
  attendance: ['考勤', 'Attendance', '考勤'],
  warnings: ['学业预警', 'Academic warnings', '學業預警'],
  grades: ['成绩', 'Grades', '成績'],
}

export const shareWords = wordsOf({
  open: ['新建共享', 'Share with a family member', '新建共享'],
  what: ['让家人看到什么', 'What they can see', '讓家人看到什麼'],
  whatHint: [
    '只有您选的内容会显示，可随时结束。',
    'They see only what you choose, until you stop sharing.',
    '只有您選的內容會顯示，可隨時結束。',
  ],
  make: ['生成共享码', 'Get a code', '產生共享碼'],
  code: ['共享码', 'Code', '共享碼'],
  codeText: (day: string) => [
    `把共享码发给家人，对方登录后输入即可。${day}前有效，只能用一次，离开本页后不再显示。`,
    `Give this code to your family member, who enters it here after logging in. It works once, until ${day}, and is not shown again.`,
    `把共享碼發給家人，對方登入後輸入即可。${day}前有效，只能用一次，離開本頁後不再顯示。`,
  ],
  mine: ['我的共享', 'What I share', '我的共享'],
  waiting: (day: string) => [`等待输入共享码（${day}前）`, `Code not used yet (until ${day})`, `等待輸入共享碼（${day}前）`],
  none: ['还没有共享给任何人。', 'You are not sharing anything yet.', '還沒有共享給任何人。'],
  end: ['结束共享', 'Stop sharing', '結束共享'],
  endTitle: ['结束这个共享？', 'Stop sharing?', '結束這個共享？'],
  endText: ['对方马上看不到这些内容。', 'They will no longer see any of it.', '對方馬上看不到這些內容。'],
  ended: ['已结束', 'Sharing stopped', '已結束'],
  enter: ['输入学生给您的共享码', 'Enter a student’s code', '輸入學生給您的共享碼'],
  accept: ['添加', 'Add', '新增'],
  accepted: ['已添加', 'Added', '已新增'],
  sharedWithMe: ['共享给我的', 'Shared with me', '共享給我的'],
  noneWithMe: [
    '还没有学生与您共享。请向学生要共享码。',
    'No student shares anything with you yet. Ask the student for a code.',
    '還沒有學生與您共享。請向學生要共享碼。',
  ],
  openTimetable: ['查看课表', 'View timetable', '查看課表'],
  openExams: ['查看考试安排', 'View exams', '查看考試安排'],
  openGrades: ['查看成绩', 'View grades', '查看成績'],
  openAttendance: ['查看考勤', 'View attendance', '查看考勤'],
  openRates: ['查看出勤率', 'View attendance rates', '查看出席率'],
  openWarnings: ['查看预警', 'View warnings', '查看預警'],
})
