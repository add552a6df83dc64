import { wordsOf } from '@campus/ui/words/words.ts'

export const lessonScreenWords = wordsOf({
  holiday: ['当天放假，本次课不上', 'No lesson: public holiday', '當天放假，本次課不上'],
  plan: ['课程安排调整，本次课取消', 'Cancelled: the weekly timetable changed', '課程安排調整，本次課取消'],
  person: ['本次课已被取消', 'This lesson was cancelled', '本次課已被取消'],
  plannedOn: (day: string) => [`原定 ${day}`, `Originally on ${day}`, `原定 ${day}`],
  when: ['日期', 'Date', '日期'],
  week: (week: number) => [`第 ${week} 周`, `week ${week}`, `第 ${week} 週`],
  time: ['时间', 'Time', '時間'],
  room: ['教室', 'Room', '教室'],
  teachers: ['教师', 'Teacher', '教師'],
  section: ['教学班', 'Section', '教學班'],
  students: ['人数', 'Students', '人數'],
})
